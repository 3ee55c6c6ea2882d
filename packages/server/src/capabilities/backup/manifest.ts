import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { releaseMigrations } from "../../kernel/db/migrations.ts";
import { BackupError } from "./backupError.ts";
import { hashOf, writeSynced } from "./syncedFiles.ts";
import { tableName } from "./tables.ts";

/** Counts the changes of what a backup looks like. */
export const backupFormat = 1;

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(tableName);
const fileId = z.string().regex(/^[0-9a-f]{24}$/);

const manifestSchema = z.object({
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  /** The version of the release that made it. */
  release: z.string(),
  database: z.enum(["embedded", "postgres"]),
  /** The newest migration that the tables had; without a name where the release did not know it. */
  migration: z.object({ madeAt: z.int(), name: z.string().optional() }),
  /** `tables/<name>`, each. */
  tables: z.record(name, z.object({ columns: z.array(z.string()), rows: count, sha256 })),
  /** By table and column, the number that was given last; null where none was. */
  sequences: z.array(
    z.object({
      table: name,
      column: z.string(),
      last: z
        .string()
        .regex(/^\d{1,19}$/)
        .nullable(),
    }),
  ),
  /** `files/<id>`, each, its size in bytes; null where they were left out. */
  files: z.record(fileId, z.object({ size: count, sha256 })).nullable(),
  /** Files that were removed while the backup was made. */
  missingFiles: z.array(fileId),
  /** Files that were not in the store, though nobody had removed them; backups of older releases have them above. */
  lostFiles: z.array(fileId).default([]),
});

/** What a backup holds. */
export type Manifest = z.output<typeof manifestSchema>;

const manifestFile = "manifest.json";
/** As `sha256sum --check` reads it. */
const hashFile = "manifest.sha256";

/** Writes what a backup holds, and the hash of that, into its folder. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  // What could not be read again is no backup.
  const text = `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`;
  await writeSynced(join(folder, manifestFile), text);
  await writeSynced(join(folder, hashFile), `${hashOf(text)}  ${manifestFile}\n`);
}

const formatSchema = z.object({ format: z.int() });

/**
 * Reads what a backup holds. Throws a BackupError where that is none, is damaged, or was made by a newer release than this one.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, hash] = await Promise.all(
    [manifestFile, hashFile].map((each) => readFile(join(folder, each), "utf8")),
  ).catch((cause: unknown) => {
    throw new BackupError(`${folder} is no backup: it has no ${manifestFile} with its hash.`, { cause });
  });
  if (text === undefined || hash?.split(" ", 1)[0] !== hashOf(text))
    throw new BackupError(`The backup is damaged: ${manifestFile} is not as it was written.`);
  const json: unknown = JSON.parse(text);
  const { data } = formatSchema.safeParse(json);
  if (!data || data.format > backupFormat) throw newer();
  const manifest = manifestSchema.parse(json);
  if (!releaseMigrations().some(({ madeAt }) => madeAt === manifest.migration.madeAt)) throw newer(manifest);
  return manifest;
}

const newer = (manifest?: Manifest) =>
  new BackupError(
    `The backup was made by a newer release of Grantwright${manifest ? ` (${manifest.migration.name ?? manifest.release})` : ""}. Install that release, or a later one, and restore with it.`,
  );
