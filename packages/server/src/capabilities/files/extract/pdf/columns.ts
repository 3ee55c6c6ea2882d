import { extentOf, linesOf, type PdfLine } from "./pdfLines.ts";

/** Fewer lines beside each other are no columns of text. */
const leastLines = 8;
/** Where a gutter may be, in parts of the width of the text. */
const middle = [0.28, 0.72] as const;
/** This part of the lines of a column fills it; cells of tables are emptier. */
const leastFull = 0.4;
const mostCandidates = 80;

interface Run {
  from: number;
  to: number;
}

/** The lines on one side of a gutter, as they are without the other: their baselines differ. */
const sideOf = (lines: readonly PdfLine[], isLeft: boolean, gutter: number): PdfLine[] =>
  linesOf(
    lines.flatMap(({ segments }) =>
      segments.filter(({ from }) => from < gutter === isLeft).flatMap(({ items }) => items),
    ),
  );

/** Whether lines are text that runs on from one to the next. */
function isRunningText(lines: readonly PdfLine[]): boolean {
  if (lines.length < leastLines) return false;
  const extents = lines.map(extentOf);
  const width = Math.max(...extents.map(({ to }) => to)) - Math.min(...extents.map(({ from }) => from));
  return extents.filter(({ from, to }) => to - from > width * 0.75).length >= lines.length * leastFull;
}

/** The longest run of lines that none crosses a gutter in. */
function longestRun(lines: readonly PdfLine[], gutter: number): Run {
  let best: Run = { from: 0, to: 0 };
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const isCrossed = lines[at]?.segments.some((each) => each.from < gutter - 1 && each.to > gutter + 1) ?? true;
    if (!isCrossed) continue;
    if (at - from > best.to - best.from) best = { from, to: at };
    from = at + 1;
  }
  return best;
}

function findGutter(lines: readonly PdfLine[]): { gutter: number; run: Run } | undefined {
  const extents = lines.map(extentOf);
  const left = Math.min(...extents.map(({ from }) => from));
  const width = Math.max(...extents.map(({ to }) => to)) - left;
  const starts = new Set(lines.flatMap(({ segments }) => segments.map(({ from }) => Math.round(from) - 2)));
  const candidates = [...starts]
    .filter((x) => x > left + width * middle[0] && x < left + width * middle[1])
    .slice(0, mostCandidates);
  let best: { gutter: number; run: Run } | undefined;
  for (const gutter of candidates) {
    const run = longestRun(lines, gutter);
    if (run.to - run.from <= (best ? best.run.to - best.run.from : 0)) continue;
    const within = lines.slice(run.from, run.to);
    if (isRunningText(sideOf(within, true, gutter)) && isRunningText(sideOf(within, false, gutter)))
      best = { gutter, run };
  }
  return best;
}

/**
 * The lines of a page in the order in which they are read: what stands in columns of text one column after the other, each as an
 * array of its own.
 */
export function inReadingOrder(lines: readonly PdfLine[], isRtl: boolean): PdfLine[][] {
  if (lines.length < leastLines) return lines.length > 0 ? [[...lines]] : [];
  const found = findGutter(lines);
  if (!found) return [[...lines]];
  const { gutter, run } = found;
  const within = lines.slice(run.from, run.to);
  const sides = [sideOf(within, true, gutter), sideOf(within, false, gutter)];
  return [
    ...inReadingOrder(lines.slice(0, run.from), isRtl),
    ...(isRtl ? sides.toReversed() : sides).flatMap((side) => inReadingOrder(side, isRtl)),
    ...inReadingOrder(lines.slice(run.to), isRtl),
  ];
}
