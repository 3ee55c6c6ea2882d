import type { SQL } from "drizzle-orm";
import type { Database } from "./open.ts";

/** The rows that a statement answers on either database. What they are is not checked: name each column, and cast what is no text. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
