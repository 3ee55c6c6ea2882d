import { monthsOf } from "./checks/durations.ts";
import { fromBefore, fromBehind, isOfLength, leastMonths } from "./lengths.ts";
import type { Length, Moment } from "./moments.ts";
import { spanOf, yearOf } from "./months.ts";
import { periodsIn, type Period } from "./periods.ts";
import { clauseBefore, isOfProject, isOtherwise } from "./projectClauses.ts";
import { isRow, textBefore, textBehind, type Figure, type FigureSentence } from "./readFigures.ts";

/** What a draft says of the time of the whole project. */
export interface Timeline {
  starts: Moment[];
  ends: Moment[];
  lengths: Length[];
  periods: Period[];
}

/** How far before a date its verb may stand. */
const reach = 26;

const isBare = (words: string): boolean => !/\p{L}{3}/u.test(words);

/** "Ende März 2028", "fin mars": the end of that month, and of nothing else. */
const isEndOfMonth = (sign: string, between: string, figure: Figure): boolean =>
  /^\p{L}{3,5}$/u.test(sign) && between.trim() === "" && /^\p{L}/u.test(figure.text);

/** Whether the date behind one of the signs is that of the project: it is the subject, or there is none. */
function isMoment(sign: "start" | "end", figure: Figure, sentence: FigureSentence): boolean {
  const before = textBefore(sentence, figure);
  const last = sentence.signs.find(sign, before).at(-1);
  if (!last || before.length - last.end > reach || /[.;]/.test(before.slice(last.end))) return false;
  const between = before.slice(last.end);
  const subject = clauseBefore(before, last.start);
  const rest = between.replace(/[:–—=-]/gu, " ");
  if (sentence.signs.has("phase", `${subject} ${rest}`) || isOtherwise(subject, sentence)) return false;
  if (isOfProject(subject, sentence) || isOfProject(rest, sentence)) return true;
  if (sign === "end" && isEndOfMonth(before.slice(last.start, last.end), between, figure)) return false;
  return isBare(subject) && isBareDate(rest);
}

/** Nothing but small words between "start" and its date. */
const isBareDate = (words: string): boolean => !/\p{L}{5}/u.test(words);

/** "A final conference in the last month, that is in October 2029": the last month of nothing else is that of the project. */
function isLastMonth(figure: Figure, sentence: FigureSentence): boolean {
  const before = textBefore(sentence, figure);
  const last = sentence.signs.find("lastMonth", before).at(-1);
  if (!last) return false;
  const rest = before.slice(last.end);
  const isNear = rest.length <= reach && !/[.;:()]/.test(rest);
  return isNear && (isBareDate(rest) || isOfProject(rest, sentence)) && !isOtherwise(rest, sentence);
}

/** Whether a period is that of the project: said of it, or directly beside how long it takes. */
function isOfAll({ from, to, start: from_, end: to_, sentence }: Period, isOnly: boolean): boolean {
  const clause = clauseBefore(textBefore(sentence, from), Infinity);
  const before = textBefore(sentence, from);
  if (sentence.signs.has("phase", before.slice(-50)) || isOtherwise(before.slice(-50), sentence)) return false;
  // A description that names one stretch of time alone means that of the project.
  const months = (to_.first - from_.first) / 30;
  const isExact = from_.by !== "year" && to_.by !== "year";
  if (isOnly && isExact && months >= leastMonths) return true;
  const behind = textBehind(sentence, to).slice(0, 40);
  const isSaid = isOfProject(before.slice(-70), sentence) && (sentence.signs.has("lasting", before) || isBare(clause));
  return isSaid || (sentence.signs.has("project", behind) && sentence.signs.has("lasting", behind));
}

/** "Over 24 months from October 2026". */
function isFromLength(figure: Figure, sentence: FigureSentence, lengths: readonly Length[]): boolean {
  const length = lengths.at(-1);
  if (!length || length.sentence !== sentence) return false;
  const gap = sentence.text.slice(length.figure.end - sentence.start, figure.start - sentence.start);
  return gap.length < 24 && sentence.signs.has("from", gap) && !/[.;:]/.test(gap);
}

/** What sentences say of when the project begins, ends, and how long it takes. Where it stands in a clause on a part of it, it is left out. */
export function readTimeline(sentences: readonly FigureSentence[]): Timeline {
  const timeline: Timeline = { starts: [], ends: [], lengths: [], periods: [] };
  const described = sentences.filter(({ place }) => place.kind === "description").flatMap(periodsIn);
  for (const sentence of sentences) {
    const isOnly = described.length === 1 && described[0]!.sentence === sentence && !isRow(sentence);
    const periods = periodsIn(sentence).filter((period) => isOfAll(period, isOnly));
    const ofPeriods = new Set(periods.flatMap(({ from, to }) => [from, to]));
    for (const period of periods) {
      timeline.periods.push(period);
      timeline.starts.push({ figure: period.from, sentence, span: period.start });
      timeline.ends.push({ figure: period.to, sentence, span: period.end });
    }
    for (const [at, figure] of sentence.figures.entries()) {
      const from =
        fromBefore(sentence.figures[at - 1], figure, sentence) ??
        fromBehind(figure, sentence.figures[at + 1], sentence);
      if (from) {
        timeline.starts.push(from.start);
        timeline.lengths.push(from.length);
        continue;
      }
      if (figure.kind === "duration" && isOfLength(figure, sentence)) {
        const months = monthsOf(figure);
        if (months !== undefined && months >= 2) timeline.lengths.push({ figure, sentence, months });
      }
      if (figure.kind !== "date" || ofPeriods.has(figure) || yearOf(figure) === undefined) continue;
      const span = spanOf(figure);
      if (!span) continue;
      if (isMoment("start", figure, sentence) || isFromLength(figure, sentence, timeline.lengths))
        timeline.starts.push({ figure, sentence, span });
      else if (isMoment("end", figure, sentence) || isLastMonth(figure, sentence))
        timeline.ends.push({ figure, sentence, span });
    }
  }
  return timeline;
}
