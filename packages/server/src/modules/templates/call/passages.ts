import { splitLines } from "../../../kernel/text/splitLines.ts";
import { tabbedRows } from "../../../capabilities/writer/text/tabbedRows.ts";

/** A line of a call, or a piece of a very long one. */
interface Line {
  /** From 1. */
  number: number;
  text: string;
  isAfterBlank: boolean;
}

/** Lines that belong together: a paragraph, an entry of a list or a heading, with each line break of it taken away. */
export interface Passage {
  text: string;
  /** Where each line begins in the text. */
  lines: { at: number; number: number; text: string }[];
  isAfterBlank: boolean;
  /** Of a row of a table; one of them at least has a text. */
  cells?: string[];
}

/** The line that something was read from. */
export interface ReadFrom {
  line: number;
  text: string;
}

/** The most characters of a line that are looked at as one; longer ones are looked at in pieces. */
const longestLine = 2_000;
const longestPassage = 6_000;

function* pieces(line: string): Generator<string> {
  let rest = line;
  while (rest.length > longestLine) {
    const space = rest.lastIndexOf(" ", longestLine);
    const at = space > longestLine / 2 ? space : longestLine;
    yield rest.slice(0, at).trim();
    rest = rest.slice(at).trim();
  }
  yield rest;
}

/** What a line has in common with the running heads of other pages: its words without the numbers. */
const withoutNumbers = (line: string) => line.replace(/\d+/g, "#").toLowerCase();

const pageWord = "(?:page|seite|p[aá]gina|p[aá]g\\.|pag\\.|strona|str\\.|blz\\.|صفحة)";
const pageNumber = new RegExp(
  `^(?:${pageWord}\\s+\\d{1,4}|\\d{1,4}\\s*(?:of|\\/)\\s*\\d{1,4})(?:\\s*\\S{1,3}\\s*\\d{1,4})?$`,
  "iu",
);
const endsInPage = new RegExp(`(?<!\\p{L})${pageWord}\\s*\\d+|\\s[|·–—]\\s*\\d{1,4}$`, "iu");

/** Lines that stand on every page, and page numbers. */
function pageFurniture(lines: string[]): (line: string) => boolean {
  const counts = new Map<string, number>();
  const bare = new Set<number>();
  for (const line of lines) {
    if (line.length >= 120 || !/\d/.test(line)) continue;
    if (/^\d{1,4}$/.test(line)) bare.add(Number(line));
    const key = withoutNumbers(line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Points of a scoring table are bare numbers as well, but do not count the pages.
  const isNumber = (line: string) =>
    /^\d{1,4}$/.test(line) && (bare.has(Number(line) + 1) || bare.has(Number(line) - 1) || bare.size === 1);
  return (line) =>
    isNumber(line) ||
    pageNumber.test(line) ||
    (line.length < 120 && endsInPage.test(line) && (counts.get(withoutNumbers(line)) ?? 0) > 1);
}

const entry =
  /^(?:[-*•◦▪●‣–—·☐□❑✓✔➢►]\s+|§\s*\d|(?:[Ss]ection|SECTION|[Pp]art|PART|[Qq]uestion|QUESTION|Annex|ANNEX|Step|STEP|Q)\s*[A-Z\d]+\b|[A-Z]\.\d+\.?\s|\d+(?:\.\d+)+\.?\s+[\p{Lu}\p{Lo}]|\d{1,3}[.)]\s(?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)|\p{L}[.)]\s|[IVXivx]+[.)]\s|\([a-zA-Z\d]{1,4}\)\s|#{1,6}\s)/u;
const label = /^\p{Lu}[\p{L}\p{M}\d ().,/&’'-]{1,60}:(?:\s|$)/u;
const openEnd =
  /(?:\b(?:is|are|of|the|to|and|or|for|than|exceed|a|an|in|by|with|on|that|from|at|as|not|be|least|most|maximum)|[,(–—-])$/i;

/** Whether a line goes on with what the line before began. */
function goesOn(passage: Passage, line: Line, width: number): boolean {
  const { text } = line;
  const before = passage.text;
  const lastLine = passage.lines.at(-1)?.text ?? "";
  if (/^\d+\s+[A-Z]/.test(text) && text.length < 80 && !openEnd.test(before)) return false;
  if (entry.test(text)) return false;
  const isOpen = openEnd.test(before);
  if (/^[\p{Ll}(]/u.test(text)) return !/[.!?:]$/.test(before) || text.startsWith("(");
  if (label.test(text) && !isOpen) return false;
  if (isOpen) return before.length >= 40 || !/^\p{Lu}/u.test(text);
  // A line that had room for the next word was ended on purpose.
  const hadRoom = lastLine.length + 1 + text.search(/\s|$/) <= width;
  return before.length >= 40 && !hadRoom && !/[.!?:;]$/.test(before);
}

/** How long the lines of a text are where they are full. */
function fullWidth(lines: string[]): number {
  const lengths = lines
    .map(({ length }) => length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.97)] ?? 0;
}

/** The cells of a row of a table; undefined for a line that is none. What begins an entry of a list is no cell. */
function cellsIn(line: string): string[] | undefined {
  if (!line.includes("\t")) return undefined;
  const cells = line
    .trimEnd()
    .split("\t")
    .map((cell) => flat(cell));
  if (cells.length === 2 && /^(?:[-*•◦▪●‣·–—]|\d{1,3}[.)]|\p{L}[.)])?$/u.test(cells[0]!) && cells[0] !== "")
    return undefined;
  const filled = cells.filter((cell) => cell !== "").length;
  return filled > 1 || (filled === 1 && cells[0] === "" && cells.length > 1) ? cells : undefined;
}

const flat = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();

/** A text in passages. Blank lines and what stands on every page are left out. */
export function toPassages(text: string): Passage[] {
  const whole = splitLines(text);
  const tabbed = /[\t;|,]/.test(text) ? tabbedRows(whole.join("\n")).split("\n") : whole;
  const raw = whole.map(flat);
  const isFurniture = pageFurniture(raw);
  const width = fullWidth(raw);
  const passages: Passage[] = [];
  let isAfterBlank = true;
  let isAfterFurniture = false;
  for (const [index, line] of raw.entries()) {
    if (line === "") {
      isAfterBlank = true;
      continue;
    }
    if (isFurniture(line)) {
      isAfterFurniture = true;
      continue;
    }
    const cells = line.length < longestLine ? cellsIn(tabbed[index] ?? "") : undefined;
    if (cells) {
      passages.push({ text: line, lines: [{ at: 0, number: index + 1, text: line }], isAfterBlank, cells });
      isAfterBlank = false;
      isAfterFurniture = false;
      continue;
    }
    for (const piece of pieces(line)) {
      const part: Line = { number: index + 1, text: piece, isAfterBlank };
      const last = passages.at(-1);
      const isNear = !isAfterBlank || (isAfterFurniture && /^\p{Ll}/u.test(piece) && !/[.!?:]$/.test(last?.text ?? ""));
      const isOpen = last && !last.cells && isNear && last.text.length + piece.length < longestPassage;
      if (isOpen && goesOn(last, part, width)) append(last, part);
      else passages.push({ text: piece, lines: [{ at: 0, number: part.number, text: piece }], isAfterBlank });
      isAfterBlank = false;
      isAfterFurniture = false;
    }
  }
  return passages;
}

function append(passage: Passage, line: Line): void {
  // "appli-" and "cations" are one word that the end of a line has cut.
  const isCut = /\p{Ll}-$/u.test(passage.text) && /^\p{Ll}/u.test(line.text);
  const before = isCut ? passage.text.slice(0, -1) : `${passage.text} `;
  passage.lines.push({ at: before.length, number: line.number, text: line.text });
  passage.text = before + line.text;
}

/** The line in which a place of a passage stands. */
export function lineAt(passage: Passage, at: number): ReadFrom {
  const found = passage.lines.findLast((line) => line.at <= at) ?? passage.lines[0];
  return { line: found?.number ?? 1, text: found?.text ?? "" };
}

/** The sentences of a passage and where they begin. */
export function sentences(text: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  let start = 0;
  const end = /[.!?؟](?=\s+["“„«¿¡(]?[\p{Lu}\p{Lo}$€£\d])/gu;
  for (let match = end.exec(text); match; match = end.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 5), match.index + 1);
    if (
      /(?<!\p{L})(?:No|Nr|Mr|Ms|Mrs|Fr|Dr|St|Inc|e\.g|i\.e|a\.m|p\.m|U\.S|max|maks|min|approx|ca|bzw|z\. ?B|p\. ?ex|p\. ?ej|ad es|bijv|np|ok|godz|tzn|art|incl|ggf|car|pág|str|ul|r)\.$/iu.test(
        before,
      )
    )
      continue;
    if (/(?:^|\s)(?:[A-Z]|\d+(?:\.\d+)*)\.$/.test(text.slice(Math.max(start, match.index - 6), match.index + 1)))
      continue;
    found.push({ at: start, text: text.slice(start, match.index + 1).trim() });
    start = match.index + 1;
    while (text[start] === " ") start += 1;
  }
  if (start < text.length) found.push({ at: start, text: text.slice(start).trim() });
  return found;
}
