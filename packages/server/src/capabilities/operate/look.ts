import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../kernel/config.ts";
import { newestMigration } from "../../kernel/db/migrations.ts";
import type { OpenDatabase } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import { listTables } from "../backup/tables.ts";
import { storedFiles } from "../files/storedFiles.ts";
import { trySecrets } from "../secrets/trySecrets.ts";

/** What a database is and holds, as far as whoever runs it needs to know. */
export const lookSchema = z.object({
  kind: z.enum(["embedded", "postgres"]),
  /** Of PostgreSQL, as 18.1. */
  version: z.string(),
  /** What it stores letters in, as UTF8; a server of an older release does not say. */
  encoding: z.string().optional(),
  /** Whether it knows small and capital letters beyond those of English; a server of an older release does not say. */
  knowsCase: z.boolean().optional(),
  /** Undefined for a database without tables of ours. */
  newestMigration: z.number().optional(),
  /** Its clock, in milliseconds. */
  clock: z.number(),
  /** How many rows each table has, the largest first. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  /** How many secrets of two-step sign-in can be opened with the keys of who looks; a server of an older release does not say. */
  secrets: z.object({ plain: z.number(), opened: z.number(), lost: z.number() }).optional(),
  /** The ids of the files that are stored; a server of an older release does not say. */
  files: z.array(z.string()).optional(),
});

/** What a database is and holds. */
export type Look = z.output<typeof lookSchema>;

/** In an encoding that lacks the letter this could not be asked. */
async function knowsCase(db: OpenDatabase["db"]): Promise<boolean> {
  const [found] = await readRows<{ small: string }>(db, sql`select lower('Ł') as small`);
  return found?.small === "ł";
}

/** Looks at a database, trying the keys of the settings on its secrets, and changes nothing. */
export async function lookAt({ db, kind }: OpenDatabase, keys: Pick<Config, "secretKeys">): Promise<Look> {
  const [about] = await readRows<{ version: string; encoding: string; clock: string }>(
    db,
    sql`select current_setting('server_version') as version, current_setting('server_encoding') as encoding, (extract(epoch from clock_timestamp()) * 1000)::bigint::text as clock`,
  );
  const encoding = about?.encoding ?? "";
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
    encoding,
    knowsCase: encoding === "UTF8" && (await knowsCase(db)),
    newestMigration: await newestMigration(db),
    clock: Number(about?.clock),
    secrets: await trySecrets(db, keys),
    files: tables.some(({ name }) => name === "upload") ? await storedFiles(db) : [],
    tables: tables.toSorted((a, b) => b.rows - a.rows),
  };
}
