import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./server.ts";

/** A PostgreSQL server of the tests' own. */
export interface TestPostgres {
  /** The address of an empty database. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts PostgreSQL in a folder of its own, in a process that ends with this one. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "grantwright-postgres-"));
  // As root, PostgreSQL runs as a user of its own, who has to reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const script = resolve("packages/server/test/support/runPostgres.ts");
  const child = spawn(process.execPath, [script, join(folder, "data"), String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([
    once(child.stdout, "data"),
    ended.then(() => {
      throw new Error("PostgreSQL did not start.");
    }),
  ]);
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
