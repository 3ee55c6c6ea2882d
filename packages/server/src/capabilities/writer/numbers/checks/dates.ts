import type { Contradiction } from "../contradiction.ts";
import { entry, show } from "../entry.ts";
import { areOneDay, monthsBetween } from "../months.ts";
import type { Length, Moment } from "../moments.ts";
import type { Timeline } from "../timeline.ts";

/** The first two that cannot be the same, each with all that agree with it. */
function apart<T>(all: readonly T[], agree: (a: T, b: T) => boolean): T[] | undefined {
  for (const [at, a] of all.entries())
    for (const b of all.slice(at + 1)) if (!agree(a, b)) return all.filter((each) => agree(each, a) !== agree(each, b));
  return undefined;
}

const agree = (a: Moment, b: Moment): boolean => areOneDay(a.span, b.span);

/** More than so many days apart, two starts are of two projects. */
const mostApart = 550;

const areNear = (moments: readonly Moment[]): boolean => {
  const firsts = moments.map(({ span }) => span.first);
  return Math.max(...firsts) - Math.min(...firsts) < mostApart;
};

/** A start, an end or a length of the project that is named differently, and a length that does not lie between start and end. */
export function checkDates(timeline: Timeline): Contradiction[] {
  const entries: Contradiction[] = [];
  const starts = apart(timeline.starts, agree);
  const ends = apart(timeline.ends, agree);
  const lengths = apart(timeline.lengths, (a, b) => Math.abs(a.months - b.months) < 0.6);
  if (starts && areNear(starts)) entries.push(entry("dates", starts[0]!.figure.text, starts));
  if (ends && areNear(ends)) entries.push(entry("dates", ends[0]!.figure.text, ends));
  if (lengths) entries.push(entry("duration", lengths[0]!.figure.text, lengths));
  if (!starts && !ends && !lengths) entries.push(...checkLength(timeline));
  return entries;
}

const slack = 0.7;

function checkLength({ starts, ends, lengths }: Timeline): Contradiction[] {
  const [start] = starts.toSorted((a, b) => a.span.last - a.span.first - (b.span.last - b.span.first));
  const [end] = ends.toSorted((a, b) => a.span.last - a.span.first - (b.span.last - b.span.first));
  const [length] = lengths;
  if (!start || !end || !length || start.span.first >= end.span.last) return [];
  const { least, most } = monthsBetween(start.span, end.span);
  if (length.months >= least - slack && length.months <= most + slack) return [];
  const working = `${start.figure.text} – ${end.figure.text}: ${show(Math.round(most))} months`;
  return [entry("duration", length.figure.text, [...lengths, start, end] satisfies (Length | Moment)[], working)];
}
