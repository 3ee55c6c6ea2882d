import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrationsFolder, releaseVersion } from "../package/packageRoot.ts";
import type { Database } from "./open.ts";
import { readRows } from "./readRows.ts";

/** A step of the tables' history. */
export interface Migration {
  name: string;
  /** When it was made, in milliseconds: what migrations are told apart and ordered by. */
  madeAt: number;
}

/** The migrations that this release brings, in their order. */
export function releaseMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  return entries.map(({ tag, when }) => ({ name: tag, madeAt: when }));
}

/** When the newest migration was made that a database has; undefined where it has none, as a new one. */
export async function newestMigration(db: Database): Promise<number | undefined> {
  const [found] = await readRows<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found?.there) return undefined;
  const [row] = await readRows<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return row?.newest ? Number(row.newest) : undefined;
}

/** Raised where the tables are of a newer release, on which this one does not start. */
export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
  constructor() {
    super(
      `The database is newer than this release (${releaseVersion}): a newer one was started on it. Install that one again; or restore a backup from before into an empty database.`,
    );
  }
}

/**
 * The migrations of this release that a database has not, by when its newest one was made (nothing where it has none); undefined where it
 * has some that this release has not.
 */
export function missingMigrations(newest = 0): Migration[] | undefined {
  const own = releaseMigrations();
  if (newest > (own.at(-1)?.madeAt ?? 0)) return undefined;
  return own.filter(({ madeAt }) => madeAt > newest);
}
