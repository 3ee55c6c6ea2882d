import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { migrate } from "../../kernel/db/migrate.ts";
import { newestMigration } from "../../kernel/db/migrations.ts";
import type { Database, OpenDatabase } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import type { FileStore } from "../files/fileStore.ts";
import { giveUpOldMails } from "../mail/removeMails.ts";
import { openTaskQueue, type TaskQueue } from "../queue/queue.ts";
import { BackupError } from "./backupError.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import { loadRows } from "./rows.ts";
import { hashOf, hashOfFile } from "./syncedFiles.ts";
import { inOrderOfReferences, listCounters, listTables, names, type Table } from "./tables.ts";

/** Which backup is restored, and to where. */
export interface RestoreWanted {
  folder: string;
  /** Opens the place as it is; not called before the backup was found to be whole. */
  open(): Promise<{ database: OpenDatabase; files: FileStore }>;
  now: () => Date;
  log: Logger;
  /** Ends the work once it is aborted, with nothing restored. */
  signal: AbortSignal;
  /** Is told how far it is, a line each time. */
  tell(line: string): void;
}

/**
 * Restores a backup into a place where nobody is yet, and brings its tables up to this release. Rows come in one transaction: after a
 * failure there are none. Throws a BackupError where the backup is damaged or newer than this release, or the place is in use, before
 * anything was written; and what the database or the store threw. The caller closes what was opened.
 */
export async function restoreBackup({ open, now, log, signal, tell, ...wanted }: RestoreWanted): Promise<Manifest> {
  const folder = resolve(wanted.folder);
  const manifest = await readManifest(folder);
  await checkHashes(folder, manifest, signal);
  tell("The backup is whole.");
  const { database, files } = await open();
  await refuseUsed(database.db, manifest);
  await migrate(database, manifest.migration.madeAt);
  const tables = await tablesOf(database.db, manifest, tell);

  const stored: string[] = [];
  // The embedded server queues all that is open whenever it starts. On PostgreSQL nobody would look for mails without a job.
  const queue = database.kind === "postgres" ? await openTaskQueue(database, log) : undefined;
  try {
    for (const [id, { size, sha256 }] of Object.entries(manifest.files ?? {})) {
      signal.throwIfAborted();
      // A stored file never changes. One that is there and whole may be that of a server which runs on the same store, and is left alone.
      const there = await files.about(id);
      if (there?.size === size && hashOf(await files.read(id)) === sha256) continue;
      if (!there) stored.push(id);
      await files.put(id, createReadStream(join(folder, "files", id)), size);
    }
    if (manifest.files) tell(`${Object.keys(manifest.files).length} files`);
    await database.db.transaction((tx) => load(tx, folder, manifest, tables, { now, queue, signal }));
  } catch (cause) {
    for (const id of stored) await files.remove(id).catch(() => undefined);
    throw cause;
  } finally {
    await queue?.stop();
  }
  const rows = tables.reduce((sum, { name }) => sum + (manifest.tables[name]?.rows ?? 0), 0);
  tell(`${rows} rows of ${tables.length} tables`);
  await migrate(database);
  return manifest;
}

async function checkHashes(folder: string, { tables, files }: Manifest, signal: AbortSignal): Promise<void> {
  const expected = [
    ...Object.entries(tables).map(([name, { sha256 }]) => [join("tables", name), sha256] as const),
    ...Object.entries(files ?? {}).map(([id, { sha256 }]) => [join("files", id), sha256] as const),
  ];
  for (const [path, sha256] of expected) {
    signal.throwIfAborted();
    const found = await hashOfFile(join(folder, path)).catch((cause: unknown) => {
      throw new BackupError(`The backup is damaged: ${path} cannot be read.`, { cause });
    });
    if (found !== sha256) throw new BackupError(`The backup is damaged: ${path} is not as it was written.`);
  }
}

/** Where people are, or were and paid, nothing is restored. */
async function refusePeople(db: Database): Promise<void> {
  const [found] = await readRows<{ there: boolean }>(
    db,
    sql`select exists (select 1 from "user") or exists (select 1 from payment) as there`,
  );
  if (found?.there)
    throw new BackupError(
      "There are people in this database already. A backup is restored into an empty one: name another in DATABASE_URL or DATA_DIR.",
    );
}

async function refuseUsed(db: Database, { migration }: Manifest): Promise<void> {
  const newest = await newestMigration(db);
  if (newest === undefined) {
    if ((await listTables(db)).length === 0) return;
    throw new BackupError("There are tables of something else in this database. Name an empty one in DATABASE_URL.");
  }
  await refusePeople(db);
  if (newest > migration.madeAt)
    throw new BackupError(
      "The tables of this database are newer than the backup, as a server of a newer release was started on it. Name an empty database in DATABASE_URL or DATA_DIR.",
    );
}

/**
 * The tables that the backup's migration made here. What else the backup has was never ours, as where a database is shared, and is told.
 */
async function tablesOf(db: Database, manifest: Manifest, tell: RestoreWanted["tell"]): Promise<Table[]> {
  const tables = await listTables(db);
  for (const { name, columns } of tables) {
    const given = manifest.tables[name]?.columns.toSorted().join();
    if (
      given !==
      columns
        .map((column) => column.name)
        .toSorted()
        .join()
    )
      throw new BackupError(`The backup has no table ${name} as its migration makes it: that was changed by hand.`);
  }
  const others = Object.keys(manifest.tables).filter((name) => !tables.some((table) => table.name === name));
  if (others.length > 0) tell(`Not Grantwright's, and not restored: ${others.join(", ")}`);
  return tables;
}

async function load(
  tx: Database,
  folder: string,
  { tables: saved, sequences }: Manifest,
  tables: readonly Table[],
  { now, queue, signal }: Pick<RestoreWanted, "now" | "signal"> & { queue: Pick<TaskQueue, "requeueOpen"> | undefined },
): Promise<void> {
  // Holds all tables: whoever would sign up meanwhile, on a server that runs here already, waits.
  await tx.execute(sql`lock table ${names(tables)} in access exclusive mode`);
  await refusePeople(tx);
  // Our triggers tell of what happens, and what is restored happened before.
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  // What a server fills by itself when it starts.
  await tx.execute(sql`truncate ${names(tables)}`);
  for (const table of inOrderOfReferences(tables)) {
    signal.throwIfAborted();
    const { columns, rows } = saved[table.name] ?? { columns: [], rows: 0 };
    const types = new Map(table.columns.map(({ name, type }) => [name, type]));
    const inFile = columns.map((name) => ({ name, type: types.get(name) ?? "text" }));
    const loaded = await loadRows(tx, { ...table, columns: inFile }, join(folder, "tables", table.name));
    if (loaded !== rows) throw new Error(`${table.name} has ${loaded} rows, and should have ${rows}.`);
  }
  const counters = await listCounters(tx);
  for (const { table, column, last } of sequences) {
    const counter = counters.find((each) => each.table === table && each.column === column);
    if (counter && last !== null)
      await tx.execute(sql`select setval(${counter.sequence}::text::regclass, ${last}::text::bigint)`);
  }
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  await giveUpOldMails({ db: tx, now });
  await queue?.requeueOpen(tx);
}
