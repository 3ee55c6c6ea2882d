import type { PdfLine, Segment } from "./pdfLines.ts";
import { joinLines, type LineEnds } from "./joinLines.ts";

interface Interval {
  from: number;
  to: number;
}

interface Column extends Interval {
  /** How many lines have a piece in it. */
  lines: number;
}

/** Lines further apart than this part of the letter size stand in different rows, or in none. */
const leading = 1.55;
/** What stands further below is no longer of the table, unless it has cells itself. */
const mostGap = 2.6;
const mostRowGap = 5;

const overlaps = (one: Interval, other: Interval) => one.from < other.to && other.from < one.to;

/**
 * The columns with a line's pieces in them. What looked like two columns and is one, as in a cell whose words are spread over its
 * width, becomes one where another line says so. Undefined where a line is none of the table.
 */
function widened(columns: readonly Column[], segments: readonly Segment[]): Column[] | undefined {
  let now = [...columns];
  for (const segment of segments) {
    const hit = now.filter((column) => overlaps(column, segment));
    if (segments.length === 1 && hit.filter(({ lines }) => lines > 1).length > 1) return undefined;
    const whole = {
      from: Math.min(segment.from, ...hit.map(({ from }) => from)),
      to: Math.max(segment.to, ...hit.map(({ to }) => to)),
      lines: Math.max(0, ...hit.map(({ lines }) => lines)) + 1,
    };
    now = [...now.filter((column) => !hit.includes(column)), whole];
  }
  return columns.length > 1 && now.length < 2 ? undefined : now;
}

const isFirstColumn = (columns: readonly Interval[], line: PdfLine): boolean => {
  const outer = columns.reduce((one, other) =>
    (line.isRtl ? other.to > one.to : other.from < one.from) ? other : one,
  );
  return line.segments.some((segment) => overlaps(outer, segment));
};

/** Lines as rows of cells. */
function rowsOf(lines: readonly PdfLine[], columns: readonly Interval[], ends: LineEnds): string[][] {
  const ordered = columns.toSorted((a, b) => (lines[0]!.isRtl ? b.from - a.from : a.from - b.from));
  const gaps = lines.slice(1).map((line, index) => line.y - lines[index]!.y);
  const least = Math.min(...gaps);
  const isTight = Math.max(...gaps) <= least * 1.2 && least <= (lines[0]?.size ?? 0) * leading;
  const rows: PdfLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const begins =
      index === 0 ||
      (isTight
        ? line.segments.length > 1 && isFirstColumn(columns, line)
        : least > line.size * leading || gaps[index - 1]! > least * 1.2);
    if (begins) rows.push([line]);
    else rows.at(-1)!.push(line);
  }
  return rows.map((row) =>
    ordered.map((column) =>
      joinLines(
        row.flatMap(({ segments }) => segments.filter((each) => overlaps(column, each)).map(({ text }) => text)),
        ends,
      ),
    ),
  );
}

/** A gap within a cell whose words are spread is narrower than this part of the letter size. */
const spreadGap = 1.5;

/** The columns without those that one line alone has, and close to another: words of a cell that stand wide. */
function settled(columns: readonly Column[], lineCount: number, size: number): Column[] {
  const ordered = columns.toSorted((a, b) => a.from - b.from);
  if (lineCount < 3) return ordered;
  const kept: Column[] = [];
  for (const column of ordered) {
    const last = kept.at(-1);
    const isWeak = Math.min(column.lines, last?.lines ?? 0) <= 1;
    if (last && isWeak && column.from - last.to < size * spreadGap && kept.length + ordered.length > 3) {
      last.to = Math.max(last.to, column.to);
      last.lines = Math.max(last.lines, column.lines);
    } else kept.push({ ...column });
  }
  return kept.length > 1 ? kept : ordered;
}

/** Whether lines are the rows of a table: two of them have cells, or one has many or goes on below another than its first. */
function areRows(own: readonly PdfLine[], columns: readonly Column[]): boolean {
  const withCells = own.filter(({ segments }) => segments.length > 1);
  if (withCells.length !== 1) return withCells.length > 1;
  const [first, second] = own;
  return (
    withCells[0]!.segments.length > 2 ||
    (first !== undefined && second !== undefined && first === withCells[0] && !isFirstColumn(columns, second))
  );
}

/** A table, and how many lines it takes. */
interface Found {
  rows: string[][];
  count: number;
}

/** The table that begins at a line; undefined where none does. */
export function tableAt(lines: readonly PdfLine[], start: number, ends: LineEnds): Found | undefined {
  let columns: Column[] = [];
  let to = start;
  for (; to < lines.length; to += 1) {
    const line = lines[to]!;
    const before = lines[to - 1];
    const most = line.segments.length > 1 ? mostRowGap : mostGap;
    if (to > start && before && (line.y - before.y > line.size * most || Math.abs(line.size - before.size) > 1.5))
      break;
    const next = widened(columns, line.segments);
    if (!next) break;
    // One piece beside all columns is none of their cells.
    if (to > start && line.segments.length === 1 && columns.length > 1 && next.length > columns.length) break;
    columns = next;
  }
  to = endOfRows(lines, start, to);
  const own = lines.slice(start, to);
  const [head] = own;
  // A heading above a table is none of its rows; a row without a first cell is one.
  if (!head || (head.segments.length === 1 && isFirstColumn(columns, head))) return undefined;
  if (columns.length < 2 || !areRows(own, columns)) return undefined;
  return {
    rows: rowsOf(own, settled(columns, own.filter(({ segments }) => segments.length > 1).length, head.size), ends),
    count: own.length,
  };
}

/** Where the last row ends: what stands right below its first line, in one piece, is of it, and what stands further below is not. */
function endOfRows(lines: readonly PdfLine[], start: number, to: number): number {
  let end = to;
  while (end > start && lines[end - 1]!.segments.length === 1) end -= 1;
  while (end > start && end < to && lines[end]!.y - lines[end - 1]!.y <= lines[end]!.size * leading) end += 1;
  return end;
}
