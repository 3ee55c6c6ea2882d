import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { inject } from "vitest";
import { writeAlike } from "../../src/capabilities/backup/rows.ts";
import { listTables } from "../../src/capabilities/backup/tables.ts";
import { createLog } from "../../src/capabilities/http/log.ts";
import { runCommand } from "../../src/command/runCommand.ts";
import { readConfig } from "../../src/kernel/config.ts";
import { connectEmbedded, connectPostgres, embeddedFolder, type OpenDatabase } from "../../src/kernel/db/open.ts";
import { readRows } from "../../src/kernel/db/readRows.ts";
import { newId } from "../../src/kernel/ids.ts";
import { startServer, type RunningServer, type ServerOverrides } from "../../src/server.ts";
import { Browser } from "./browser.ts";
import { createRecordingMailer } from "./recordingMailer.ts";
import { makePostgres, type DatabaseKind } from "./testServer.ts";

/** What a command printed, and the code that it ended with. */
interface CommandRun {
  code: number;
  printed: string;
}

/** Settings for the `grantwright` command and a server, with a data folder of their own that the server locks as in life. */
export interface OperatedPlace {
  settings: Record<string, string>;
  dataDir: string;
  run(args: string[], more?: { now?: () => Date; signal?: AbortSignal }): Promise<CommandRun>;
  start(overrides?: ServerOverrides): Promise<RunningServer>;
  /** Opens the database as it is, while no server runs. */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** Makes a place: empty, or as a server leaves it that has started. */
export async function makePlace(
  kind: DatabaseKind,
  content: "empty" | "prepared",
  more: Record<string, string> = {},
): Promise<OperatedPlace> {
  const root = mkdtempSync(join(tmpdir(), "grantwright-place-"));
  const dataDir = more.DATA_DIR ? join(root, more.DATA_DIR) : root;
  mkdirSync(dataDir, { recursive: true });
  if (kind === "embedded" && content === "prepared") {
    const blob = new Blob([readFileSync(inject("embeddedTemplate"))]);
    const client = await PGlite.create(embeddedFolder(dataDir), { loadDataDir: blob });
    await client.close();
  }
  const settings: Record<string, string> = {
    PORT: "0",
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    WRITER_PACE_MS: "0",
    GRANTS_GOV_URL: "off",
    ...(kind === "postgres" && { DATABASE_URL: await makePostgres(content) }),
    ...more,
    DATA_DIR: dataDir,
  };
  return {
    settings,
    dataDir,
    async run(args, { now = () => new Date(), signal = new AbortController().signal } = {}) {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      const code = await runCommand(args, { env: settings, print, printError: print, now, signal });
      return { code, printed: lines.join("\n") };
    },
    start: (overrides = {}) =>
      startServer(readConfig(settings), {
        log: createLog("silent"),
        print: () => {},
        appFolder: join(import.meta.dirname, "../app"),
        ...overrides,
      }),
    open: () =>
      settings.DATABASE_URL === undefined
        ? connectEmbedded({ dataDir })
        : connectPostgres(settings.DATABASE_URL, () => {}),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** A browser in which a person is signed in, a new one unless an address is given, on a server whose mailer keeps what it is to send. */
export async function signInAt(
  server: RunningServer,
  { links }: Pick<ReturnType<typeof createRecordingMailer>, "links">,
  email = `person-${newId()}@example.org`,
): Promise<Browser> {
  const person = new Browser(server.address);
  await person.post("/p/auth/email", { email, forceEmail: true });
  await person.post("/p/auth/token", { token: links.at(-1)?.split("token=")[1] });
  return person;
}

/** All rows of all tables as text, and the migrations. */
export function allRows({ db }: Pick<OpenDatabase, "db">): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await writeAlike(tx);
    const tables = (await listTables(tx)).map(({ name }) => sql.identifier(name));
    const found: Record<string, string[]> = {};
    for (const table of [...tables, sql.raw("drizzle.__drizzle_migrations")]) {
      const rows = await readRows<{ row: string }>(
        tx,
        sql`select t::text as row from ${table} t order by t::text collate "C"`,
      );
      found["value" in table ? String(table.value) : "migrations"] = rows.map(({ row }) => row);
    }
    return found;
  });
}
