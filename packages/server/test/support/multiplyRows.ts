import type pg from "pg";

interface Column {
  table: string;
  name: string;
  type: string;
  isNumbered: boolean;
  isUnique: boolean;
  /** The number that the database gives, or one that refers to such. */
  isReferredTo: boolean;
}

const columnsOf = `
  select c.table_name as "table", c.column_name as name, c.data_type as type,
    (c.is_identity = 'YES' or coalesce(c.column_default, '') like 'nextval%') as "isNumbered",
    exists (
      select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = format('%I', c.table_name)::regclass and i.indisunique and a.attname = c.column_name
    ) as "isUnique",
    exists (
      select from pg_constraint f join pg_attribute a
        on (a.attrelid = f.confrelid and a.attnum = any(f.confkey)) or (a.attrelid = f.conrelid and a.attnum = any(f.conkey))
      where f.contype = 'f' and a.attrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name
    ) as "isReferredTo"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
  order by c.table_name, c.ordinal_position`;

/** Ids that many share: what belongs to nobody, as the grants of the library, stays one. */
const shared = "create temporary table shared_id as select id from template where team_id is null";

/** What stands for a value in the n-th copy: another id for an id, the same wherever it is named. */
const mapped = `
  create function pg_temp.mapped(given text, copy int) returns text language sql stable as $$
    select case when given ~ '^[0-9a-f]{24}$' and not exists (select from shared_id where id = given)
      then left(md5(given || ':' || copy), 24) else given end
  $$`;

/** What a column holds in a copy; undefined where the database numbers its rows itself. */
function valueIn({ name, type, isNumbered, isUnique, isReferredTo }: Column): string | undefined {
  const own = `t."${name}"`;
  if (["bigint", "integer"].includes(type) && isReferredTo) return `${own} + copy * 1000000000::bigint`;
  if (isNumbered) return undefined;
  if (type === "ARRAY") return own;
  if (type !== "text") return own;
  const other = `pg_temp.mapped(${own}, copy)`;
  // Addresses, hashes and keys that are no ids.
  return isUnique ? `case when ${own} ~ '^[0-9a-f]{24}$' then ${other} else copy || '.' || ${own} end` : other;
}

/**
 * Copies all that a database of PostgreSQL has, so many times: each copy with ids of its own, and whole in itself as the rows that it
 * is made of. What nobody owns is not copied. Returns how many rows each table has. For a superuser: neither references nor triggers
 * are looked at. What names ids within JSON goes on naming the first ones.
 */
export async function multiplyRows(client: pg.Client, copies: number): Promise<Map<string, number>> {
  await client.query("set session_replication_role = replica");
  await client.query(shared);
  await client.query(mapped);
  const { rows } = await client.query<Column>(columnsOf);
  const counts = new Map<string, number>();
  for (const [table, columns] of Map.groupBy(rows, (each) => each.table)) {
    const copied = columns.flatMap((column) => {
      const value = valueIn(column);
      return value === undefined ? [] : [{ name: `"${column.name}"`, value }];
    });
    const names = copied.map(({ name }) => name).join(", ");
    const values = copied.map(({ value }) => value).join(", ");
    const owned = table === "template" ? "where t.team_id is not null" : "";
    await client.query(
      `insert into "${table}" (${names}) overriding system value
         select ${values} from "${table}" t cross join generate_series(1, ${copies}) copy ${owned} on conflict do nothing`,
    );
    const { rows: counted } = await client.query<{ count: string }>(`select count(*) from "${table}"`);
    counts.set(table, Number(counted[0]?.count));
  }
  await client.query("set session_replication_role = origin");
  await client.query("analyze");
  return counts;
}
