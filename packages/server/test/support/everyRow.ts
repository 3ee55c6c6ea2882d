import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/kernel/db/open.ts";
import { readRows } from "../../src/kernel/db/readRows.ts";

/** Something that is stored: a row of a table, or a file of the data folder, as text. */
export interface Stored {
  /** The table, with its schema where that is not ours, or `file`. */
  place: string;
  text: string;
}

/** The names of all tables of a database, of every schema but its own. */
export async function everyTable(db: Database): Promise<string[]> {
  const tables = await readRows<{ name: string }>(
    db,
    sql`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_t%'
      order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** Every row of every table as text. */
export async function everyRow(db: Database): Promise<Stored[]> {
  const found: Stored[] = [];
  for (const name of await everyTable(db)) {
    const [schema = "", table = ""] = name.split(".");
    const rows = await readRows<{ text: string }>(
      db,
      sql`select t::text as text from ${sql.identifier(schema)}.${sql.identifier(table)} t`,
    );
    const place = schema === "public" ? table : name;
    found.push(...rows.map(({ text }) => ({ place, text })));
  }
  return found;
}

/** Every file below a folder, with its name, as text; lines that a mail had to fold are whole. */
export async function everyFile(folder: string): Promise<Stored[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (path) => {
      const content = (await readFile(path)).toString("latin1").replaceAll("=\r\n", "");
      return { place: "file", text: `${path.slice(folder.length)}\n${content}` };
    }),
  );
}
