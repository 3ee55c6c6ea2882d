import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";

/** A table as the database itself describes it: a backup is made and restored at any migration. */
export interface Table {
  name: string;
  /** In their order, without those that the database computes. */
  columns: { name: string; type: string }[];
  /** The other tables that its rows refer to, and itself where they refer to each other. */
  refersTo: string[];
}

/** A column that the database counts up. */
export interface Counter {
  table: string;
  column: string;
  /** The name of its sequence, as `setval` takes it. */
  sequence: string;
}

/** Our tables stand in the schema in which tables are made; those of extensions are not ours. */
const isOurs = sql`c.relnamespace = current_schema()::text::regnamespace and c.relkind = 'r'
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** What our tables are called: their names can be those of files. */
export const tableName = /^[a-z_][a-z0-9_]*$/;

/** All tables but that of the migrations, by their names. */
export async function listTables(db: Database): Promise<Table[]> {
  const columns = await readRows<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where ${isOurs} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname::text collate "C", a.attnum`,
  );
  const references = await readRows<{ table: string; target: string }>(
    db,
    sql`select distinct c.relname::text as "table", t.relname::text as target
      from pg_class c join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' join pg_class t on t.oid = f.confrelid
      where ${isOurs}`,
  );
  const tables = new Map<string, Table>();
  for (const { table, name, type } of columns) {
    const found = tables.get(table) ?? { name: table, columns: [], refersTo: [] };
    found.columns.push({ name, type });
    tables.set(table, found);
  }
  for (const { table, target } of references) tables.get(table)?.refersTo.push(target);
  return [...tables.values()].filter((table) => tableName.test(table.name));
}

/** The columns that are counted up, by table and name. */
export const listCounters = (db: Database): Promise<Counter[]> =>
  readRows<Counter>(
    db,
    sql`select c.relname::text as "table", a.attname::text as "column",
        pg_get_serial_sequence(c.oid::regclass::text, a.attname::text) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where ${isOurs} and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(c.oid::regclass::text, a.attname::text) is not null
      order by 1, 2`,
  );

/**
 * Tables in an order in which their rows can be stored: each after those that it refers to. Throws where they refer to each other in
 * a ring, or to themselves: then rows would have to be ordered too, or the references be deferrable.
 */
export function inOrderOfReferences(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const stored = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const next = left.filter(({ refersTo }) => refersTo.every((target) => stored.has(target)));
    if (next.length === 0)
      throw new Error(`These tables refer to each other in a ring: ${left.map(({ name }) => name).join(", ")}`);
    for (const table of next) {
      ordered.push(table);
      stored.add(table.name);
    }
    left = left.filter(({ name }) => !stored.has(name));
  }
  return ordered;
}

/** Names of tables or columns with commas between them. */
export const names = (list: readonly { name: string }[]): SQL =>
  sql.join(
    list.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
