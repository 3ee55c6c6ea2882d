import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { isOfPeople, mayBeOfPeople } from "../ofPeople.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { isRough, nameOf } from "./rough.ts";
import { showSum, subsetSums, sumOf } from "./sums.ts";

/** How many sentences before what remains its whole may stand, how many parts there may be, and how far they may miss it. */
const reach = { sentences: 4, parts: 6, off: 0.16, before: 24 };

/** Smaller wholes are met by chance. */
const least = 12;

/** A number that is no year. */
const isNumber = ({ kind, value = 0, text }: Figure): boolean =>
  kind === "number" && Number.isInteger(value) && value > 1 && !/^(?:19|20)\d\d$/u.test(text);

const valueOf = ({ figure }: Found): number => figure.value ?? 0;

/** "Among them six": a part of a part. */
const isWithin = ({ figure, sentence }: Found): boolean =>
  sentence.signs.has("includes", textBefore(sentence, figure).slice(-reach.before));

const numbersIn = (sentences: readonly FigureSentence[]): Found[] =>
  sentences.flatMap((sentence) => sentence.figures.filter(isNumber).map((figure) => ({ figure, sentence })));

/** Whether a whole less any of the parts leaves what is said to remain. */
const isLeft = (whole: Found, parts: readonly Found[], rest: Found): boolean =>
  [...subsetSums(parts.map(({ figure }) => figure)), ...parts.map(valueOf)].some((sum) =>
    isSame(valueOf(whole) - sum, valueOf(rest)),
  );

/** Whether a sentence speaks of another year. */
const isPast = ({ signs, text, figures }: FigureSentence): boolean =>
  signs.has("otherTime", text) || figures.some(({ kind }) => kind === "date");

/** Whether a number that names nothing stands closely before, or is spoken of as known: "of the 31". */
function isNear({ figure, sentence }: Found, rest: FigureSentence): boolean {
  const before = textBefore(sentence, figure);
  const isKnown = sentence.signs.endsWith("definite", before) || sentence.signs.endsWith("of", before);
  return isKnown || rest.order - sentence.order <= 1;
}

/** "42 members: 17 blind, 9 partially sighted, the other 19 sighted": what remains of a whole, and does not. */
function ofRest(sentences: readonly FigureSentence[], described: readonly Found[]): Contradiction[] {
  return sentences.flatMap((sentence, at) =>
    sentence.figures.filter(isNumber).flatMap((figure): Contradiction[] => {
      const rest = { figure, sentence };
      const lead = textBefore(sentence, figure).slice(-reach.before);
      if (!sentence.signs.endsWith("remaining", lead) || isRough(rest) || !mayBeOfPeople(rest)) return [];
      const paragraph = sentences.slice(Math.max(0, at - reach.sentences), at + 1);
      const before = numbersIn(paragraph).filter((each) => each.figure.end <= figure.start);
      const told = [
        ...described.filter((each) => each.sentence.place !== sentence.place && valueOf(each) >= least),
        ...before,
      ].filter((each) => nounBehind(each.figure, each.sentence) !== undefined || isNear(each, sentence));
      const parts = before.filter((each) => !isWithin(each) && mayBeOfPeople(each)).slice(-reach.parts);
      if (
        told.some((whole) =>
          isLeft(
            whole,
            before.filter((each) => each !== whole),
            rest,
          ),
        )
      )
        return [];
      // Some of the parts may be of a whole that is told elsewhere.
      const known = numbersIn(sentences)
        .concat(described)
        .filter((each) => each.figure !== figure && !isPast(each.sentence));
      const isOfOther = parts.some((_, from) => {
        const some = sumOf(parts.slice(from).map((each) => each.figure));
        const sums = from < parts.length - 1 ? [some, some + (figure.value ?? 0)] : [some + (figure.value ?? 0)];
        return known.some((each) => sums.some((sum) => isSame(valueOf(each), sum)));
      });
      if (isOfOther) return [];
      // All parts behind the whole, or all of the paragraph of what the description names.
      const others = told
        .filter((each) => each.sentence.place.kind === "description" && isOfPeople(each))
        .map((whole) => ({ whole, parts }));
      const beside = parts.filter((each) => each.sentence === sentence);
      const listed = told
        .filter((each) => each.sentence !== sentence && isOfPeople(each) && !isPast(each.sentence))
        .map((whole) => ({ whole, parts: beside }));
      const found = [...listed.toReversed(), ...others].find(({ whole, parts: each }) => {
        const sum = sumOf([...each.map((part) => part.figure), figure]);
        const isLarger = each.every((part) => valueOf(part) < valueOf(whole)) && valueOf(whole) >= least;
        const isDone = isSame(sum - (figure.value ?? 0), valueOf(whole));
        return (
          each.length > 1 &&
          isLarger &&
          !isDone &&
          nounBehind(whole.figure, whole.sentence) &&
          Math.abs(sum - valueOf(whole)) <= reach.off * valueOf(whole)
        );
      });
      if (!found || [found.whole, ...found.parts].some(isRough)) return [];
      const all = [...found.parts, rest];
      return [entry("parts", nameOf(found.whole), [found.whole, ...all], showSum(all.map((each) => each.figure)))];
    }),
  );
}

/** How near a list of measured parts has to be to the sum before it. */
const nearly = 0.08;

/** "We came to 21,400 kWh. The pump took 8,700 kWh, the kitchen 6,200, the lights 3,900 and the cooler 3,600": measured parts of the only figure before them. */
function ofMeasure(sentence: FigureSentence, before: FigureSentence | undefined): Contradiction[] {
  if (!before || before.place !== sentence.place) return [];
  const parts = numbersIn([sentence]);
  const [whole, ...others] = numbersIn([before]);
  const [first, ...next] = parts;
  const [one, other] = [whole, first].map((each) => each && unitOf(each));
  if (!whole || others.length > 0 || !one || one !== other || next.length < 2 || valueOf(whole) < least) return [];
  const areBare = next.every((each) => !nounBehind(each.figure, each.sentence) || unitOf(each) === one);
  const sum = sumOf(parts.map(({ figure }) => figure));
  const isNear = areBare && Math.abs(sum - valueOf(whole)) <= nearly * valueOf(whole) && !isSame(sum, valueOf(whole));
  const { signs, text } = sentence;
  if (!isNear || signs.has("includes", text) || signs.has("past", before.text) !== signs.has("past", text)) return [];
  const isRoughly = [whole, ...parts].some(isRough);
  const isOther = subsetSums(parts.map(({ figure }) => figure)).some((each) => isSame(each, valueOf(whole)));
  if (isRoughly || isOther) return [];
  return [entry("parts", nameOf(whole), [whole, ...parts], showSum(parts.map(({ figure }) => figure)))];
}

/** The word directly behind a number. */
const unitOf = ({ figure, sentence }: Found): string | undefined =>
  /^\s?(\p{L}+)/u.exec(textBehind(sentence, figure))?.[1];

/** Parts that are told one after the other and do not come to their whole. */
export function checkRemaining(sentences: readonly FigureSentence[], described: readonly Found[]): Contradiction[] {
  return [
    ...ofRest(sentences, described),
    ...sentences.flatMap((sentence, at) => ofMeasure(sentence, sentences[at - 1])),
  ];
}
