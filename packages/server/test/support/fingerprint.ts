import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../src/kernel/db/open.ts";
import * as schema from "../../src/kernel/db/schema.ts";

/** What every call may change, whoever makes it: how often things are tried, and when a session was seen last. */
const passedOver = new Set(["rate_bucket"]);
const columnsOf: Record<string, string> = { session: "(t.token_hash, t.user_id, t.created_at)::text" };

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((each) => getTableConfig(each).name)
  .filter((name) => !passedOver.has(name));

/** All that the database holds, table by table, as hashes. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const parts = tables.map((name) => {
    const row = sql.raw(columnsOf[name] ?? "t::text");
    return sql`select ${name}::text as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as hash from ${sql.identifier(name)} t`;
  });
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { name: string; hash: string }[];
  };
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
