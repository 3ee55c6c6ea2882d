import type { Contradiction } from "../contradiction.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { entry } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { lastWords, textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun, namedIn } from "../synonyms.ts";
import { isElsewhere, personsOf, yearsOf, type Ages } from "./agesIn.ts";

/** Years beyond which somebody is none of the group: a helper, a parent, a brother. */
const far = 4;

/** How far an age may stand behind a word for the youngest or for who is so old, in characters. */
const reach = { extreme: 34, persons: 16 };

/** Whether nothing but small words and "is" or "has" stands between. */
const isEmpty = (gap: string, { signs }: FigureSentence): boolean =>
  stemsOf(signs.find("being", gap).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), gap))
    .size === 0;

/** Whether a number is an end of a range: "those from 18 to 25". */
function isOfRange(figure: Figure, { signs, figures, text, start }: FigureSentence): boolean {
  const at = figures.indexOf(figure);
  const isJoined = (a: Figure | undefined, b: Figure | undefined) => {
    const gap = a && b ? text.slice(a.end - start, b.start - start) : "";
    return gap.length > 0 && gap.length < 8 && (/^\s*[–—-]\s*$/u.test(gap) || signs.has("until", gap));
  };
  return isJoined(figure, figures[at + 1]) || isJoined(figures[at - 1], figure);
}

/** "Nine" behind "our youngest member at", "fifteen" in "boys of fourteen and fifteen years". */
function isAgeOfSome(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const behind = textBehind(sentence, figure);
  // "Fourteen and fifteen years": the first is read as years as well.
  const isYears = figure.kind === "duration" || signs.has("years", behind.slice(0, 12));
  const extreme = signs.find("extreme", before).at(-1);
  const lead = extreme && before.slice(extreme.end);
  const isBare = isYears || nounBehind(figure, sentence) === undefined;
  const isNear = lead !== undefined && lead.length <= reach.extreme && !/[.;:()]|\p{N}/u.test(lead);
  // "The youngest is nine", "our youngest member at nine": not "the oldest harness".
  if (isNear && isBare && (isEmpty(lead, sentence) || signs.has("people", lead))) return true;
  if (!isYears) return false;
  // "14- and 15-year-olds", "boys of fourteen and fifteen years".
  const persons = signs.find("sexes", before).at(-1);
  const gap = persons && before.slice(persons.end);
  const isOf = gap !== undefined && gap.length <= reach.persons && !/[.;:()]/.test(gap);
  const isNoun = /(?:olds|jährigen?|jarigen)(?!\p{L})/u.test(`${figure.text}${behind.slice(0, 12)}`);
  return isOf || isNoun;
}

/** Whether a sentence speaks of somebody else or another time: "their brothers", "once they are". */
function isAside(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = lastWords(textBefore(sentence, figure), 50);
  // The words of a superlative are often those of "more".
  const words = signs
    .find("extreme", before)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), before);
  return (["otherTime", "other", "notYet", "atLeast", "atMost", "about"] as const).some((name) =>
    signs.has(name, words),
  );
}

/** Whom a sentence names shortly before an age. */
const namedBefore = (figure: Figure, sentence: FigureSentence): ReadonlySet<string> =>
  namedIn(lastWords(textBefore(sentence, figure), 40), sentence.language);

/**
 * Somebody of the group who is too young or too old for it: "for children from 8 to 13" and "the boys of fourteen and fifteen".
 *
 * @param groups all that the draft says of age groups: it has to be one alone, with two ends.
 */
export function checkBeyond(sentences: readonly FigureSentence[], groups: readonly Ages[]): Contradiction[] {
  const [first] = groups;
  const isOne = groups.every(({ low, high }) => low === first?.low && high === first.high);
  if (!first || !isOne || first.high === Infinity || isElsewhere(first)) return [];
  const own = new Set(groups.flatMap(({ figures }) => figures.map(({ figure }) => figure)));
  const { low, high } = first;
  const persons = personsOf(first);
  return sentences.flatMap((sentence) => {
    const beyond = sentence.figures.filter((figure) => {
      const years = own.has(figure) ? undefined : yearsOf(figure);
      const isBeyond = years !== undefined && (years < low ? low - years <= far : years > high && years - high <= far);
      if (!isBeyond || isOfRange(figure, sentence)) return false;
      if (!isAgeOfSome(figure, sentence) || isAside(figure, sentence)) return false;
      const named = namedBefore(figure, sentence);
      return named.size === 0 || persons.size === 0 || areSameNoun(named, persons);
    });
    const found = [...first.figures, ...beyond.map((figure) => ({ figure, sentence }))];
    return beyond.length > 0 ? [entry("ages", `${low}–${high}`, found)] : [];
  });
}
