import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Manifest } from "../src/capabilities/backup/manifest.ts";
import { hashOf } from "../src/capabilities/backup/syncedFiles.ts";
import { inOrderOfReferences, listTables } from "../src/capabilities/backup/tables.ts";
import { queueMail } from "../src/capabilities/mail/queueMail.ts";
import { releaseMigrations } from "../src/kernel/db/migrations.ts";
import * as schema from "../src/kernel/db/schema.ts";
import type { RunningServer } from "../src/server.ts";
import { attachText } from "./support/attach.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { allRows, makePlace, signInAt, type OperatedPlace } from "./support/operatedPlace.ts";
import { createRecordingMailer } from "./support/recordingMailer.ts";
import { createGate, createScriptedWriter } from "./support/scriptedWriter.ts";
import { bothDatabases } from "./support/testServer.ts";

const patience = { timeout: 60_000, interval: 100 };

/** Whatever a format of lines and columns could trip over. */
const oddText = "Tab\there, \\N, \\, C:\\new\\table, “quotes” \"and\" 'these',\r\nŁąki 水 🌱 \u2028 and the end\n\\.\n";

const notice = (subject: string) => ({
  to: "ines@example.org",
  kind: "notice",
  subject,
  parts: { heading: subject, before: [oddText], after: [] },
  isProduct: false as const,
});

const folders = mkdtempSync(join(tmpdir(), "grantwright-backups-"));
afterAll(() => rm(folders, { recursive: true, force: true }));

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;

/** Changes what a manifest says, as somebody would who knows how it is hashed. */
function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const manifest = readManifest(folder);
  change(manifest);
  const text = JSON.stringify(manifest);
  writeFileSync(join(folder, "manifest.json"), text);
  writeFileSync(join(folder, "manifest.sha256"), `${hashOf(text)}  manifest.json\n`);
}

describe.each(bothDatabases)("a backup of %s", (kind) => {
  const other = kind === "embedded" ? "postgres" : "embedded";
  const places: OperatedPlace[] = [];
  const empty = async (of: (typeof bothDatabases)[number], more: Record<string, string> = {}) => {
    const place = await makePlace(of, "empty", more);
    places.push(place);
    return place;
  };
  let source: OperatedPlace;
  let server: RunningServer;
  let person: Browser;
  let fileId: string;
  let taskId: string;
  let before: Record<string, string[]>;
  const whileWriting = join(folders, `${kind}-running`);
  const stopped = join(folders, `${kind}-stopped`);
  const text = `A budget. ${oddText}`;

  afterAll(async () => {
    for (const place of places) await place.remove();
  });

  // What the others look at.
  it("is made while the server runs and people write, and while it is stopped", async () => {
    source = await makePlace(kind, "prepared");
    places.push(source);
    const gate = createGate();
    const kept = createRecordingMailer(({ subject }) => {
      if (subject === "Waits") throw new Error("The mail server is away.");
    });
    const writer = createScriptedWriter((index, _id, signal) => (index > 0 ? gate.wait(signal) : undefined));
    server = await source.start({ mailer: kept.mailer, writer });
    person = await signInAt(server, kept);
    fileId = await attachText(person, text);
    await makeDraft(person, { fileIds: [fileId] });
    const doc = await makeCompleteDocument(person);
    await person.post("/a/docs", { ...completeSave(doc, false), eligibilityCriteria: oddText });
    const { body } = await person.post("/a/docs", completeSave(await person.document(doc.id), true));
    taskId = body.taskId as string;
    await gate.reached;
    const { context } = server;
    for (const subject of ["Was sent", "Waits"])
      await context.db.transaction((tx) => queueMail(context, tx, notice(subject)));
    await vi.waitFor(async () => {
      const mails = await context.db.select().from(schema.mail);
      expect(mails.find(({ subject }) => subject === "Was sent")?.status).toBe("sent");
      expect(mails.find(({ subject }) => subject === "Waits")?.attempts).toBeGreaterThan(0);
    }, patience);

    // People go on writing while the first backup is made.
    const over = new AbortController();
    let saves = 0;
    const writing = (async () => {
      const { id, fields } = await makeCompleteDocument(person);
      const field = fields.find(({ auto, hidden }) => !auto && !hidden)?.id;
      for (; !over.signal.aborted; saves++) {
        const draft = [{ id: field, userText: `Save ${"again ".repeat(saves)}` }];
        const saved = await person.post("/a/docs", { id, name: "Written meanwhile", draft, generate: false });
        expect(saved.status).toBe(200);
      }
    })();
    await vi.waitFor(() => expect(saves).toBeGreaterThan(1), patience);
    const run = await source.run(["backup", whileWriting]);
    const savesThen = saves;
    await vi.waitFor(() => expect(saves).toBeGreaterThan(savesThen), patience);
    over.abort();
    await writing;
    expect(run).toMatchObject({ code: 0, printed: expect.stringContaining(`The backup is in ${whileWriting}`) });

    await server.stop();
    expect(await source.run(["backup", stopped])).toMatchObject({ code: 0 });
    const database = await source.open();
    before = await allRows(database);
    await database.close();
  });

  it("holds every table and every file, for its owner's eyes alone", () => {
    const manifest = readManifest(stopped);
    const expected = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
    expect(Object.keys(manifest.tables).toSorted()).toEqual(expected.toSorted());
    for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
      expect([name, rows]).toEqual([name, before[name]?.length]);
      expect(hashOf(readFileSync(join(stopped, "tables", name)))).toBe(sha256);
    }
    expect(manifest).toMatchObject({ database: kind, migration: releaseMigrations().at(-1), missingFiles: [] });
    expect(readFileSync(join(stopped, "files", fileId), "utf8")).toBe(text);
    expect(readdirSync(join(stopped, "files"))).toEqual(Object.keys(manifest.files ?? {}));
    if (process.platform === "win32") return;
    expect(statSync(stopped).mode & 0o777).toBe(0o700);
    expect(statSync(join(stopped, "tables", "document")).mode & 0o777).toBe(0o600);
    expect(statSync(join(stopped, "files", fileId)).mode & 0o777).toBe(0o600);
  });

  it("refuses a folder that has something in it, and leaves nothing behind where it fails", async () => {
    expect(await source.run(["backup", stopped])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("is not empty"),
    });
    const signal = AbortSignal.abort(new Error("It was stopped."));
    const broken = join(folders, `${kind}-broken`);
    expect(await source.run(["backup", broken], { signal })).toMatchObject({ code: 1 });
    expect(existsSync(broken) || existsSync(`${broken}.partial`)).toBe(false);
  });

  it.each(["the same kind", "the other kind"])(
    "goes into an empty database of %s, row by row and file by file",
    async (which) => {
      const place = await empty(which === "the same kind" ? kind : other);
      const restored = await place.run(["restore", stopped]);
      expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining("All is restored.") });
      const database = await place.open();
      try {
        const silent = sql`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
        expect(await database.db.execute(silent), "triggers that stayed off").toMatchObject({ rows: [] });
        expect(await allRows(database)).toEqual(before);
        // What is counted up goes on behind the last number.
        const [event] = await database.db
          .insert(schema.analyticsEvent)
          .values({ at: new Date(), name: "after", properties: {} })
          .returning();
        const given = readManifest(stopped).sequences.find(({ table }) => table === "analytics_event")?.last ?? 0;
        expect(event?.seq).toBe(Number(given) + 1);
      } finally {
        await database.close();
      }
      expect(readFileSync(join(place.dataDir, "files", fileId), "utf8")).toBe(text);
      expect(await place.run(["restore", stopped])).toMatchObject({
        code: 1,
        printed: expect.stringContaining("There are people in this database already"),
      });
    },
  );

  it("made while people wrote goes on where it stood: open tasks end, what waits is sent, what was sent is not", async () => {
    // Too long for the address of a socket in it.
    const place = await empty(other, { DATA_DIR: `${"a-long-name-".repeat(12)}/data` });
    const tooLate = await empty("postgres");
    const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60_000);
    expect(await tooLate.run(["restore", whileWriting], { now: inTwoDays })).toMatchObject({ code: 0 });
    const late = await tooLate.open();
    const mails = await late.db.select().from(schema.mail);
    expect(mails.filter(({ status }) => status === "waiting")).toEqual([]);
    expect(mails.find(({ subject }) => subject === "Waits")?.status).toBe("failed");
    await late.close();
    expect(await place.run(["restore", whileWriting])).toMatchObject({ code: 0 });
    const { mailer, sent } = createRecordingMailer();
    const next = await place.start({ mailer });
    try {
      const { db } = next.context;
      await vi.waitFor(async () => {
        const [task] = await db.select().from(schema.task).where(eq(schema.task.id, taskId));
        expect(task?.status).toBe("done");
        expect(sent.map(({ subject }) => subject)).toContain("Waits");
      }, patience);
      expect(sent.filter(({ subject }) => subject === "Was sent")).toEqual([]);
      expect(sent.filter(({ subject }) => subject === "Waits")).toHaveLength(1);
      const spent = await db.select().from(schema.creditEntry).where(eq(schema.creditEntry.taskId, taskId));
      expect(spent.map(({ reason }) => reason)).toEqual(["spend"]);
      const sections = await db.select({ text: schema.section.text }).from(schema.section);
      expect(sections.length).toBeGreaterThan(1);
      // Each save is there as a whole: the text, and its history.
      const entries = await db
        .select({ text: schema.writtenText, entry: schema.historyEntry, draft: schema.document.draft })
        .from(schema.historyEntry)
        .innerJoin(schema.writtenText, eq(schema.writtenText.id, schema.historyEntry.textId))
        .innerJoin(schema.document, eq(schema.document.id, schema.writtenText.documentId))
        .where(eq(schema.document.name, "Written meanwhile"));
      const written = entries.filter(({ text: { fieldId }, draft }) => draft[fieldId]?.startsWith("Save"));
      expect(written.length).toBeGreaterThan(0);
      const length = written.reduce((sum, { entry }) => sum + entry.added - entry.removed, 0);
      expect(length).toBe(written[0]?.draft[written[0].text.fieldId]?.length);
      expect(await place.run(["upgrade", "--check"])).toMatchObject({
        code: 0,
        printed: expect.stringContaining("The database is as this release"),
      });
    } finally {
      await next.stop();
    }
  });

  it("that is damaged, newer or of other tables is refused before anything is written", async () => {
    const place = await empty(kind);
    const damaged = join(folders, `${kind}-damaged`);
    const refuses = async (damage: () => void, says: string) => {
      await rm(damaged, { recursive: true, force: true });
      await cp(stopped, damaged, { recursive: true });
      damage();
      const run = await place.run(["restore", damaged]);
      expect(run).toMatchObject({ code: 1, printed: expect.stringContaining(says) });
    };
    const flip = (path: string) => () => {
      const bytes = readFileSync(join(damaged, path));
      bytes[bytes.length >> 1]! ^= 1;
      writeFileSync(join(damaged, path), bytes);
    };
    await refuses(flip("tables/user"), "The backup is damaged: tables/user is not as it was written.");
    await refuses(flip(`files/${fileId}`), `The backup is damaged: files/${fileId} is not as it was written.`);
    await refuses(flip("manifest.json"), "The backup is damaged: manifest.json is not as it was written.");
    const newer = () => changeManifest(damaged, ({ migration }) => void (migration.madeAt += 1e9));
    await refuses(newer, "made by a newer release of Grantwright");
    await refuses(
      () => changeManifest(damaged, (manifest) => void Object.assign(manifest, { format: 2 })),
      "made by a newer release of Grantwright",
    );
    expect(existsSync(join(place.dataDir, "files"))).toBe(false);
    expect(existsSync(join(place.dataDir, "db"))).toBe(false);
    if (kind === "postgres") {
      const database = await place.open();
      expect(await listTables(database.db)).toEqual([]);
      await database.close();
    }
    await refuses(
      () => changeManifest(damaged, ({ tables }) => void tables.user?.columns.push("added")),
      "The backup has no table user as its migration makes it",
    );
  });
});

it("tables can be put in an order in which their rows are stored", () => {
  const table = (name: string, refersTo: string[]) => ({ name, columns: [], refersTo });
  const ordered = inOrderOfReferences([table("c", ["b", "a"]), table("b", ["a"]), table("a", [])]);
  expect(ordered.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(() => inOrderOfReferences([table("a", ["b"]), table("b", ["a"])])).toThrow("in a ring: a, b");
});
