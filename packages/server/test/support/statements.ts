import pg from "pg";

/** A statement as it was sent to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** A part of a plan, as EXPLAIN tells it. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Index Name"?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** A table that a statement goes through without having been led to rows of it. */
export interface WholeScan {
  table: string;
  how: string;
}

/** Calls, with what is sent to PostgreSQL meanwhile by this process. Each text once, with the values that it had first. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const found = new Map<string, Statement>();
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const real = prototype.query;
  prototype.query = function (this: unknown, first: unknown, second: unknown, ...others: unknown[]) {
    const text = typeof first === "string" ? first : (first as { text?: string } | undefined)?.text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] } | undefined)?.values ?? []);
    if (text !== undefined && !found.has(text)) found.set(text, { text, values });
    return real.call(this, first, second, ...others);
  };
  try {
    await work();
  } finally {
    prototype.query = real;
  }
  return [...found.values()];
}

const isExplained = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Tables that the plan of a statement goes through whole: one after the other, or by an index that leads to nothing. An index that
 * has only the rows in question (`partial`) leads to them, and so does one that is followed only as far as a list is long.
 */
export async function wholeScans(
  client: pg.Client,
  { text, values }: Statement,
  partial: ReadonlySet<string>,
): Promise<WholeScan[]> {
  if (!isExplained.test(text)) return [];
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>({
    text: `explain (format json) ${text}`,
    values: values as never[],
  });
  const found: WholeScan[] = [];
  const walk = (node: PlanNode, isLimited: boolean) => {
    const { "Relation Name": table, "Node Type": type, "Index Name": name = "" } = node;
    if (table && type === "Seq Scan") found.push({ table, how: "in sequence" });
    if (table && /^Index(?: Only)? Scan$/.test(type) && node["Index Cond"] === undefined) {
      const isEnough = partial.has(name) || (isLimited && node.Filter === undefined);
      if (!isEnough) found.push({ table, how: `along ${name}` });
    }
    for (const inner of node.Plans ?? []) walk(inner, isLimited || type === "Limit");
  };
  for (const { Plan } of rows[0]?.["QUERY PLAN"] ?? []) walk(Plan, false);
  return found;
}

/** The indexes that have only some rows of their table. */
export async function partialIndexes(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  return new Set(rows.map(({ name }) => name));
}
