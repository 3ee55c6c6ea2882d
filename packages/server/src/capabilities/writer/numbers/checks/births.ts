import type { Contradiction } from "../contradiction.ts";
import { entry, type Found } from "../entry.ts";
import { yearOf } from "../months.ts";
import { nounBehind } from "../nouns.ts";
import { lastWords, textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { agesIn, isElsewhere, yearsOf } from "./agesIn.ts";

/** Years in which somebody of a draft can be born, and those of which it can speak. */
const years = { firstBorn: 1915, lastBorn: 2024, firstNow: 2024, lastNow: 2035 };

/** How far words may stand from what they are said of, in characters. */
const reach = { born: 34, between: 14, extreme: 60, age: 8, other: 40, beside: 16 };

/** The years in which some people or one of them are born: "born between 2010 and 2018", "the eldest was born in May 2011". */
interface Born {
  figures: Found[];
  first: number;
  last: number;
  /** Whether it is said of several, or of the youngest or oldest of them. */
  isOfGroup: boolean;
}

function bornIn(sentence: FigureSentence): Born[] {
  const { signs, figures, text, start } = sentence;
  return figures.flatMap((figure, at): Born[] => {
    const first = figure.kind === "date" ? yearOf(figure) : undefined;
    if (first === undefined || first < years.firstBorn || first > years.lastBorn) return [];
    const before = textBefore(sentence, figure);
    const sign = signs.find("born", before).at(-1);
    if (!sign) return [];
    const previous = figures[at - 1];
    // "The youngest was born in 2018, the eldest in May 2011".
    const isNext = previous?.kind === "date" && previous.start - start > sign.start;
    const gap = before.slice(isNext ? previous.end - start : sign.end);
    if (gap.length > reach.born + (isNext ? reach.extreme : 0) || /[.;:]|\p{N}/u.test(gap)) return [];
    if (isNext && !signs.has("extreme", gap)) return [];
    const lead = isNext ? gap : lastWords(before.slice(0, sign.start), reach.extreme);
    // The words of a superlative are often those of "more".
    const words = signs
      .find("extreme", lead)
      .reduceRight((left, each) => left.slice(0, each.start) + left.slice(each.end), lead);
    if (signs.has("other", lastWords(words, reach.other))) return [];
    const next = figures[at + 1];
    const last = next?.kind === "date" ? yearOf(next) : undefined;
    const between = next ? text.slice(figure.end - start, next.start - start) : "";
    const isRange = last !== undefined && last > first && between.length <= reach.between && !/[.;,]/.test(between);
    const found = [{ figure, sentence }, ...(isRange ? [{ figure: next!, sentence }] : [])];
    return [{ figures: found, first, last: isRange ? last : first, isOfGroup: isRange || signs.has("extreme", lead) }];
  });
}

/** The years of which a draft speaks as its own: those of its dates that are not long past. */
const yearsNow = (sentences: readonly FigureSentence[]): number[] => [
  ...new Set(
    sentences
      .flatMap(({ figures }) => figures.flatMap((each) => (each.kind === "date" ? (yearOf(each) ?? []) : [])))
      .filter((year) => year >= years.firstNow && year <= years.lastNow),
  ),
];

/** How old a sentence says that somebody is or will be: "who is 81", "now, at seventeen". */
function agesNow(sentence: FigureSentence): Figure[] {
  const { signs } = sentence;
  return sentence.figures.filter((figure) => {
    if (yearsOf(figure) === undefined || (figure.kind === "number" && nounBehind(figure, sentence))) return false;
    const before = textBefore(sentence, figure);
    const sign = signs.find("isAged", before).at(-1);
    const gap = sign && before.slice(sign.end);
    const isYears = figure.kind === "duration" || signs.find("years", textBehind(sentence, figure))[0]?.start === 1;
    const isEnd = isYears || /^\s*(?:[,.;:)!?]|$)/u.test(textBehind(sentence, figure));
    return isEnd && gap !== undefined && gap.length <= reach.age && !/[.;:\p{N}]/u.test(gap);
  });
}

/** Whether both sentences name the same person, or are one: "born in 2012 … now, at seventeen", "who is 81, born in 1945". */
function areOfOne(born: Found, age: Found): boolean {
  const [a, b] = [born.sentence, age.sentence];
  if (a === b) {
    const isBefore = born.figure.start < age.figure.start;
    const gap = a.text.slice(age.figure.end - a.start, born.figure.start - a.start);
    return isBefore || (gap.length <= reach.beside && !/[.;:]/u.test(gap));
  }
  const names = new Set(a.names.flatMap(({ text }) => text.split(/\s+/u)));
  return b.names.some(({ text }) => text.split(/\s+/u).some((word) => word.length > 2 && names.has(word)));
}

/** Somebody's age that does not go with the year in which they were born, and years of birth outside the ages for which something is. */
export function checkBirths(sentences: readonly FigureSentence[]): Contradiction[] {
  const born = sentences.flatMap(bornIn);
  const now = yearsNow(sentences);
  if (born.length === 0 || now.length === 0) return [];
  const single = born.filter(({ first, last }) => first === last);
  const ofOne = sentences.flatMap((sentence) =>
    agesNow(sentence).flatMap((figure): Contradiction[] => {
      const age = yearsOf(figure) ?? 0;
      const own = single.filter((each) => areOfOne(each.figures[0]!, { figure, sentence }));
      const [only] = own;
      if (!only || own.length > 1) return [];
      // A birthday that is to come, and one year that is not told.
      const isFit = now.some((year) => Math.abs(year - only.first - age) <= 1);
      return isFit ? [] : [entry("ages", figure.text, [{ figure, sentence }, ...only.figures])];
    }),
  );
  const groups = sentences.flatMap(agesIn);
  const [group] = groups;
  const isOne = group && groups.every(({ low, high }) => low === group.low && high === group.high);
  if (!isOne || group.high === Infinity || isElsewhere(group)) return ofOne;
  const beyond = born.filter(
    ({ first, last, isOfGroup }) =>
      isOfGroup && now.every((year) => year - last < group.low - 1 || year - first - 1 > group.high),
  );
  const what = `${group.low}–${group.high}`;
  return [...ofOne, ...beyond.map(({ figures }) => entry("ages", what, [...group.figures, ...figures]))];
}
