import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../e2e/support/freePort.ts";
import { startPostgres } from "../../e2e/support/postgres.ts";
import { createLog } from "../../packages/server/src/capabilities/http/log.ts";
import { beginSession } from "../../packages/server/src/capabilities/session/sessions.ts";
import { readConfig } from "../../packages/server/src/kernel/config.ts";
import { findOrMakeAccount } from "../../packages/server/src/modules/auth/accounts.ts";
import { startServer } from "../../packages/server/src/server.ts";
import { serverFlags } from "../../tools/serverFlags.ts";
import { withClient } from "../load/driver.ts";
import { Proxy } from "./proxy.ts";

const main = join(import.meta.dirname, "../../packages/server/dist/main.js");

/** Server processes on one PostgreSQL, behind a proxy. Each can be killed, or stopped, and is started again. */
export class Fleet {
  readonly proxy = new Proxy();
  address = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "grantwright-fleet-"));
  readonly #processes: ChildProcess[] = [];
  #ports: number[] = [];
  #postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

  /** Where the database is. */
  get databaseUrl(): string {
    return this.#postgres?.url ?? "";
  }

  /** The processes, in their order. */
  get pids(): number[] {
    return this.#processes.map(({ pid }) => pid!);
  }

  /** The address of a process, past the proxy. */
  addressOf = (each: number): string => `http://127.0.0.1:${this.#ports[each]}`;

  #settings() {
    return {
      HOST: "127.0.0.1",
      // No machine of its own: a process that stops goes on answering until the proxy knows.
      PUBLIC_URL: "https://grants.example.org",
      TRUST_PROXY: "loopback",
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.#folder,
      GRANTS_GOV_URL: "off",
      WELCOME_CREDITS: "1000000",
      DOCUMENTS_PER_HOUR: "1000000",
      LOG_LEVEL: process.env.LOG_LEVEL ?? "fatal",
    };
  }

  /** Starts all, and gives the cookies of so many people. What else there has to be at the beginning is made by `prepare`. */
  async start(
    processes: number,
    people: number,
    prepare?: (maker: Awaited<ReturnType<typeof startServer>>, cookies: readonly string[]) => Promise<void>,
  ): Promise<string[]> {
    this.#postgres = await startPostgres();
    const maker = await startServer(readConfig({ ...this.#settings(), PORT: "0", ROLE: "web" }), {
      log: createLog("silent"),
      print: () => {},
      drainMs: 0,
    });
    const { db } = maker.context;
    const cookies: string[] = [];
    for (let each = 0; each < people; each += 1) {
      const userId = await db.transaction((tx) => findOrMakeAccount(maker.context, tx, `person-${each}@example.org`));
      const secret = await beginSession(db, new Date(), userId, "link", { browser: null, system: null });
      cookies.push(`__Host-gw_session=${secret}`);
    }
    await prepare?.(maker, cookies);
    await maker.stop();
    this.#ports = await Promise.all(Array.from({ length: processes }, freePort));
    this.#ports.forEach((_port, each) => this.#launch(each));
    this.address = await this.proxy.start(this.#ports);
    while (!this.#ports.every(this.proxy.isReady)) await wait(100);
    return cookies;
  }

  #launch(each: number): void {
    const env = { PATH: process.env.PATH, ...this.#settings(), PORT: String(this.#ports[each]) };
    this.#processes[each] = spawn(process.execPath, [...serverFlags, main], {
      env,
      stdio: ["ignore", process.env.LOG_LEVEL ? "inherit" : "ignore", "inherit"],
    });
  }

  /** Kills a process, or has it stop, and starts it again. Resolves with how many seconds it was away, once it is ready. */
  async again(each: number, signal: "SIGKILL" | "SIGTERM"): Promise<number> {
    const child = this.#processes[each]!;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    const began = Date.now();
    this.#launch(each);
    while (!(await this.#answers(each))) await wait(50);
    return (Date.now() - began) / 1_000;
  }

  #answers = (each: number): Promise<boolean> =>
    fetch(`${this.addressOf(each)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** One row set of the database. */
  async query<Row>(text: string): Promise<Row[]> {
    return withClient(this.databaseUrl, async (client) => (await client.query<Row>(text)).rows);
  }

  /** Has PostgreSQL crash and recover, as it does where one of its own processes is killed. */
  async crashDatabase(): Promise<void> {
    const [found] = await this.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    );
    if (found) process.kill(found.pid, "SIGKILL");
  }

  async end(): Promise<void> {
    this.proxy.stop();
    for (const each of this.#processes) each.kill("SIGKILL");
    await this.#postgres?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
