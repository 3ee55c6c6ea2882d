import { monthsOf } from "./checks/durations.ts";
import { spanOf, yearOf, type Span } from "./months.ts";
import { periodsIn, type Period } from "./periods.ts";
import { isRow, textBefore, textBehind, type Figure, type FigureSentence } from "./readFigures.ts";

/** A day on which the project begins or ends, as one sentence says it. */
export interface Moment {
  figure: Figure;
  sentence: FigureSentence;
  span: Span;
}

/** How long the project takes, as one sentence says it. */
export interface Length {
  figure: Figure;
  sentence: FigureSentence;
  months: number;
}

/** What a draft says of the time of the whole project. */
export interface Timeline {
  starts: Moment[];
  ends: Moment[];
  lengths: Length[];
  periods: Period[];
}

/** How far before a date its verb may stand. */
const reach = 26;

/** The words of the clause before an offset in a sentence. */
function clauseBefore(text: string, at: number): string {
  return (
    text
      .slice(0, at)
      .split(/[.;:()–—,]\s|^\s*/u)
      .at(-1) ?? ""
  );
}

/** Whether a clause speaks of another project, or of what has been. */
const isOtherwise = (clause: string, { signs }: FigureSentence): boolean =>
  signs.has("otherTime", clause) || signs.has("past", clause) || signs.has("other", clause);

/** Whether a clause speaks of the project and of no part of it. */
const isOfProject = (clause: string, { signs, place }: FigureSentence): boolean =>
  (signs.has("project", clause) || (place.kind === "description" && signs.has("programme", clause))) &&
  !signs.has("phase", clause);

const isBare = (words: string): boolean => !/\p{L}{3}/u.test(words);

/** Whether the date behind one of the signs is that of the project: it is the subject, or there is none. */
function isMoment(sign: "start" | "end", figure: Figure, sentence: FigureSentence): boolean {
  const before = textBefore(sentence, figure);
  const last = sentence.signs.find(sign, before).at(-1);
  if (!last || before.length - last.end > reach || /[.;]/.test(before.slice(last.end))) return false;
  const between = before.slice(last.end);
  const subject = clauseBefore(before, last.start);
  const rest = between.replace(/[:–—=-]/gu, " ");
  if (sentence.signs.has("phase", `${subject} ${rest}`) || isOtherwise(subject, sentence)) return false;
  return isOfProject(subject, sentence) || isOfProject(rest, sentence) || (isBare(subject) && isBareDate(rest));
}

/** Nothing but small words between "start" and its date. */
const isBareDate = (words: string): boolean => !/\p{L}{5}/u.test(words);

const leastMonths = 4;

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

/** Nothing more is said in the clause: "Over 24 months, …", and not "For three months we …". */
const isEnd = (behind: string): boolean => !/^\s*\p{L}/u.test(behind);

/** "The project runs for 18 months", "an 18-month project", "Duration: 18 months". */
function isOfLength(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const clause = before.split(/[.;:]\s|[()]/u).at(-1) ?? "";
  const behind = textBehind(sentence, figure);
  const lasts = signs.find("lasting", clause).at(-1);
  const isSaid =
    lasts !== undefined &&
    clause.length - lasts.end < 22 &&
    isOfProject(clause.slice(Math.max(0, lasts.start - 60)), sentence);
  const isNamed = /^[-\s]/.test(behind) && signs.find("project", behind.slice(0, 22)).some(({ start }) => start < 3);
  const isThis = sentence.place.kind === "description" || signs.endsWith("definite", before);
  const isOfIt = /^\s*\p{L}{1,5}(?:\s\p{L}{1,5})?\s\p{L}+/u.exec(behind)?.[0];
  const isPossessed =
    isOfIt !== undefined &&
    signs.has("of", isOfIt) &&
    signs.has("project", isOfIt) &&
    !signs.has("end", behind.slice(0, 30));
  const label = /^[^.;()]{3,40}:\s*$/u.test(before) && sentence.text.length < 60;
  const isLabel =
    /^[-\s]*$/.test(clause.replace(/\p{L}+/u, "")) &&
    signs.has("lasting", clause) &&
    clause.length < 22 &&
    isEnd(behind);
  const isRate =
    signs.has("each", behind.slice(0, 14)) || signs.has("phase", clause) || /^\s*(?:of|into|after)/.test(behind);
  if (label && signs.has("lasting", before) && !signs.has("phase", before)) return true;
  return isPossessed || (!isRate && (isSaid || (isNamed && isThis) || isLabel));
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
    for (const figure of sentence.figures) {
      if (figure.kind === "duration" && isOfLength(figure, sentence)) {
        const months = monthsOf(figure);
        if (months !== undefined && months >= 2) timeline.lengths.push({ figure, sentence, months });
      }
      if (figure.kind !== "date" || ofPeriods.has(figure) || yearOf(figure) === undefined) continue;
      const span = spanOf(figure);
      if (!span) continue;
      if (isMoment("start", figure, sentence) || isFromLength(figure, sentence, timeline.lengths))
        timeline.starts.push({ figure, sentence, span });
      else if (isMoment("end", figure, sentence)) timeline.ends.push({ figure, sentence, span });
    }
  }
  return timeline;
}
