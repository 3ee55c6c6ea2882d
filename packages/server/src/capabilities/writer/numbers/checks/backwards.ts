import type { Contradiction } from "../contradiction.ts";
import { entry } from "../entry.ts";
import { spanOf, yearOf, type Span } from "../months.ts";
import { lastWords, textBefore, type Figure, type FigureSentence } from "../readFigures.ts";
import type { Timeline } from "../timeline.ts";

/** Longest text between the first and the last day of a stretch of time, in characters. */
const longestGap = 28;

/** What is farther apart than this is no slip of a year. */
const mostApart = 800;

/** The days of a date with its year and at least its month. */
function exactSpan(figure: Figure | undefined): Span | undefined {
  const span = figure?.kind === "date" && yearOf(figure) !== undefined ? spanOf(figure) : undefined;
  return span && span.by !== "year" && span.by !== "season" ? span : undefined;
}

/** Whether one span lies wholly before another, and not too far. */
const isBefore = (a: Span, b: Span): boolean => a.last < b.first && b.first - a.last < mostApart;

/** "From 1 October 2027 to 30 June 2027": a stretch of time that ends before it begins. */
export function checkBackwards(sentence: FigureSentence): Contradiction[] {
  const { figures, signs, text, start } = sentence;
  return figures.flatMap((from, at): Contradiction[] => {
    const to = figures[at + 1];
    const [first, last] = [exactSpan(from), exactSpan(to)];
    if (!to || !first || !last || !isBefore(last, first)) return [];
    const gap = text.slice(from.end - start, to.start - start);
    const before = lastWords(textBefore(sentence, from), longestGap);
    const isFrom = ["from", "between", "start"].some((name) => signs.endsWith(name as "from", before));
    const isTo = signs.has("until", gap) || /^\s*[–—-]\s*$/u.test(gap) || signs.endsWith("between", before);
    return isFrom && isTo && gap.length <= longestGap && !/[.;()]/.test(gap)
      ? [
          entry(
            "dates",
            from.text,
            [from, to].map((figure) => ({ figure, sentence })),
          ),
        ]
      : [];
  });
}

/** A project that ends before it begins. */
export function checkEndOfAll({ starts, ends }: Timeline): Contradiction[] {
  const [start, end] = [starts[0], ends[0]];
  if (!start || !end || start.span.by === "year" || end.span.by === "year") return [];
  const isAgreed =
    starts.every(({ span }) => isBefore(end.span, span)) && ends.every(({ span }) => isBefore(span, start.span));
  return isAgreed ? [entry("dates", start.figure.text, [...starts, ...ends])] : [];
}
