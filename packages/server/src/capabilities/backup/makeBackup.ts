import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { newestMigration, releaseMigrations } from "../../kernel/db/migrations.ts";
import type { Database, OpenDatabase } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import { releaseVersion } from "../../kernel/package/packageRoot.ts";
import type { FileStore } from "../files/fileStore.ts";
import { storedFiles } from "../files/storedFiles.ts";
import { BackupError } from "./backupError.ts";
import { backupFormat, writeManifest, type Manifest } from "./manifest.ts";
import { saveRows, writeAlike } from "./rows.ts";
import { hashOf, syncFolder, writeSynced } from "./syncedFiles.ts";
import { listCounters, listTables } from "./tables.ts";

/** What a backup is made of, and where. */
export interface BackupWanted {
  database: OpenDatabase;
  /** Undefined where files are to be left out. */
  files: FileStore | undefined;
  /** Is made; where it is there already it has to be empty. */
  folder: string;
  /** Ends the work once it is aborted. */
  signal: AbortSignal;
  /** Is told how far it is, a line each time. */
  tell(line: string): void;
}

/** What a backup came to, for whoever asked for it. */
export interface BackupMade {
  folder: string;
  rows: number;
  files: number;
  /** Ids of files that were removed meanwhile. */
  missingFiles: string[];
  /** Ids of files that are not in the store, though nobody removed them. */
  lostFiles: string[];
}

/**
 * Copies database and files, as they are at one moment, into a folder that only its owner can read. It is there whole or not at all:
 * until it is whole and on the disk it is called `<folder>.partial`. Throws a BackupError where the folder is in use, and what the
 * database, the store or the disk threw.
 */
export async function makeBackup({ database, files, signal, tell, ...wanted }: BackupWanted): Promise<BackupMade> {
  const folder = resolve(wanted.folder);
  const partial = `${folder}.partial`;
  await refuseUsed(folder);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(partial, { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EEXIST") throw cause;
    throw new BackupError(
      `${partial} is there already: another backup is being made, or one was broken off. In that case remove it first.`,
    );
  });
  try {
    for (const each of ["tables", "files"]) await mkdir(join(partial, each), { mode: 0o700 });
    const { uploads, ...saved } = await saveDatabase(database, join(partial, "tables"), signal, tell);
    // A stored file never changes, and is stored before its row says so: one that went meanwhile, and its row with it, is nothing amiss.
    const copied = files && (await copyFiles(files, uploads, join(partial, "files"), signal, tell));
    const missing = copied?.missing ?? [];
    const left = new Set(missing.length > 0 ? await storedFiles(database.db) : []);
    const missingFiles = missing.filter((id) => !left.has(id));
    const lostFiles = missing.filter((id) => left.has(id));
    await writeManifest(partial, {
      format: backupFormat,
      madeAt: new Date().toISOString(),
      release: releaseVersion,
      database: database.kind,
      ...saved,
      files: copied?.files ?? null,
      missingFiles,
      lostFiles,
    });
    for (const each of ["tables", "files", ""]) await syncFolder(join(partial, each));
    signal.throwIfAborted();
    // An empty one is replaced.
    await rmdir(folder).catch(() => undefined);
    await rename(partial, folder);
    await syncFolder(dirname(folder));
    const rows = Object.values(saved.tables).reduce((sum, table) => sum + table.rows, 0);
    return { folder, rows, files: Object.keys(copied?.files ?? {}).length, missingFiles, lostFiles };
  } catch (cause) {
    await rm(partial, { recursive: true, force: true });
    throw cause;
  }
}

async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return [];
    throw cause.code === "ENOTDIR" ? new BackupError(`${folder} is a file. Name a new folder.`) : cause;
  });
  if (found.length > 0) throw new BackupError(`${folder} is not empty. Name a new folder.`);
}

type SavedDatabase = Pick<Manifest, "migration" | "tables" | "sequences"> & {
  /** The ids of the stored files. */
  uploads: string[];
};

function saveDatabase(
  database: OpenDatabase,
  folder: string,
  signal: AbortSignal,
  tell: BackupWanted["tell"],
): Promise<SavedDatabase> {
  return database.db.transaction(
    async (tx) => {
      await writeAlike(tx);
      const migration = await migrationOf(tx);
      const tables: Manifest["tables"] = {};
      for (const table of await listTables(tx)) {
        const saved = await saveRows(tx, table, join(folder, table.name), signal);
        tables[table.name] = { columns: table.columns.map(({ name }) => name), ...saved };
      }
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      tell(`${rows} rows of ${Object.keys(tables).length} tables`);
      // No transaction holds them: read after the rows, they are never behind.
      const sequences: Manifest["sequences"] = [];
      for (const { table, column, sequence } of await listCounters(tx)) {
        const [found] = await readRows<{ last: string | null }>(
          tx,
          sql`select pg_sequence_last_value(${sequence}::text::regclass)::text as last`,
        );
        sequences.push({ table, column, last: found?.last ?? null });
      }
      return { migration, tables, sequences, uploads: await storedFiles(tx) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function migrationOf(db: Database): Promise<Manifest["migration"]> {
  const madeAt = await newestMigration(db);
  if (madeAt === undefined) throw new BackupError("The database has no tables of Grantwright yet.");
  return { madeAt, name: releaseMigrations().find((each) => each.madeAt === madeAt)?.name };
}

/** How many files are copied between two words about it. */
const filesBetweenWords = 200;

async function copyFiles(
  store: FileStore,
  ids: readonly string[],
  folder: string,
  signal: AbortSignal,
  tell: BackupWanted["tell"],
): Promise<{ files: NonNullable<Manifest["files"]>; missing: string[] }> {
  const files: NonNullable<Manifest["files"]> = {};
  const missing: string[] = [];
  for (const [index, id] of ids.entries()) {
    signal.throwIfAborted();
    if (index > 0 && index % filesBetweenWords === 0) tell(`${index} of ${ids.length} files`);
    const bytes = await store.read(id).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === "ENOENT") return undefined;
      throw cause;
    });
    if (!bytes) missing.push(id);
    else {
      await writeSynced(join(folder, id), bytes);
      files[id] = { size: bytes.length, sha256: hashOf(bytes) };
    }
  }
  tell(`${ids.length - missing.length} files`);
  return { files, missing };
}
