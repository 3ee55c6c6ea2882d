import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import { headOf, nounBehind } from "../nouns.ts";
import { isOfPeople } from "../ofPeople.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";
import { nameOf } from "./rough.ts";

/** How many sentences away from an overlap its groups may be named. */
const reach = { groups: 2, around: 34, both: 60 };

/** Smaller sums are met by chance. */
const least = 12;

const isNumber = ({ kind, value = 0 }: Figure): boolean => kind === "number" && Number.isInteger(value) && value > 1;

const numbersOf = (sentence: FigureSentence | undefined): Found[] =>
  sentence?.figures.filter(isNumber).map((figure) => ({ figure, sentence })) ?? [];

const valueOf = ({ figure }: Found): number => figure.value ?? 0;

/** "Five of the nurses", "seventy-four of these households", "de entre eles … seis": a number of those who were named. */
function isPart({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const behind = textBehind(sentence, figure).slice(0, 14);
  const before = textBefore(sentence, figure).slice(-reach.around);
  return (
    (signs.find("of", behind)[0]?.start ?? 9) <= 1 || signs.has("amongThem", behind) || signs.has("amongThem", before)
  );
}

/** Longer sentences are no sentences, but told without signs between. */
const longestSentence = 400;

/** Where a number is said to be how many there are of people or of what is named, each once. */
const isWhole = (found: Found): boolean =>
  valueOf(found) >= least && nounBehind(found.figure, found.sentence) !== undefined && !isPart(found);

const kindsAt = ({ figure, sentence }: Found): ReadonlySet<string> =>
  kindsOfNoun(headOf(figure, sentence), sentence.language);

/** Whether a number counts the same as another, or people as both do. */
const areAlike = (a: Found, b: Found): boolean =>
  areSameNoun(kindsAt(a), kindsAt(b)) || (isOfPeople(a) && isOfPeople(b));

/** Whether it is said behind a number that they are in both of two groups. */
function isInBoth({ figure, sentence }: Found): boolean {
  const behind = textBehind(sentence, figure).slice(0, reach.both).split(/[.;]/u)[0]!;
  return sentence.signs.has("overlap", behind) || sentence.signs.has("onBoth", behind);
}

/** Two groups that share some, and their sum: "nine nurses … fourteen leaders … five of the nurses are leaders as well", "23 adults". */
function ofTwo(sentences: readonly FigureSentence[], at: number, wholes: readonly Found[]): Contradiction[] {
  const sentence = sentences[at]!;
  if (sentence.text.length > longestSentence) return [];
  return numbersOf(sentence)
    .filter((each) => isPart(each) && isInBoth(each))
    .flatMap((shared): Contradiction[] => {
      const near = sentences
        .slice(Math.max(0, at - reach.groups), at + 1)
        .filter(({ place, text }) => place === sentence.place && text.length <= longestSentence)
        .flatMap(numbersOf)
        .filter((each) => each.figure !== shared.figure && valueOf(each) > valueOf(shared));
      const pairs = near.flatMap((a, index) => near.slice(index + 1).map((b) => [a, b] as const));
      // What they share is one of the groups, or both count the same.
      const groups = pairs.filter(([a, b]) => areAlike(a, b) || areAlike(a, shared) || areAlike(b, shared));
      return groups
        .flatMap(([a, b]): Contradiction[] => {
          const total = wholes.find(
            (each) =>
              // "74 volunteers are 58 women and 16 men" are told apart by something else.
              ![a, b].some(({ sentence: own }) => own === each.sentence) &&
              isSame(valueOf(each), valueOf(a) + valueOf(b)) &&
              (areAlike(each, a) || areAlike(each, b) || (isOfPeople(each) && !isOfPeople(shared))),
          );
          return total ? [entry("groups", nameOf(total), [total, a, b, shared])] : [];
        })
        .slice(0, 1);
    });
}

/** Those who came every time, added up: "60 families, 55, 72 … each time the same", and "187 different families". */
function ofSame(sentences: readonly FigureSentence[], at: number, wholes: readonly Found[]): Contradiction[] {
  const sentence = sentences[at]!;
  if (!sentence.signs.has("sameOnes", sentence.text)) return [];
  const before = sentences[at - 1];
  const lists = [numbersOf(sentence), before?.place === sentence.place ? numbersOf(before) : []];
  return lists.flatMap((all): Contradiction[] => {
    for (const list of [all, all.slice(1)]) {
      const sum = list.reduce((total, each) => total + valueOf(each), 0);
      const total = list.length > 1 ? wholes.find((each) => isSame(valueOf(each), sum) && isDistinct(each)) : undefined;
      if (total) return [entry("groups", nameOf(total), [total, ...list, { figure: markOf(sentence), sentence }])];
    }
    return [];
  });
}

/** The words that say it was the same people. */
function markOf({ signs, text, start }: FigureSentence): Figure {
  const sign = signs.find("sameOnes", text)[0]!;
  return { kind: "number", start: start + sign.start, end: start + sign.end, text: text.slice(sign.start, sign.end) };
}

const isDistinct = ({ figure, sentence }: Found): boolean =>
  sentence.signs.has("distinct", textBehind(sentence, figure).slice(0, reach.around));

/** People who are in two groups and counted once with each of them. */
export function checkCountedTwice(sentences: readonly FigureSentence[]): Contradiction[] {
  const wholes = sentences.flatMap(numbersOf).filter(isWhole);
  return sentences.flatMap((_, at) => [...ofTwo(sentences, at, wholes), ...ofSame(sentences, at, wholes)]);
}
