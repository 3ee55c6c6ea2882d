import { readLimits } from "./limits.ts";
import type { Part } from "./part.ts";
import { isRequiredBy } from "./statuses.ts";
import { cellsOf, dash, numberLike, type Role } from "./tableCells.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

const named = ["question", "criterion", "points", "limit", "date", "document", "status", "guidance"] as const;

const dateLike = /\d{4}|\d{1,2}[./]\d{1,2}/u;
const pointsLike =
  /^(?:max\.?\s*)?\d{1,3}(?:[.,]\d+)?\s*(?:%|points?|pts?|punt\p{L}*|ponto\p{L}*|punkt\p{L}*|درج\p{L}*|نقط\p{L}*|نقاط)?$/iu;
/** A box to tick. */
const tick = /^[☐☑✓✗x□]$/u;

/** Whether a cell says whether something is needed: few words, one of them of that. */
function saysStatus(cell: string, words: CallWords): boolean {
  return cell !== "" && cell.length <= 90 && (isRequiredBy(cell, words) !== undefined || tick.test(cell));
}

/** What a cell at the head of a column says that the column holds. */
export function headRole(cell: string, column: number, words: CallWords): Role | undefined {
  if (cell === "" || cell.length > 40 || pointsLike.test(cell) || cell.split(/\s+/).length > 5) return undefined;
  const folded = foldPhrase(cell);
  const order = column === 0 ? named : [...named.filter((role) => role !== "question"), "question" as const];
  return order.find((role) => words.columns[role].test(folded));
}

/** Cells that are "Yes" and "No", or one that is both: what is ticked. */
export function areAnswers(cells: string[], { status }: CallWords): boolean {
  const isYes = (cell: string | undefined) =>
    cell !== undefined && cell.length <= 14 && status.yes.test(foldPhrase(cell));
  const isNo = (cell: string | undefined) =>
    cell !== undefined && cell.length <= 14 && status.no.test(foldPhrase(cell));
  const last = cells.at(-1);
  return (cells.length >= 3 && isYes(cells.at(-2)) && isNo(last)) || (cells.length >= 2 && isYes(last) && isNo(last));
}

const share = (cells: string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

/** What the cells of a column are by themselves. */
function bodyRole(cells: string[], words: CallWords): Role | undefined {
  const filled = cells.filter((cell) => !dash.test(cell));
  if (filled.length === 0) return undefined;
  if (share(filled, (cell) => readLimits(cell, words, "cell").at !== undefined && cell.length < 60) >= 0.6)
    return "limit";
  if (
    filled.every((cell, index) => Number.parseInt(cell.replace(/^\D/u, ""), 10) === index + 1 && numberLike.test(cell))
  )
    return "number";
  if (share(filled, (cell) => pointsLike.test(cell)) >= 0.8) return "points";
  if (share(filled, (cell) => numberLike.test(cell)) >= 0.8) return "number";
  if (share(filled, (cell) => dateLike.test(cell) && cell.length < 90) >= 0.7) return "date";
  if (share(filled, (cell) => saysStatus(cell, words)) >= 0.6) return "status";
  return undefined;
}

/** The columns of rows, and whether the first of the rows names them. */
export function columnsOf(
  parts: Part[],
  words: CallWords,
): { roles: (Role | undefined)[]; heads: string[]; hasHead: boolean } {
  const head = cellsOf(parts[0]);
  const width = Math.max(...parts.map((part) => cellsOf(part).length));
  const rest = parts.slice(1);
  const heads = head.map((cell, column) => headRole(cell, column, words));
  const bodies = Array.from({ length: width }, (_, column) =>
    bodyRole(
      (rest.length > 0 ? rest : parts).map((part) => cellsOf(part)[column] ?? ""),
      words,
    ),
  );
  const clash = head.some((cell, column) => {
    const role = bodies[column];
    if (role === undefined || tick.test(cell) || bodyRole([cell], words) !== role) return false;
    return role !== "status" || heads[column] !== "status";
  });
  const named = head.filter((_, column) => heads[column] !== undefined).length;
  // "Paper | Small grants | Large grants" above columns that say whether something is needed.
  const isByKind = bodies.filter((role) => role === "status").length > 1;
  const isNamed =
    isByKind ||
    named * 2 >= head.filter((cell) => !tick.test(cell)).length ||
    head[0] === "" ||
    bodies.some((role) => role === "points" || role === "limit");
  const hasHead =
    rest.length > 0 && head.every((cell) => cell.length <= 50) && (areAnswers(head, words) || (!clash && isNamed));
  const hasAnswers = areAnswers(head, words);
  const roles = Array.from({ length: width }, (_, column) => {
    if (hasAnswers && column >= head.length - 2) return undefined;
    const body = bodies[column];
    const byName = hasHead ? heads[column] : undefined;
    if (body === "points" && byName === "limit" && !isOfMarks(head, column, bodies, words)) return byName;
    if (body === "limit" || body === "points") return body;
    if (body === "number" && column === 0) return "number";
    return byName ?? body;
  });
  return { roles, heads: hasHead ? head : [], hasHead };
}

/** Whether "Maximum" at the head of a column is of marks: it names no length, and there are criteria or other marks beside it. */
function isOfMarks(head: string[], column: number, bodies: (Role | undefined)[], words: CallWords): boolean {
  const { length, columns } = words;
  const cell = foldPhrase(head[column] ?? "");
  if ([length.words, length.characters, length.pages].some((pattern) => pattern.test(cell))) return false;
  return (
    head.some((each) => columns.criterion.test(foldPhrase(each))) ||
    bodies.some((body, other) => body === "points" && other !== column)
  );
}
