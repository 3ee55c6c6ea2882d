import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrationsFolder } from "../package/packageRoot.ts";
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
