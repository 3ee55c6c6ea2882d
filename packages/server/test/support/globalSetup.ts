import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server, up to the name of a database. */
    postgresUrl: string;
    /** A file with an embedded database that was just made: loading it is ten times faster than making one. */
    emptyDatabase: string;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts each database once for all server tests. */
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

  const embedded = await PGlite.create();
  const emptyDatabase = join(folder, "empty.tar");
  const dump = await embedded.dumpDataDir("none");
  writeFileSync(emptyDatabase, new Uint8Array(await dump.arrayBuffer()));
  await embedded.close();

  project.provide("postgresUrl", `postgres://postgres:test@127.0.0.1:${port}`);
  project.provide("emptyDatabase", emptyDatabase);
  return async () => {
    postgres.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
