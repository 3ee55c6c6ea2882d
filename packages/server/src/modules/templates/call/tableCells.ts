import type { Part } from "./part.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import type { Zone } from "./zones.ts";

/** What a column of a table holds. */
export type Role =
  "question" | "guidance" | "limit" | "criterion" | "points" | "date" | "document" | "status" | "number";

/** Rows of a call that stand together. */
export interface CallTable {
  /** Without the one that names the columns. */
  rows: Part[];
  roles: (Role | undefined)[];
  /** What the first row calls them; empty where it is one of the rows. */
  heads: string[];
  zone: Zone;
  /** What each column lists, where they are lists side by side: "We fund | We do not fund". */
  lists?: (Zone | undefined)[];
}

/** A cell that only counts. */
export const numberLike = /^[([]?(?:\p{L}?\d{1,2}(?:\.\d{1,2})*|\p{L}|[ivxIVX]{1,4})[.)\]:]*$/u;
/** A cell that says nothing. */
export const dash = /^[–—-]?$/u;

/** The cells of a row; none where a part is no row. */
export const cellsOf = (part: Part | undefined): string[] => part?.passage.cells ?? [];

/** The cell of a row in the column that holds something; undefined where it is empty or there is none. */
export function cellOf({ roles }: CallTable, row: Part, ...wanted: Role[]): string | undefined {
  const column = roles.findIndex((role) => role !== undefined && wanted.includes(role));
  const cell = column < 0 ? undefined : row.passage.cells?.[column];
  return cell === undefined || dash.test(cell) ? undefined : cell;
}

/** The cell that names what a row is about: its first that is a text and no number. */
export function titleCell(table: CallTable, row: Part): string | undefined {
  const { roles } = table;
  // "What we are after" beside the titles of a form says more of them.
  const named: Role[] = table.zone === "sections" ? ["question"] : ["question", "criterion", "document"];
  const byRole = cellOf(table, row, ...named);
  if (byRole !== undefined && !numberLike.test(byRole)) return byRole;
  return row.passage.cells?.find(
    (cell, column) => cell !== "" && roles[column] !== "number" && !numberLike.test(cell) && /\p{L}/u.test(cell),
  );
}

/** The length that a row gives to what it is about; a bare number has its unit at the head of its column. */
export function limitCell(table: CallTable, row: Part, { length }: CallWords): string | undefined {
  const cell = cellOf(table, row, "limit");
  const head = table.heads[table.roles.indexOf("limit")] ?? "";
  return cell !== undefined && /^(?:max\.?\s*)?[\d.,\s]+$/iu.test(cell) && head !== ""
    ? `${cell} ${unitOf(head, length)}`
    : cell;
}

/** What the head of a column calls its unit: "words" for "Maximum number of words"; the head itself where it names none. */
function unitOf(head: string, { words, characters, pages }: CallWords["length"]): string {
  const folded = foldPhrase(head);
  return (words.exec(folded) ?? characters.exec(folded) ?? pages.exec(folded))?.[0] ?? head;
}

/** The points of a row: of several columns of numbers those that are percent, or that come to a hundred. */
export function pointsCell(table: CallTable, row: Part): string | undefined {
  const columns = table.roles.flatMap((role, column) => (role === "points" ? column : []));
  const cellsAt = (column: number) => table.rows.map((each) => each.passage.cells?.[column] ?? "");
  const weighs = (column: number) => {
    const cells = cellsAt(column);
    const sum = cells.reduce((total, cell) => total + (Number.parseFloat(cell) || 0), 0);
    return cells.some((cell) => cell.includes("%")) || sum === 100 || sum === 200;
  };
  const column = (columns.length > 1 ? columns.find(weighs) : undefined) ?? columns[0];
  return column === undefined ? undefined : row.passage.cells?.[column];
}

/** The cells of a column that is a list of its own, with their rows. */
export function listedCells({ lists, rows }: CallTable, zone: Zone): { part: Part; cell: string }[] {
  return (lists ?? []).flatMap((each, column) =>
    each === zone
      ? rows.flatMap((part) => {
          const cell = part.passage.cells?.[column] ?? "";
          return dash.test(cell) ? [] : { part, cell };
        })
      : [],
  );
}
