import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { entry } from "../entry.ts";
import { spanOf, yearOf, type Span } from "../months.ts";
import { periodsIn } from "../periods.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** A date of a sentence, and the clause around it. */
interface Dated {
  figure: Figure;
  sentence: FigureSentence;
  span: Span;
  clause: string;
  stems: ReadonlySet<string>;
}

/** Days by which one may come before the other without anybody minding. */
const slack = 10;

/** Days beyond which something is of another year or round. */
const far = 300;

/** Shorter stems are of too many words. */
const shortest = 3;

/** The clause of a date: up to a semicolon, a colon or a bracket, or the next date. */
function clauseOf(figure: Figure, sentence: FigureSentence): string {
  const next = sentence.figures.find(({ kind, start }) => kind === "date" && start >= figure.end);
  const last = sentence.figures.findLast(({ kind, end }) => kind === "date" && end <= figure.start);
  const before = textBefore(sentence, figure).slice(last ? last.end - sentence.start : 0);
  const behind = textBehind(sentence, figure).slice(0, next ? next.start - figure.end : undefined);
  return `${before.split(/[;()]\s?/u).at(-1)} ${behind.split(/[;()]\s?/u)[0]}`;
}

/** The dates of a sentence with a month and a year, each in its clause. */
function datedIn(sentence: FigureSentence): Dated[] {
  return sentence.figures.flatMap((figure): Dated[] => {
    const span = figure.kind === "date" && yearOf(figure) !== undefined ? spanOf(figure) : undefined;
    if (!span || span.by === "year") return [];
    const clause = clauseOf(figure, sentence);
    return [{ figure, sentence, span, clause, stems: stemsOf(clause) }];
  });
}

/** The subject of "The first course starts on 14 April 2027", "Courses: from May to July 2027", as far as stems tell. */
function subjectOf({ figure, sentence, clause }: Dated, isPeriod: boolean): ReadonlySet<string> {
  const { signs } = sentence;
  const before = textBefore(sentence, figure)
    .split(/[;()]\s?/u)
    .at(-1)!;
  const isStart = signs.find("start", before).some(({ end }) => before.length - end < 24) || isPeriod;
  if (!isStart || signs.has("past", clause) || signs.has("dependsOn", clause)) return new Set();
  // "First" is said of many things.
  const words = (["project", "start", "lasting", "part"] as const).flatMap((name) => signs.find(name, before));
  const bare = words
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), before);
  return new Set([...stemsOf(bare)].filter((stem) => stem.length >= shortest));
}

/** What follows on something, with its date: "everyone who took part in the courses is asked in February 2027". */
function isDependent({ sentence: { signs }, clause }: Dated): boolean {
  const words = signs.find("dependsOn", clause);
  // "Who took part" is past when it is told of, which says nothing of when it is.
  const rest = words.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  return words.length > 0 && !signs.has("beforehand", rest) && !signs.has("past", rest);
}

/** A text with more dates is a calendar, in which things of one name follow each other. */
const mostDates = 60;

/** Something that can only follow on an activity, and is dated before the first day on which that is said to begin. */
export function checkSequence(sentences: readonly FigureSentence[]): Contradiction[] {
  const all = sentences.flatMap(datedIn);
  if (all.length > mostDates) return [];
  const periods = new Set(sentences.flatMap(periodsIn).map(({ from }) => from));
  const starts = all
    .map((each) => ({ each, subject: subjectOf(each, periods.has(each.figure)) }))
    .filter(({ subject }) => subject.size > 0);
  return all.flatMap((later): Contradiction[] => {
    if (!isDependent(later)) return [];
    const found = starts.filter(
      ({ each, subject }) => each.sentence !== later.sentence && [...subject].some((stem) => later.stems.has(stem)),
    );
    const [first] = found.map(({ each }) => each).toSorted((a, b) => a.span.first - b.span.first);
    const [start] = found;
    if (!first || !start) return [];
    const isBefore = later.span.last < first.span.first - slack && later.span.last > first.span.first - far;
    // Something of the same name that was earlier: a first round.
    const shared = [...start.subject].filter((stem) => later.stems.has(stem));
    const isEarlier = all.some(
      (each) => each !== later && each.span.first <= later.span.last && shared.some((stem) => each.stems.has(stem)),
    );
    return isBefore && !isEarlier ? [entry("order", later.figure.text, [first, later])] : [];
  });
}

/** Rooms that open to the public while the works are still going on. */
export function checkOpening(sentences: readonly FigureSentence[]): Contradiction[] {
  const works = sentences.flatMap(periodsIn).filter(({ from, to, sentence }) => {
    const { signs } = sentence;
    const around = `${textBefore(sentence, from).split(/[;]\s/u).at(-1)} … ${textBehind(sentence, to).slice(0, 60).split(/[;.]/u)[0]}`;
    return signs.has("works", around) && !signs.has("toPublic", around);
  });
  const [only] = works;
  if (!only || works.length > 1) return [];
  return sentences.flatMap(datedIn).flatMap((opening): Contradiction[] => {
    const { signs } = opening.sentence;
    if (opening.sentence === only.sentence || !signs.has("toPublic", opening.clause)) return [];
    if (signs.has("past", opening.clause) || signs.has("works", opening.clause) || signs.has("other", opening.clause))
      return [];
    const isBefore = opening.span.last < only.end.first - slack && opening.span.last > only.start.first - far;
    return isBefore
      ? [
          entry("order", opening.figure.text, [
            { figure: only.to, sentence: only.sentence },
            { figure: only.from, sentence: only.sentence },
            opening,
          ]),
        ]
      : [];
  });
}
