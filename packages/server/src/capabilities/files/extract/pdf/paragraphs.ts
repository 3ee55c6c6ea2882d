import { isCutWord, joinLines, type LineEnds } from "./joinLines.ts";
import { extentOf, textOf, type PdfLine } from "./pdfLines.ts";
import { tableAt } from "./tables.ts";

/** A piece of a text: a paragraph, a heading or an entry of a list in one line, or the rows of a table. */
export interface TextBlock {
  kind: "text" | "entry" | "table";
  text: string;
  size: number;
  /** Of a table. */
  rows?: string[][];
}

const bullet = /^[•◦▪●‣·*\uf0b7–—-]\s+/u;
const numbered = /^(?:\(?\d{1,3}(?:\.\d{1,3})*[.)]|\(?[a-zA-Z][.)]|\(?[ivxIVX]{1,4}[.)]|\d{1,2}(?:\.\d{1,2})+)\s+\S/u;

/** The usual distance of two lines of a paragraph, in parts of the letter size. */
function usualLeading(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const part = before ? (line.y - before.y) / line.size : 0;
    if (before && Math.abs(before.size - line.size) < 0.5 && part > 0.9 && part < 1.9) {
      const key = Math.round(part * 20) / 20;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const common = [...counts].filter(([, count]) => count >= all * 0.15).map(([part]) => part);
  return common.length > 0 ? Math.min(...common) : 1.35;
}

interface Frame {
  from: number;
  to: number;
  leading: number;
}

/** How wide the first word of a line is, about. */
function firstWord(line: PdfLine): number {
  const text = textOf(line);
  const { from, to } = extentOf(line);
  return ((to - from) * (text.search(/\s|$/) + 1)) / Math.max(1, text.length);
}

/** Whether a line goes on with the paragraph that the line before it ended. */
function goesOn(before: PdfLine, line: PdfLine, frame: Frame): boolean {
  const text = textOf(line);
  if (Math.abs(before.size - line.size) > 0.5 || bullet.test(text)) return false;
  if ((line.y - before.y) / line.size > frame.leading * 1.25) return false;
  const extent = extentOf(before);
  const room = line.isRtl ? extent.from - frame.from : frame.to - extent.to;
  const isFull = room < firstWord(line) + line.size * 0.5 || isCutWord(textOf(before), text);
  if (!isFull) return false;
  if (before.font !== "" && line.font !== "" && before.font !== line.font && /^\p{Lu}/u.test(text)) return false;
  return !numbered.test(text) || !/[.:;!?]$/.test(textOf(before));
}

/** A line of pieces far apart that are no table, as a place and a date: a row of its own. */
function loneRow(line: PdfLine): string[] | undefined {
  const { segments, size, isRtl } = line;
  const isWide = segments.some((segment, index) => {
    const before = segments[index - 1];
    return before !== undefined && (isRtl ? before.from - segment.to : segment.from - before.to) > size * 1.5;
  });
  return isWide ? segments.map(({ text }) => text) : undefined;
}

const blockOf = (lines: readonly PdfLine[], ends: LineEnds): TextBlock => {
  const row = lines.length === 1 ? loneRow(lines[0]!) : undefined;
  if (row) return { kind: "table", text: "", rows: [row], size: lines[0]!.size };
  const text = joinLines(lines.map(textOf), ends);
  const isEntry = bullet.test(text);
  return {
    kind: isEntry || numbered.test(text) ? "entry" : "text",
    text: isEntry ? text.replace(bullet, "- ") : text,
    size: lines[0]!.size,
  };
};

/** A column of text, or a page of one column, in blocks. */
export function blocksOf(lines: readonly PdfLine[], ends: LineEnds): TextBlock[] {
  const extents = lines.map(extentOf);
  const frame: Frame = {
    from: Math.min(...extents.map(({ from }) => from)),
    to: Math.max(...extents.map(({ to }) => to)),
    leading: usualLeading(lines),
  };
  const blocks: TextBlock[] = [];
  let open: PdfLine[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open, ends));
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const table =
      line.segments.length > 1 || lines[at + 1]?.segments.length !== 1 ? tableAt(lines, at, ends) : undefined;
    if (table) {
      close();
      blocks.push({ kind: "table", text: "", rows: table.rows, size: line.size });
      at += table.count - 1;
      continue;
    }
    const before = open.at(-1);
    if (before && !goesOn(before, line, frame)) close();
    open.push(line);
  }
  close();
  return blocks;
}
