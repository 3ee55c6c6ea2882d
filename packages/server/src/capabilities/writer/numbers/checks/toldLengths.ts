import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { datesIn, type Dated } from "../datesIn.ts";
import { entry, show, type Found } from "../entry.ts";
import { monthsBetween } from "../months.ts";
import { periodsIn } from "../periods.ts";
import { isOtherwise } from "../projectClauses.ts";
import { lastWords, textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** Shorter lengths are of a part, longer ones of what has been, in months. */
const months = { least: 3, most: 72 };

/** By how many months a length may miss its dates, and by what factor it may: farther it is of something else. */
const off = { slack: 0.9, most: 2.2 };

/** How far words may stand from what they are said of, in characters, and the end from the start, in sentences. */
const reach = { verb: 44, behind: 26, around: 40, past: 18, sentences: 8 };

/** More dates make a calendar, in which any two may be meant. */
const mostDates = 40;

/** How long a description says that all takes, and what: "over eighteen months", "a workshop of five months", "a three-year project". */
interface Told extends Found {
  months: number;
  /** The stems of the words beside it. */
  nouns: ReadonlySet<string>;
}

/** A start and an end of what is planned. */
interface Stretch {
  from: Dated;
  to: Dated;
}

function toldIn(sentence: FigureSentence): Told[] {
  const { signs } = sentence;
  return sentence.figures.flatMap((figure): Told[] => {
    const { kind, unit, value = 0 } = figure;
    if (kind !== "duration" || unit !== "months" || value < months.least || value > months.most) return [];
    const before = textBefore(sentence, figure);
    const behind = textBehind(sentence, figure);
    const lead = lastWords(before, reach.around);
    const tail = behind.slice(0, reach.around).split(/[.;:]/u)[0] ?? "";
    const isTime =
      signs.has("otherTime", `${lead} … ${tail}`) || signs.has("past", `${lastWords(lead, reach.past)} … ${tail}`);
    const isAge = signs.has("old", tail.slice(0, 10)) || signs.endsWith("aged", lead);
    const lasts = signs.endsWith("lasting", lead);
    // "Over" is a word for "more than" and for "during".
    const isRough = (["about", "atLeast", "atMost", "each"] as const).some(
      (name) => signs.endsWith(name, lead) && !(name === "atLeast" && lasts),
    );
    if (isTime || isAge || isRough || signs.has("each", tail.slice(0, 14))) return [];
    const isWord =
      /^[-‑\s]\p{L}/u.test(behind) && /(?:\p{L}[-‑]\p{L}|årig|jährig|jarig)/u.test(figure.text + behind.slice(0, 2));
    const isSaid = lasts || signs.endsWith("preposition", lead) || signs.endsWith("of", lead);
    if (!isSaid && !isWord) return [];
    const nouns = stemsOf(isWord ? (behind.match(/\p{L}{3,}(?:\s\p{L}{3,})?/u)?.[0] ?? "") : before.slice(-24));
    return [{ figure, sentence, months: value, nouns }];
  });
}

/** What is said before a verb of beginning or ending: nothing of a part, or of what the length is said of. */
function isOfAll(subject: string, sentence: FigureSentence, nouns: ReadonlySet<string>): boolean {
  const { signs } = sentence;
  if (isOtherwise(subject, sentence)) return false;
  const stems = [...stemsOf(subject)];
  if (stems.some((stem) => nouns.has(stem))) return true;
  return !signs.has("phase", subject) && (stems.length === 0 || isNamed(subject, sentence));
}

const isNamed = (text: string, { signs }: FigureSentence): boolean =>
  (["project", "programme", "entire"] as const).some((name) => signs.has(name, text));

/** The clause of the last verb of a kind in front of a date, or of one closely behind it ("Es geht am 1. März los"), where no other date stands between. */
function subjectOf(
  names: readonly ("start" | "begins" | "end" | "finishes")[],
  { figure, sentence }: Dated,
): string | undefined {
  const previous = sentence.figures.findLast(({ kind, end }) => kind === "date" && end <= figure.start);
  const from = previous ? previous.end - sentence.start : 0;
  const before = textBefore(sentence, figure).slice(from);
  const [verb] = names
    .flatMap((name) => sentence.signs.find(name, before))
    .toSorted((a, b) => b.end - a.end || a.start - b.start);
  if (verb && before.length - verb.end <= reach.verb && !/[.;:]\s/u.test(before.slice(verb.end)))
    return before.slice(0, verb.start);
  const next = sentence.figures.find(({ kind, start }) => kind === "date" && start >= figure.end);
  const behind = textBehind(sentence, figure).slice(0, next ? next.start - figure.end : reach.behind);
  const near = behind.slice(0, reach.behind).split(/[.;:,]|\s–/u)[0]!;
  return names.some((name) => sentence.signs.has(name, near)) ? before.split(/[.;:]\s/u).at(-1) : undefined;
}

/** All stretches that the dates of a text make by verbs of beginning and ending, or by "from … to" where everything is said to lie in it. */
function stretchesIn(
  sentences: readonly FigureSentence[],
  dates: readonly Dated[],
  nouns: ReadonlySet<string>,
): Stretch[] {
  const byFigure = new Map<Figure, Dated>(dates.map((each) => [each.figure, each]));
  const periods = sentences.flatMap((sentence) =>
    periodsIn(sentence).flatMap(({ from, to }): Stretch[] => {
      const [start, end] = [byFigure.get(from), byFigure.get(to)];
      const isAll = isNamed(sentence.text, sentence) && !sentence.signs.has("phase", textBefore(sentence, from));
      return start && end && isAll && !isOtherwise(sentence.text, sentence) ? [{ from: start, to: end }] : [];
    }),
  );
  const spoken = dates.flatMap((from): Stretch[] => {
    const subject = subjectOf(["start", "begins"], from);
    if (subject === undefined || !isOfAll(subject, from.sentence, nouns)) return [];
    const to = dates.find((each) => {
      const isNear = each.sentence.order - from.sentence.order <= reach.sentences;
      if (!isNear || each.span.first <= from.span.last) return false;
      const end = subjectOf(["end", "finishes"], each);
      if (end === undefined || isOtherwise(end, each.sentence)) return false;
      return each.sentence === from.sentence
        ? !each.sentence.signs.has("phase", end)
        : isOfAll(end, each.sentence, nouns);
    });
    return to ? [{ from, to }] : [];
  });
  return [...periods, ...spoken];
}

const isBetween = (length: number, { from, to }: Stretch): boolean => {
  const { least, most } = monthsBetween(from.span, to.span);
  return length >= least - off.slack && length <= most + off.slack;
};

/** Whether a date outside the stretch makes it as long as it is said to be, or another length of time added to it does. */
function isExplained(length: number, stretch: Stretch, dates: readonly Dated[], lengths: readonly number[]): boolean {
  const { from, to } = stretch;
  const { most } = monthsBetween(from.span, to.span);
  if (lengths.some((each) => Math.abs(most + each - length) < off.slack)) return true;
  const later = dates.filter(({ span, hasYear }) => hasYear && span.first > to.span.last);
  const earlier = dates.filter(({ span, hasYear }) => hasYear && span.last < from.span.first);
  return [from, ...earlier].some((first) =>
    [to, ...later].some((last) => isBetween(length, { from: first, to: last })),
  );
}

/** "Over eighteen months" in the description, and elsewhere "work starts on 11 January 2027 … all is finished by 31 March 2028". */
export function checkToldLengths(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const told = texts.flatMap((sentences) =>
    sentences.filter(({ place }) => place.kind === "description").flatMap(toldIn),
  );
  const [length] = told;
  if (!length || told.some((each) => each.months !== length.months)) return [];
  const dates = texts.map(datesIn);
  const all = dates.flat();
  if (all.length > mostDates) return [];
  const stretches = texts.flatMap((sentences, at) => stretchesIn(sentences, dates[at]!, length.nouns));
  const lengths = texts
    .flat()
    .flatMap(({ figures }) => figures.filter((each) => each.kind === "duration" && each.unit === "months"))
    .flatMap(({ value = 0 }) => (value > 0 && value < length.months ? [value] : []));
  const [stretch] = stretches;
  if (!stretch || stretches.some((each) => isBetween(length.months, each))) return [];
  const { least, most } = monthsBetween(stretch.from.span, stretch.to.span);
  const isFar = length.months * off.most < least || length.months > most * off.most;
  if (isFar || isExplained(length.months, stretch, all, lengths)) return [];
  const { from, to } = stretch;
  const working = `${from.figure.text} – ${to.figure.text}: ${show(Math.round(most))} months`;
  return [entry("duration", length.figure.text, [...told, from, to], working)];
}
