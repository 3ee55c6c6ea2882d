import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, inject } from "vitest";
import { createLog } from "../../src/capabilities/http/log.ts";
import { readConfig, type Config } from "../../src/kernel/config.ts";
import { openEmbedded } from "../../src/kernel/db/migrate.ts";
import { newId } from "../../src/kernel/ids.ts";
import { startServer, type RunningServer, type ServerOverrides } from "../../src/server.ts";
import { Browser } from "./browser.ts";
import { createDatabase } from "./createDatabase.ts";
import { testTime } from "./testTime.ts";

/** Both databases that the server runs on: for what hangs on locks, transactions or their own types. */
export const bothDatabases = ["embedded", "postgres"] as const;

export type DatabaseKind = (typeof bothDatabases)[number];

const wanted = process.env.TEST_DATABASE;

/** What all else is tried on: the embedded one; with TEST_DATABASE=postgres the other, with TEST_DATABASE=both each of them. */
export const databases: readonly DatabaseKind[] =
  wanted === "both" ? bothDatabases : [wanted === "postgres" ? "postgres" : "embedded"];

/** A server for tests, on a database of its own. */
export interface TestServer extends RunningServer {
  /** What the structured log got. */
  logLines: string[];
  /** What the person at the terminal saw. */
  printed: string[];
  /** The clock that rules go by. It stands still, but for a millisecond each time it is read, so that later is later. */
  clock: {
    /** Where it stands, in milliseconds. */
    at: number;
    /** What has passed since; add to it to let time pass. */
    offsetMs: number;
  };
  /** A browser that nobody is signed in with. */
  browser(): Browser;
  /** A browser in which a new person is signed in. */
  signIn(email?: string): Promise<Browser>;
  /** The token of the link that was mailed last. */
  lastToken(): string;
  /** Starts another server process on the same database: PostgreSQL only. */
  another(overrides?: ServerOverrides): Promise<RunningServer>;
}

/** Makes a database on the PostgreSQL of the tests: empty, or as a server leaves it that has started. Returns its address. */
export async function makePostgres(content: "empty" | "prepared"): Promise<string> {
  const url = inject("postgresUrl");
  const name = `test_${newId()}`;
  await createDatabase(url, name, content === "prepared" ? inject("postgresTemplate") : undefined);
  return `${url}/${name}`;
}

/** Makes one that stores letters in another way, as `encoding` and `locale` of PostgreSQL say. Returns its address. */
export async function makeForeignPostgres(encoding: string, locale: string): Promise<string> {
  const url = inject("postgresUrl");
  const name = `test_${newId()}`;
  const like = `encoding '${encoding}' locale_provider libc lc_collate '${locale}' lc_ctype '${locale}'`;
  await createDatabase(url, name, "template0", like);
  return `${url}/${name}`;
}

/** Starts a server on a fresh database. */
export async function startTestServer(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
  overrides: ServerOverrides = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "grantwright-data-"));
  const printed: string[] = [];
  const logLines: string[] = [];
  const clock: TestServer["clock"] = { at: testTime.getTime(), offsetMs: 0 };
  let readings = 0;
  const log = createLog("debug", { write: (line: string) => void logLines.push(line) });
  const config: Config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    DATA_DIR: dataDir,
    WRITER_PACE_MS: "0",
    // No test asks the world.
    GRANTS_GOV_URL: "off",
    ...(kind === "postgres" && { DATABASE_URL: await makePostgres("prepared") }),
    ...settings,
  });
  const shared: ServerOverrides = {
    now: () => new Date(clock.at + clock.offsetMs + readings++),
    log,
    print: (line) => void printed.push(line),
    appFolder: join(import.meta.dirname, "../app"),
    drainMs: 0,
    ...overrides,
  };
  const server = await startServer(config, {
    ...shared,
    ...(kind === "embedded" && {
      openDatabase: () =>
        openEmbedded({ client: new PGlite({ loadDataDir: new Blob([readFileSync(inject("embeddedTemplate"))]) }) }),
    }),
  });
  const browser = () => new Browser(server.address);
  const lastToken = () => /[?&#]token=([^&#]+)/.exec(printed.at(-1) ?? "")?.[1] ?? "";
  return {
    ...server,
    logLines,
    printed,
    clock,
    browser,
    lastToken,
    async signIn(email = `person-${newId()}@example.org`) {
      const person = browser();
      await person.post("/p/auth/email", { email, forceEmail: true });
      await person.post("/p/auth/token", { token: lastToken() });
      return person;
    },
    another: (more = {}) => startServer(config, { ...shared, ...more }),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server on a fresh database for the tests of a suite, there from before the first of them to after the last. */
export function useServer(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
  overrides: ServerOverrides = {},
): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await startTestServer(kind, settings, overrides)));
  afterAll(() => server.stop());
  return server;
}
