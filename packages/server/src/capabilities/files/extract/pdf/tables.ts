import type { PdfLine } from "./pdfLines.ts";
import { joinLines, type LineEnds } from "./joinLines.ts";

interface Interval {
  from: number;
  to: number;
}

interface Column extends Interval {
  /** From where to where each line reaches in it, by its baseline. */
  edges: Map<number, Interval>;
}

/** Lines further apart than this part of the letter size stand in different rows, or in none. */
const leading = 1.55;
/** What stands further below is no longer of the table, unless it has cells itself. */
const mostGap = 2.6;
const mostRowGap = 5;

const overlaps = (one: Interval, other: Interval) => one.from < other.to && other.from < one.to;

/** Adds to the edges of a column those of others. */
function joined(edges: Map<number, Interval>, others: ReadonlyMap<number, Interval>[]): Map<number, Interval> {
  for (const each of others)
    for (const [y, { from, to }] of each) {
      const known = edges.get(y);
      edges.set(y, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
    }
  return edges;
}

/**
 * The columns with a line's pieces in them. What looked like two columns and is one, as in a cell whose words are spread over its
 * width, becomes one where another line says so. Undefined where a line is none of the table.
 */
function widened(columns: readonly Column[], { segments, y }: PdfLine): Column[] | undefined {
  let now = [...columns];
  for (const segment of segments) {
    const hit = now.filter((column) => overlaps(column, segment));
    if (segments.length === 1 && hit.filter(({ edges }) => edges.size > 1).length > 1) return undefined;
    const whole = {
      from: Math.min(segment.from, ...hit.map(({ from }) => from)),
      to: Math.max(segment.to, ...hit.map(({ to }) => to)),
      edges: joined(hit[0]?.edges ?? new Map(), [...hit.slice(1).map(({ edges }) => edges), new Map([[y, segment]])]),
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
const spreadGap = 1.9;
/** Edges of a column differ by less, in points. */
const sameEdge = 3;

const spread = (places: number[]) => Math.max(...places) - Math.min(...places);

/** Whether the pieces of a column begin, end or stand in the middle at one place. */
function isAligned({ edges }: Column): boolean {
  if (edges.size < 2) return false;
  const all = [...edges.values()];
  return [all.map(({ from }) => from), all.map(({ to }) => to), all.map(({ from, to }) => (from + to) / 2)].some(
    (places) => spread(places) <= sameEdge,
  );
}

/** The columns without those that are words of a cell that stand wide: close to another and nowhere in line. */
function settled(columns: readonly Column[], lineCount: number, size: number): Column[] {
  const ordered = columns.toSorted((a, b) => a.from - b.from);
  if (lineCount < 3) return ordered;
  const kept: Column[] = [];
  for (const column of ordered) {
    const last = kept.at(-1);
    const isLoose = !isAligned(column) || (last !== undefined && !isAligned(last));
    if (last && isLoose && column.from - last.to < size * spreadGap && ordered.length > 2) {
      last.to = Math.max(last.to, column.to);
      joined(last.edges, [column.edges]);
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
    const next = widened(columns, line);
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
