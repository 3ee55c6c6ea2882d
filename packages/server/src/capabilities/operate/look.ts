import { sql } from "drizzle-orm";
import { z } from "zod";
import { newestMigration } from "../../kernel/db/migrations.ts";
import type { OpenDatabase } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import { listTables } from "../backup/tables.ts";

/** What a database is and holds, as far as whoever runs it needs to know. */
export const lookSchema = z.object({
  kind: z.enum(["embedded", "postgres"]),
  /** Of PostgreSQL, as 18.1. */
  version: z.string(),
  /** Undefined for a database without tables of ours. */
  newestMigration: z.number().optional(),
  /** Its clock, in milliseconds. */
  clock: z.number(),
  /** How many rows each table has, the largest first. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});

/** What a database is and holds. */
export type Look = z.output<typeof lookSchema>;

/** Looks at a database and changes nothing. */
export async function lookAt({ db, kind }: OpenDatabase): Promise<Look> {
  const [about] = await readRows<{ version: string; clock: string }>(
    db,
    sql`select current_setting('server_version') as version, (extract(epoch from clock_timestamp()) * 1000)::bigint::text as clock`,
  );
  const tables: Look["tables"] = [];
  for (const { name } of await listTables(db)) {
    const [found] = await readRows<{ rows: string }>(
      db,
      sql`select count(*)::text as rows from ${sql.identifier(name)}`,
    );
    tables.push({ name, rows: Number(found?.rows) });
  }
  return {
    kind,
    version: about?.version ?? "",
    newestMigration: await newestMigration(db),
    clock: Number(about?.clock),
    tables: tables.toSorted((a, b) => b.rows - a.rows),
  };
}
