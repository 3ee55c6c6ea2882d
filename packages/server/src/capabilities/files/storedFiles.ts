import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";

/** The ids of the files that are stored, as their rows say; of a database at any migration. */
export const storedFiles = async (db: Database): Promise<string[]> =>
  (await readRows<{ id: string }>(db, sql`select id from upload where status = 'stored'`)).map(({ id }) => id);
