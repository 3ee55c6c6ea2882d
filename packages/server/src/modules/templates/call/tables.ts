import { readLimits } from "./limits.ts";
import { hasTextLimit, type Part } from "./part.ts";
import { isScale } from "./scales.ts";
import { cellsOf, limitCell, titleCell, type CallTable, type Role } from "./tableCells.ts";
import { areAnswers, columnsOf, headRole } from "./tableColumns.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf, type Zone } from "./zones.ts";

/** How long what names a column is at most, in characters. */
const longestHead = 40;

/** What a table is about: by its columns, or else by the part of the call that it stands in. */
function zoneOfTable(around: Zone, roles: (Role | undefined)[]): Zone {
  const has = (role: Role) => roles.includes(role);
  if (around === "attachments" && (has("status") || has("document"))) return around;
  const isFree = around === "sections" || around === "other" || (around === "criteria" && !has("points"));
  if (has("limit") && (isFree || has("question") || has("guidance"))) return "sections";
  // Papers by kinds of grants, each with whether it is needed.
  if (roles.filter((role) => role === "status").length > 1 && has("document")) return "attachments";
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
  const limit = limitCell(table, row, words);
  const isTyped = limit !== undefined && hasTextLimit(readLimits(limit, words, "cell").limits);
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
