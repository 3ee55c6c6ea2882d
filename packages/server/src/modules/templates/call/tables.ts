import { readLimits } from "./limits.ts";
import { hasTextLimit, type Part } from "./part.ts";
import { isRequiredBy } from "./statuses.ts";
import { isScale } from "./scales.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf, type Zone } from "./zones.ts";

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

const named = ["question", "criterion", "points", "limit", "date", "document", "status", "guidance"] as const;

const dateLike = /\d{4}|\d{1,2}[./]\d{1,2}/u;
const pointsLike =
  /^(?:max\.?\s*)?\d{1,3}(?:[.,]\d+)?\s*(?:%|points?|pts?|punt\p{L}*|ponto\p{L}*|punkt\p{L}*|درج\p{L}*|نقط\p{L}*|نقاط)?$/iu;
const numberLike = /^[([]?(?:\p{L}?\d{1,2}(?:\.\d{1,2})*|\p{L}|[ivxIVX]{1,4})[.)\]:]*$/u;
const dash = /^[–—-]?$/u;

/** How long what names a column is at most, in characters. */
const longestHead = 40;

/** A box to tick. */
const tick = /^[☐☑✓✗x□]$/u;

const cellsOf = (part: Part | undefined): string[] => part?.passage.cells ?? [];

/** Whether a cell says whether something is needed: few words, one of them of that. */
function saysStatus(cell: string, words: CallWords): boolean {
  return cell !== "" && cell.length <= 90 && (isRequiredBy(cell, words) !== undefined || tick.test(cell));
}

/** What a cell at the head of a column says that the column holds. */
function headRole(cell: string, column: number, words: CallWords): Role | undefined {
  if (cell === "" || cell.length > 40 || pointsLike.test(cell) || cell.split(/\s+/).length > 5) return undefined;
  const folded = foldPhrase(cell);
  const order = column === 0 ? named : [...named.filter((role) => role !== "question"), "question" as const];
  return order.find((role) => words.columns[role].test(folded));
}

/** Cells that are "Yes" and "No", or one that is both: what is ticked. */
function areAnswers(cells: string[], { status }: CallWords): boolean {
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
  if (share(filled, (cell) => readLimits(cell, words, true).at !== undefined && cell.length < 60) >= 0.6)
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
function columnsOf(
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
  const isNamed =
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

/** What a table is about: by its columns, or else by the part of the call that it stands in. */
function zoneOfTable(around: Zone, roles: (Role | undefined)[]): Zone {
  const has = (role: Role) => roles.includes(role);
  if (around === "attachments" && (has("status") || has("document"))) return around;
  if (has("limit") && (around === "sections" || around === "other" || has("question") || has("guidance")))
    return "sections";
  if (around === "eligibility" || around === "prohibitions") return around;
  // Numbers before the words are no points: versions, years.
  if (has("points") && (has("criterion") || around === "criteria" || (around === "other" && roles[0] !== "points")))
    return "criteria";
  if (around === "attachments") return around;
  if (has("date") && around !== "sections") return "deadline";
  if (has("status") && has("document")) return "attachments";
  if (around === "sections" && !has("question")) return has("date") ? "deadline" : "other";
  return around;
}

/** Whether a row among those of a form names a paper that is attached, as letters and certificates are. */
function isFirmPaper(table: CallTable, row: Part, words: CallWords): boolean {
  const title = titleCell(table, row);
  const limit = limitCell(table, row);
  const isTyped = limit !== undefined && hasTextLimit(readLimits(limit, words, true).limits);
  return title !== undefined && !isTyped && words.says.firmPapers.exec(foldPhrase(title))?.index === 0;
}

/** Whether a row begins another table: after a blank line, where the rows before it have none between them, or by naming columns. */
function beginsTable(parts: Part[], first: number, at: number, words: CallWords): boolean {
  const cells = cellsOf(parts[at]);
  const isHeadLike = cells.every((cell) => cell.length <= longestHead && !/\d/u.test(cell));
  if (isHeadLike && parts[at]!.passage.isAfterBlank && at - first >= 2 && !parts[first + 1]!.passage.isAfterBlank)
    return true;
  const roles = cells.map((cell, column) => (/\d/u.test(cell) ? undefined : headRole(cell, column, words)));
  return at - first >= 2 && cells.length >= 2 && !roles.includes(undefined) && new Set(roles).size === roles.length;
}

/** What columns list by their heads, where one of two lists what is not paid for or who may not apply; undefined where none does. */
function listsIn(rows: Part[], words: CallWords): (Zone | undefined)[] | undefined {
  const heads = cellsOf(rows[0]);
  if (heads.length !== 2 || rows.length < 3 || heads.some((head) => head === "" || head.length > longestHead))
    return undefined;
  const zones = heads.map((head) => zoneOf(head, words));
  if (zones.every((zone) => zone === "eligibility")) return zones;
  const isRefusing = (head: string) => words.says.negative.test(foldPhrase(head));
  const refusing = heads.filter(isRefusing);
  const isOpposite =
    refusing.length === 1 && heads.some((head) => head !== refusing[0] && haveWordInCommon(head, refusing[0]!));
  if (!isOpposite && !(refusing.length === 1 && zones.includes("prohibitions"))) return undefined;
  const ofApplicants = words.says.actors.test(foldPhrase(refusing[0]!));
  return heads.map((head) => (head === refusing[0] ? (ofApplicants ? "eligibility" : "prohibitions") : undefined));
}

/** Whether two texts share a word of some length: "Goods we pay for" and "Goods we do not pay for". */
function haveWordInCommon(one: string, other: string): boolean {
  const wordsOf = (text: string) => foldPhrase(text).match(/\p{L}{4,}/gu) ?? [];
  const known = new Set(wordsOf(other));
  return wordsOf(one).some((word) => known.has(word));
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

/** The tables of a call. Parts of a table get its zone; the row that names the columns belongs to nothing. */
export function tablesOf(parts: Part[], words: CallWords): CallTable[] {
  const tables: CallTable[] = [];
  let at = 0;
  while (at < parts.length) {
    let to = at;
    while (parts[to]?.kind === "row" && !(to > at && beginsTable(parts, at, to, words))) to += 1;
    if (to > at) {
      const own = parts.slice(at, to);
      const lists = listsIn(own, words);
      if (lists) {
        for (const part of own) part.zone = "other";
        own[0]!.opensZone = true;
        tables.push({ rows: own.slice(1), roles: [], heads: cellsOf(own[0]), zone: "other", lists });
        at = to;
        continue;
      }
      const { roles, heads, hasHead } = columnsOf(own, words);
      const rows = hasHead ? own.slice(1) : own;
      const areMarks = roles.some((_, column) =>
        isScale(
          rows.map((row) => cellsOf(row)[column] ?? ""),
          words,
        ),
      );
      const around = own[0]!.zone;
      // Questions to tick outside of a form are what applicants have to be.
      const areConditions = areAnswers(cellsOf(own[0]), words) && (around === "other" || around === "funding");
      const zone = areMarks ? "other" : areConditions ? "eligibility" : zoneOfTable(around, roles);
      for (const part of own) part.zone = zone;
      if (hasHead) own[0]!.opensZone = true;
      const table = { rows, roles, heads, zone };
      if (zone === "sections")
        for (const row of table.rows) if (isFirmPaper(table, row, words)) row.zone = "attachments";
      tables.push(table);
    }
    at = Math.max(to, at + 1);
  }
  return tables;
}

/** The cell of a row in the column that holds something; undefined where it is empty or there is none. */
export function cellOf({ roles }: CallTable, row: Part, ...wanted: Role[]): string | undefined {
  const column = roles.findIndex((role) => role !== undefined && wanted.includes(role));
  const cell = column < 0 ? undefined : row.passage.cells?.[column];
  return cell === undefined || dash.test(cell) ? undefined : cell;
}

/** The cell that names what a row is about: its first that is a text and no number. */
export function titleCell(table: CallTable, row: Part): string | undefined {
  const { roles } = table;
  const byRole = cellOf(table, row, "question", "criterion", "document");
  if (byRole !== undefined && !numberLike.test(byRole)) return byRole;
  return row.passage.cells?.find(
    (cell, column) => cell !== "" && roles[column] !== "number" && !numberLike.test(cell) && /\p{L}/u.test(cell),
  );
}

/** The length that a row gives to what it is about; a bare number has its unit at the head of its column. */
export function limitCell(table: CallTable, row: Part): string | undefined {
  const cell = cellOf(table, row, "limit");
  const head = table.heads[table.roles.indexOf("limit")] ?? "";
  return cell !== undefined && /^(?:max\.?\s*)?[\d.,\s]+$/iu.test(cell) && head !== ""
    ? `${cell} ${unitOf(head)}`
    : cell;
}

const unitOf = (head: string) => head.replace(/\b(?:limits?|max(?:imum)?|number of|count)\b\.?/giu, "").trim();

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
