import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createRequire } from "node:module";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./freePort.ts";

/** A PostgreSQL server of the tests' own. */
export interface TestPostgres {
  /** The address of an empty database. */
  url: string;
  /** The process that it runs in, with those that it starts. */
  pid: number;
  /** Makes a team with one member, as long as no screen does. Gives its id. */
  makeTeam: (name: string, memberEmail: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** As much of the server's database driver as is used here. */
interface Driver {
  Client: new (options: { connectionString: string }) => {
    connect: () => Promise<void>;
    query: (sql: string, values: readonly unknown[]) => Promise<unknown>;
    end: () => Promise<void>;
  };
}

const { Client } = createRequire(resolve("packages/server/package.json"))("pg") as Driver;

/** Makes an empty database beside the one at an address, and gives its address. */
export async function makeDatabase(url: string): Promise<string> {
  const name = `walk_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`, []);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
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
  const url = `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  return {
    url,
    pid: child.pid!,
    makeTeam: async (name, memberEmail) => {
      const client = new Client({ connectionString: url });
      const id = randomBytes(12).toString("hex");
      await client.connect();
      await client.query("insert into team (id, name, created_at) values ($1, $2, now())", [id, name]);
      await client.query(
        'insert into team_member (team_id, user_id, joined_at) select $1, id, now() from "user" where email = $2',
        [id, memberEmail],
      );
      await client.end();
      return id;
    },
    stop: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
