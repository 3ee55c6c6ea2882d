import type { Fact, Worked } from "@grantwright/domain/facts";
import { betweenCells } from "../text/cellsOf.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** What a column of a table comes to, and from what. */
export interface ColumnTotal {
  value: number;
  from: Fact[];
}

/** A column of fewer rows is worked out as any sum is. */
const leastRows = 3;

/** A smaller total is met by chance. */
const leastTotal = 20;

const shown = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const mostShown = 8;

/** The rows of tables: sentences that follow one another in one source, with cells in all of them. */
function tablesOf(sentences: readonly SourceSentence[]): SourceSentence[][] {
  const tables: SourceSentence[][] = [];
  let open: SourceSentence[] | undefined;
  for (const sentence of sentences) {
    if (!betweenCells.test(sentence.text)) open = undefined;
    else if (open && open[0]?.source === sentence.source) open.push(sentence);
    else tables.push((open = [sentence]));
  }
  return tables;
}

/** The numbers and sums of money of a table, column by column; a cell with several is left out. */
function columnsOf(rows: readonly SourceSentence[]): Fact[][] {
  const columns: Fact[][] = [];
  for (const { text, start, facts } of rows) {
    const inRow = new Map<number, Fact[]>();
    for (const fact of facts) {
      if ((fact.kind !== "number" && fact.kind !== "amount") || fact.value === undefined) continue;
      const column = text.slice(0, fact.start - start).split(betweenCells).length - 1;
      inRow.set(column, [...(inRow.get(column) ?? []), fact]);
    }
    for (const [column, [only, ...more]] of inRow) if (only && more.length === 0) (columns[column] ??= []).push(only);
  }
  return columns.filter((column) => column !== undefined && column.length >= leastRows);
}

/** The cells of a row behind its first, each with one number: "3 | 20,700 | 9,500 | 5,400". */
function cellsOf({ text, start, facts }: SourceSentence): Fact[] {
  const first = text.search(betweenCells);
  const numbers = facts.filter(
    (fact) => fact.start - start > first && (fact.kind === "number" || fact.kind === "amount"),
  );
  return numbers.length === text.split(betweenCells).length - 1 ? numbers : [];
}

const keyOf = (value: number): number => Math.round(value * 100) / 100;

/** What the columns of all tables come to, and their rows. Takes time in proportion to the sentences. */
export function columnTotals(sentences: readonly SourceSentence[]): Map<number, ColumnTotal> {
  const totals = new Map<number, ColumnTotal>();
  for (const rows of tablesOf(sentences).filter(({ length }) => length >= leastRows)) {
    const columns = columnsOf(rows);
    const lines = columns.length > 1 ? rows.map(cellsOf).filter(({ length }) => length > 1) : [];
    for (const from of [...columns, ...lines]) {
      const value = from.reduce((sum, fact) => sum + (fact.value ?? 0), 0);
      if (value >= leastTotal && !totals.has(keyOf(value))) totals.set(keyOf(value), { value, from });
    }
  }
  return totals;
}

/** The column that a number or a sum of money is the total of. */
export function totalOf(fact: Fact, totals: ReadonlyMap<number, ColumnTotal>): Worked | undefined {
  if ((fact.kind !== "number" && fact.kind !== "amount") || fact.value === undefined) return undefined;
  const total = totals.get(keyOf(fact.value));
  if (!total) return undefined;
  const parts = total.from.slice(0, mostShown).map(({ value = 0 }) => shown.format(value));
  const rest = total.from.length > mostShown ? ["…"] : [];
  return { working: `${shown.format(total.value)} = ${[...parts, ...rest].join(" + ")}`, from: total.from };
}
