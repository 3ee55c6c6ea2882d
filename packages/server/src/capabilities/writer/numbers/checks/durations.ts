import type { Contradiction } from "../contradiction.ts";
import { entry, show } from "../entry.ts";
import { monthsBetween } from "../months.ts";
import { periodsIn, type Period } from "../periods.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

const daysOfMonth = 365.25 / 12;

/** The months of a length of time; undefined for hours and for days of which nobody counts months. */
export function monthsOf({ unit, value = 0 }: Figure): number | undefined {
  if (unit === "months") return value;
  return unit === "days" && value >= 14 ? value / daysOfMonth : undefined;
}

/** By how many months length and dates may miss each other. */
const slack = 0.7;

/** Whether a length of time can be that between two dates. */
function isLength(length: Figure, { start, end }: Period): boolean {
  const months = monthsOf(length);
  if (months === undefined) return true;
  const { least, most } = monthsBetween(start, end);
  // Weeks and days are counted without holidays: they have to fit in, not to fill.
  if (length.unit === "days") return months <= most + 0.3;
  return months >= least - slack && months <= most + slack;
}

/** Farther from each other they are of different things. */
const near = 0.45;

const longestGap = 28;

/** Lengths that stand directly beside the dates between which they lie: "18 months, from April 2027 to June 2028". */
export function checkDurations(sentence: FigureSentence): Contradiction[] {
  return periodsIn(sentence).flatMap((period): Contradiction[] => {
    const { figures, text, start, signs } = sentence;
    const at = figures.indexOf(period.from);
    const [before, after] = [figures[at - 1], figures[at + 2]];
    const gapBefore = before && text.slice(before.end - start, period.from.start - start);
    const gapAfter = after && text.slice(period.to.end - start, after.start - start);
    const isBefore = before?.kind === "duration" && (gapBefore?.length ?? 99) <= longestGap && !/[.;]/.test(gapBefore!);
    const isAfter =
      after?.kind === "duration" &&
      (gapAfter?.length ?? 99) <= longestGap &&
      /^\s*[,(–—=]/.test(gapAfter!) &&
      !/[.;]/.test(gapAfter!);
    const length = isBefore ? before : isAfter ? after : undefined;
    const isOfProject = sentence.place.kind === "description" || signs.has("project", text);
    // Of a course or a season, holidays may be left out.
    const isShorter = length !== undefined && (monthsOf(length) ?? 0) < monthsBetween(period.start, period.end).least;
    if (isShorter && !isOfProject) return [];
    if (!length || isLength(length, period) || signs.endsWith("about", textBefore(sentence, length))) return [];
    if (signs.has("each", textBehind(sentence, length).slice(0, 12))) return [];
    const months = monthsOf(length) ?? 0;
    const { least, most } = monthsBetween(period.start, period.end);
    if (months < least * near || months > most / near) return [];
    const found = [length, period.from, period.to].map((figure) => ({ figure, sentence }));
    return [entry("duration", length.text, found, workingOf(period))];
  });
}

/** "April 2027 – June 2028: 14 to 15 months". */
function workingOf({ from, to, start, end }: Period): string {
  const { least, most } = monthsBetween(start, end);
  const [low, high] = [Math.round(least), Math.round(most)];
  return `${from.text} – ${to.text}: ${low === high ? show(low) : `${show(low)}–${show(high)}`} months`;
}
