import { readLimits, type Limits } from "../limits.ts";
import { countWords, isHeadingLike } from "../marks.ts";
import { isRequest } from "../forms.ts";
import type { Part } from "../part.ts";
import { sentences } from "../passages.ts";
import { withoutLength } from "../prose.ts";
import { limitCell, titleCell, type CallTable } from "../tableCells.ts";
import { titleAndRest, withoutMark } from "../titles.ts";
import type { CallWords } from "../words/callWords.ts";
import { isLimitLine, beginsWithLimit } from "../limitLines.ts";
import { zoneOf, type Zone } from "../zones.ts";

/** A line of a call with what is known of it by itself. */
export interface CallLine {
  part: Part;
  /** The table that it is a row of. */
  table: CallTable | undefined;
  /** What it would be called as a section. */
  title: string;
  /** Whether it may be the title of a section at all. */
  mayBeTitle: boolean;
  limits: Limits;
  hasLimit: boolean;
  /** It begins with a length of what stands above it. */
  isLimit: boolean;
  words: number;
  titleWords: number;
  sentences: number;
  isQuestion: boolean;
  endsInColon: boolean;
  endsInStop: boolean;
  isHeadingLike: boolean;
  isRequest: boolean;
  zone: Zone | undefined;
  hasMoney: boolean;
  hasDate: boolean;
  /** How it is marked; of a row, of which table it is. */
  mark: string;
}

/** So long is a line with its guidance at most that may be a title, in characters. */
const longestLine = 1_000;
const money = /[$£€¥]|\b(?:USD|EUR|GBP|CAD|CHF|SEK|PLN|BRL|kr|zł)\b/u;
const date = /\b20[2-4]\d\b|\d{1,2}[:h]\d\d/u;

const has = (limits: Limits) => Object.keys(limits).length > 0;

function titleOfRow(table: CallTable, row: Part, words: CallWords): string {
  const cell = titleCell(table, row);
  return cell === undefined ? "" : titleAndRest(withoutMark(cell), words).title;
}

function limitsOfRow(table: CallTable, row: Part, words: CallWords): Limits {
  const cell = limitCell(table, row, words);
  const limits = cell === undefined ? {} : readLimits(cell, words, "cell").limits;
  return has(limits) ? limits : readLimits((row.passage.cells ?? []).join(". "), words).limits;
}

function titleOfText({ body, style, kind }: Part, words: CallWords): string {
  if (body.length > longestLine) return "";
  return titleAndRest(style === "inline" && kind === "bullet" ? withoutLength(body, words) : body, words).title;
}

/** The lines of a call, one for each part of it. */
export function callLines(parts: readonly Part[], tables: readonly CallTable[], words: CallWords): CallLine[] {
  const tableOf = new Map(tables.flatMap((table, at) => table.rows.map((row) => [row, { table, at }] as const)));
  return parts.map((part): CallLine => {
    const { text, cells } = part.passage;
    const isRow = part.kind === "row";
    const known = isRow ? tableOf.get(part) : undefined;
    const table = known?.table;
    const title = !isRow ? titleOfText(part, words) : table ? titleOfRow(table, part, words) : (cells?.[0] ?? "");
    const limits = table ? limitsOfRow(table, part, words) : part.limits;
    const body = isRow ? title : part.body;
    const isShort = body.length <= longestLine;
    return {
      part,
      table,
      title,
      mayBeTitle: (!isRow || table !== undefined) && /\p{L}/u.test(title),
      limits,
      hasLimit: has(limits),
      isLimit: !isRow && isShort && (isLimitLine(text, words) || beginsWithLimit(text, words)),
      words: countWords(body),
      titleWords: countWords(title),
      sentences: sentences(body).length,
      isQuestion: /[?؟]$/u.test(title),
      endsInColon: /[:：]$/u.test(body),
      endsInStop: body.endsWith("."),
      isHeadingLike: isShort && isHeadingLike(body, words),
      isRequest: isRequest({ ...part, body, kind: "text" }, words),
      zone: title === "" ? undefined : zoneOf(title, words),
      hasMoney: money.test(text),
      hasDate: date.test(text),
      mark: isRow ? `row ${known?.at ?? ""}` : part.style,
    };
  });
}
