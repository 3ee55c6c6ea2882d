import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "./freePort.ts";

/** A PostgreSQL server that a test can stop, and start again with what it had. */
export interface OwnPostgres {
  /** The address of its database. */
  url: string;
  start(): Promise<void>;
  /** Ends it as who runs it would: connections are closed, nothing is lost. Does nothing where it has ended. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a folder, which every user has to reach. */
export async function startOwnPostgres(folder: string): Promise<OwnPostgres> {
  const port = await freePort();
  const script = join(import.meta.dirname, "runPostgres.ts");
  let end: (() => Promise<void>) | undefined;
  const start = async () => {
    const child = spawn(process.execPath, [script, join(folder, "postgres"), String(port), "keep"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    end = async () => {
      child.stdin.end();
      await ended;
    };
    await Promise.race([
      once(child.stdout, "data"),
      ended.then(() => {
        throw new Error("PostgreSQL did not start.");
      }),
    ]);
  };
  await start();
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    start,
    async stop() {
      await end?.();
      end = undefined;
    },
  };
}
