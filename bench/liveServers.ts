// What the programs share that measure streams of events: servers on PostgreSQL in processes of their own, and people who are signed in.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../e2e/support/freePort.ts";
import { startPostgres } from "../e2e/support/postgres.ts";
import { createLog } from "../packages/server/src/capabilities/http/log.ts";
import { beginSession } from "../packages/server/src/capabilities/session/sessions.ts";
import { readConfig } from "../packages/server/src/kernel/config.ts";
import { team, teamMember } from "../packages/server/src/kernel/db/schema.ts";
import { newId } from "../packages/server/src/kernel/ids.ts";
import { findOrMakeAccount } from "../packages/server/src/modules/auth/accounts.ts";
import { startServer } from "../packages/server/src/server.ts";
import { secondsOfTree, usageOf, type Usage } from "./usage.ts";

/** Somebody who is signed in, and the server that they come to. */
export interface BenchPerson {
  cookie: string;
  port: number;
}

/** An event as a stream told it. */
export interface BenchEvent {
  name: string;
  data: any;
}

/** Servers, and the people who come to them. */
export class LiveServers {
  /** How many calls failed. */
  failures = 0;
  /** It is over: what fails from now on is no failure. */
  isOver = false;
  readonly #folder = mkdtempSync(join(tmpdir(), "grantwright-bench-"));
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  readonly #processes: ChildProcess[] = [];
  #postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  #ports: number[] = [];

  /**
   * Makes teams of so many people each, starts so many processes, and gives the people of each team. They come to the processes in
   * turn.
   */
  async start(teams: number, people: number, processes: number): Promise<{ scope: string; people: BenchPerson[] }[]> {
    this.#postgres = await startPostgres();
    const settings = {
      HOST: "127.0.0.1",
      DATABASE_URL: this.#postgres.url,
      DATA_DIR: this.#folder,
      GRANTS_GOV_URL: "off",
      LOG_LEVEL: "silent",
    };
    const maker = await startServer(readConfig({ ...settings, PORT: "0", ROLE: "web" }), {
      log: createLog("info", { write: () => {} }),
      print: () => {},
    });
    const { db } = maker.context;
    const now = new Date();
    this.#ports = await Promise.all(Array.from({ length: processes }, freePort));
    const makePerson = async (teamId: string, email: string, at: number): Promise<BenchPerson> => {
      const userId = await db.transaction((tx) => findOrMakeAccount(maker.context, tx, email));
      await db.insert(teamMember).values({ teamId, userId, role: "owner", joinedAt: now });
      const cookie = `gw_session=${await beginSession(db, now, userId, "link", { browser: null, system: null })}`;
      return { cookie, port: this.#ports[at % processes]! };
    };
    const made: { scope: string; people: BenchPerson[] }[] = [];
    for (let each = 0; each < teams; each += 1) {
      const teamId = newId();
      await db.insert(team).values({ id: teamId, name: `Team ${each}`, createdAt: now });
      const members = await Promise.all(
        Array.from({ length: people }, (_each, who) => makePerson(teamId, `person-${each}-${who}@example.org`, who)),
      );
      made.push({ scope: `/teams/${teamId}`, people: members });
    }
    await maker.stop();
    for (const port of this.#ports) {
      const main = join(import.meta.dirname, "../packages/server/dist/main.js");
      const env = { PATH: process.env.PATH, ...settings, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
      this.#processes.push(spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "inherit"] }));
      const isWell = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isWell())) await wait(100);
    }
    return made;
  }

  /** What each process has taken. */
  usage(): Usage[] {
    return this.#processes.map(({ pid }) => usageOf(pid!));
  }

  /** The seconds of a core that the database has taken. */
  databaseSeconds(): number {
    return this.#postgres ? secondsOfTree(this.#postgres.pid) : 0;
  }

  /** One call; undefined where it failed. */
  call(person: BenchPerson, method: string, path: string, body?: object): Promise<any> {
    return new Promise((done) => {
      const fail = () => {
        if (!this.isOver) this.failures += 1;
        done(undefined);
      };
      const headers = { cookie: person.cookie, ...(body && { "content-type": "application/json" }) };
      const options = {
        agent: this.#agent,
        host: "127.0.0.1",
        port: person.port,
        method,
        path: `/api${path}`,
        headers,
      };
      const sent = request(options, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => (answer.statusCode! >= 400 ? fail() : done(text ? JSON.parse(text) : undefined)));
      });
      sent.on("error", fail);
      sent.end(body && JSON.stringify(body));
    });
  }

  /** Opens the stream of a person, and calls back for each event. Resolves once it has begun. */
  listen(person: BenchPerson, onEvent: (event: BenchEvent) => void): Promise<void> {
    return new Promise((begun) => {
      const { port, cookie } = person;
      const options = { agent: false, host: "127.0.0.1", port, path: "/api/a/live", headers: { cookie } } as const;
      const fail = () => {
        if (!this.isOver) this.failures += 1;
        begun();
      };
      const sent = request(options, (answer) => {
        if (answer.statusCode !== 200) fail();
        let text = "";
        answer.on("data", (chunk: Buffer) => {
          const blocks = (text + chunk.toString()).split("\n\n");
          text = blocks.pop()!;
          for (const block of blocks) {
            const name = /^event: (.*)$/m.exec(block)?.[1];
            if (name === "begin") begun();
            else if (name) onEvent({ name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") });
          }
        });
        answer.on("close", fail);
      });
      sent.on("error", fail);
      sent.end();
    });
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const each of this.#processes) each.kill("SIGKILL");
    await this.#postgres?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
