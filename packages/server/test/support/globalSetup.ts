import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { freePort } from "./freePort.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server, up to the name of a database. */
    postgresUrl: string;
    /** The database on it that a server has started on once: copying it takes a tenth of the time of making one. */
    postgresTemplate: string;
    /** A file with an embedded database that a server has started on once. */
    embeddedTemplate: string;
  }
}

const run = promisify(execFile);

/** Starts each database once for all server tests, and prepares what each test gets a copy of. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "grantwright-test-"));
  // As root, PostgreSQL runs as a user of its own, who has to reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const script = join(import.meta.dirname, "runPostgres.ts");
  const postgres = spawn(process.execPath, [script, join(folder, "postgres"), String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(postgres, "exit");
  await Promise.race([
    once(postgres.stdout, "data"),
    ended.then(() => {
      throw new Error("PostgreSQL did not start.");
    }),
  ]);

  const postgresUrl = `postgres://postgres:test@127.0.0.1:${port}`;
  const postgresTemplate = "prepared";
  const embeddedTemplate = join(folder, "embedded.tar");
  await run(process.execPath, [
    join(import.meta.dirname, "prepareDatabases.ts"),
    `${postgresUrl}/${postgresTemplate}`,
    embeddedTemplate,
  ]);

  project.provide("postgresUrl", postgresUrl);
  project.provide("postgresTemplate", postgresTemplate);
  project.provide("embeddedTemplate", embeddedTemplate);
  return async () => {
    postgres.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
