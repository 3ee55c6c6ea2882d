import { spanOf, yearOf, type Span } from "./months.ts";
import type { Figure, FigureSentence } from "./readFigures.ts";

/** "From 1 March 2027 to 31 December 2028". */
export interface Period {
  from: Figure;
  to: Figure;
  start: Span;
  end: Span;
  sentence: FigureSentence;
}

const longestGap = 28;

/** The year of the first of two dates that names none: that of the second, or the one before where it would come later. */
function startOf(from: Figure, to: Figure): Span | undefined {
  if (yearOf(from) !== undefined) return spanOf(from);
  const year = yearOf(to);
  const end = spanOf(to);
  const start = year === undefined ? undefined : spanOf(from, year);
  if (!start || !end || year === undefined) return undefined;
  return start.first <= end.last ? start : spanOf(from, year - 1);
}

/** The stretches of time that a sentence names by their first and last date. */
export function periodsIn(sentence: FigureSentence): Period[] {
  const { figures, text, signs } = sentence;
  return figures.flatMap((from, at): Period[] => {
    const to = figures[at + 1];
    if (from.kind !== "date" || to?.kind !== "date") return [];
    const gap = text.slice(from.end - sentence.start, to.start - sentence.start);
    const before = text.slice(0, from.start - sentence.start);
    const isBetween = signs.endsWith("between", before) || signs.has("end", gap);
    const isJoined = /^\s*[–—-]\s*$/.test(gap) || signs.has("until", gap);
    const isTo = (isBetween || isJoined) && gap.length <= longestGap && !/[.;()]/.test(gap);
    const start = isTo ? startOf(from, to) : undefined;
    const end = isTo ? spanOf(to) : undefined;
    return start && end && start.first < end.last ? [{ from, to, start, end, sentence }] : [];
  });
}
