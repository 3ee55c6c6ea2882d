import { createReadStream } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import { lineOf, rowOf } from "./copyText.ts";
import { createHashedFile } from "./syncedFiles.ts";
import { names, type Table } from "./tables.ts";

/** About how many characters are in memory at once. */
const batchLength = 2_000_000;

/** How many rows are asked for at once, at most. */
const mostRows = 2_000;

/** Has both databases write values alike, until the transaction ends. */
export const writeAlike = (tx: Database): Promise<unknown> =>
  tx.execute(
    sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true)`,
  );

/** Writes all rows of a table into a new file. Throws the reason of the signal once that is aborted. */
export async function saveRows(
  tx: Database,
  { name, columns }: Table,
  path: string,
  signal: AbortSignal,
): Promise<{ rows: number; sha256: string }> {
  const values = sql.join(
    columns.map((column, index) => sql`${sql.identifier(column.name)}::text as ${sql.raw(`c${index}`)}`),
    sql`, `,
  );
  const file = await createHashedFile(path);
  try {
    await tx.execute(sql`declare saved no scroll cursor for select ${values} from ${sql.identifier(name)}`);
    let rows = 0;
    for (let wanted = 16; ;) {
      signal.throwIfAborted();
      const batch = await readRows<Record<string, string | null>>(tx, sql.raw(`fetch forward ${wanted} from saved`));
      const text = batch.map((row) => lineOf(columns.map((_column, index) => row[`c${index}`] ?? null))).join("");
      await file.write(text);
      rows += batch.length;
      if (batch.length < wanted) break;
      wanted = Math.max(1, Math.min(mostRows, Math.round((batchLength * batch.length) / text.length)));
    }
    await tx.execute(sql`close saved`);
    return { rows, sha256: await file.end() };
  } catch (cause) {
    await file.abandon();
    throw cause;
  }
}

/** Stores the rows of a file, as `saveRows` wrote it, in a table. Returns how many. */
export async function loadRows(tx: Database, { name, columns }: Table, path: string): Promise<number> {
  const given = sql.join(
    columns.map((_column, index) => sql.raw(`c${index} text`)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, index) => sql.raw(`c${index}::${type}`)),
    sql`, `,
  );
  let rows = 0;
  let batch: string[] = [];
  let length = 0;
  const store = async () => {
    if (batch.length > 0)
      await tx.execute(
        sql`insert into ${sql.identifier(name)} (${names(columns)}) overriding system value
          select ${values} from json_to_recordset(${`[${batch.join(",")}]`}::json) as given(${given})`,
      );
    rows += batch.length;
    [batch, length] = [[], 0];
  };
  for await (const line of linesOf(path)) {
    const row = JSON.stringify(Object.fromEntries(rowOf(line).map((value, index) => [`c${index}`, value])));
    batch.push(row);
    length += row.length;
    if (length > batchLength || batch.length >= mostRows) await store();
  }
  await store();
  return rows;
}

/** The lines of a file, which end with \n alone. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + (chunk as string)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error(`${path} ends within a line.`);
}
