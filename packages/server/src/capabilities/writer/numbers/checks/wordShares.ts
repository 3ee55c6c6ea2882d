import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { entry, show, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { shareWordsIn } from "../shareWords.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";

/** By how many points a share may be off, in figures and in words, and by what factor it may be meant all the same. */
const off = { figures: 2, words: 5, most: 1.9 };

/** How many sentences before a share its part may stand, and how far from it words may. */
const reach = { part: 2, near: 60 };

/** A word that stands in more sentences tells nothing of them. */
const mostOften = 5;

/** Smaller parts and wholes are met by chance. */
const least = 5;

const isNumber = ({ kind, value = 0 }: Figure): boolean =>
  kind === "number" && value >= least && Number.isInteger(value);

const kindsAt = ({ figure, sentence }: Found): ReadonlySet<string> | undefined => {
  const noun = nounBehind(figure, sentence);
  return noun && kindsOfNoun(noun.head, sentence.language);
};

const shareOf = (part: Found, whole: Found): number => (100 * (part.figure.value ?? 0)) / (whole.figure.value ?? 1);

const slackOf = ({ text }: Figure): number => (/\p{Nd}/u.test(text) ? off.figures : off.words);

/** Whether a share can be that of a part, or what is left of it. */
const isFit = (share: number, percent: Figure): boolean =>
  [share, 100 - share].some((each) => Math.abs(each - (percent.value ?? 0)) < slackOf(percent));

const isNear = (share: number, { value = 0 }: Figure): boolean =>
  Math.max(share, value) <= off.most * Math.min(share, value);

/** Whether a share is rough or of another time: as it is said directly before it. */
function isHeldBack({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure).slice(-24);
  return (["about", "atLeast", "atMost"] as const).some((name) => signs.has(name, before));
}

/** Pairs of a sentence that are no part and whole by far more than what a share is told by, in points. */
const exact = 1.5;

/** Whether two numbers of one sentence make a share. */
const isTold = (sentences: readonly FigureSentence[], { value: share = 0 }: Figure): boolean =>
  sentences.some(({ figures }) => {
    const values = figures
      .filter(({ kind, value = 0 }) => (kind === "number" || kind === "amount") && value > 1)
      .map(({ value = 0 }) => value)
      .slice(0, 10);
    return values.some((a, at) =>
      values.slice(at + 1).some((b) => Math.abs((100 * Math.min(a, b)) / Math.max(a, b) - share) < exact),
    );
  });

/** "Flaking on 4,200 plates … this quarter of the holding", of 12,600 plates: the part that was spoken of last, of all that count the same. */
function ofThis(sentences: readonly FigureSentence[], at: number): Contradiction[] {
  const sentence = sentences[at]!;
  const { signs } = sentence;
  return shareWordsIn(sentence).flatMap((figure): Contradiction[] => {
    const before = textBefore(sentence, figure);
    // "In this quarter" is a time, or a part of a town.
    if (!signs.endsWith("this", before) || /(?:^|\s)(?:in|im|en|em|nel|w|i)\s\S+\s*$/iu.test(before)) return [];
    const past = sentences
      .slice(0, at + 1)
      .flatMap((each) => each.figures.map((one): Found => ({ figure: one, sentence: each })))
      .filter((each) => isNumber(each.figure) && (each.sentence !== sentence || each.figure.end <= figure.start));
    const part = past.findLast(({ sentence: { order } }) => sentence.order - order <= reach.part);
    const kinds = part && kindsAt(part);
    if (!part || !kinds) return [];
    const wholes = past.filter((each) => {
      const own = kindsAt(each);
      return own && areSameNoun(own, kinds) && (each.figure.value ?? 0) > (part.figure.value ?? 0);
    });
    const [whole] = wholes;
    if (!whole || wholes.some((each) => isFit(shareOf(part, each), figure)) || !isNear(shareOf(part, whole), figure))
      return [];
    const working = `${show(part.figure.value ?? 0)} ÷ ${show(whole.figure.value ?? 1)} = ${show(Math.round(shareOf(part, whole) * 10) / 10)} %`;
    return [entry("share", figure.text, [{ figure, sentence }, part, whole], working)];
  });
}

/** A part of a whole with what stands in their sentences: "140 cores … 49 of them were unusable". */
interface Told {
  part: Found;
  whole: Found;
  stems: ReadonlySet<string>;
}

/** "49 of them", and what they are of: the larger number in the sentence or, where there is one alone, in the one before. */
function toldIn(sentences: readonly FigureSentence[]): Told[] {
  return sentences.flatMap((sentence, at) => {
    const { signs } = sentence;
    return sentence.figures.flatMap((part, index): Told[] => {
      const behind = textBehind(sentence, part).slice(0, 16);
      if (!isNumber(part) || !signs.has("includes", behind)) return [];
      const isLarger = (each: Figure) => isNumber(each) && (each.value ?? 0) > (part.value ?? 0);
      const own = sentence.figures.slice(0, index).filter(isLarger);
      const last = sentences[at - 1];
      const before = own.length > 0 || last?.place !== sentence.place ? [] : last.figures.filter(isLarger);
      const source = own.length > 0 ? sentence : last;
      const [figure, ...others] = own.length > 0 ? own : before;
      if (!figure || !source || others.length > 0) return [];
      const stems = stemsOf(`${source.text} ${sentence.text}`);
      return [{ part: { figure: part, sentence }, whole: { figure, sentence: source }, stems }];
    });
  });
}

/** "A loss of one core in five, as in our pilot", in another section than the cores of the pilot: two of its words are said of them, and of nothing else. */
function ofOther(sentences: readonly FigureSentence[]): Contradiction[] {
  const told = toldIn(sentences);
  if (told.length === 0) return [];
  const stemsBy = sentences.map(({ text }) => stemsOf(text));
  const isRare = (stem: string) => stemsBy.filter((stems) => stems.has(stem)).length <= mostOften;
  return sentences.flatMap((sentence) =>
    sentence.figures.flatMap((figure): Contradiction[] => {
      const percent = { figure, sentence };
      if (figure.kind !== "percent" || isHeldBack(percent) || isTold(sentences, figure)) return [];
      const from = figure.start - sentence.start;
      const near = sentence.text.slice(Math.max(0, from - reach.near), figure.end - sentence.start + reach.near);
      const stems = [...stemsOf(near)];
      const meant = told.filter((each) => {
        const isApart = each.part.sentence !== sentence && each.whole.sentence !== sentence;
        if (!isApart || !hasPilot(near, each, sentence)) return false;
        return stems.some((stem) => each.stems.has(stem) && isRare(stem));
      });
      const [first] = meant;
      const share = first ? shareOf(first.part, first.whole) : 0;
      if (!first || meant.length > 1 || isFit(share, figure) || !isNear(share, figure)) return [];
      const working = `${show(first.part.figure.value ?? 0)} ÷ ${show(first.whole.figure.value ?? 1)} = ${show(Math.round(share * 10) / 10)} %`;
      return [entry("share", figure.text, [percent, first.part, first.whole], working)];
    }),
  );
}

/** Whether both speak of the same trial, survey or year. */
function hasPilot(near: string, { part, whole }: Told, { signs }: FigureSentence): boolean {
  const words = signs.find("trial", near).map(({ start, end }) => near.slice(start, end).toLowerCase());
  const text = `${whole.sentence.text} ${part.sentence.text}`.toLowerCase();
  return words.some((word) => text.includes(word.slice(0, 5)));
}

/** Shares in words of a part that was counted before, and shares of a trial that was counted elsewhere. */
export const checkWordShares = (sentences: readonly FigureSentence[]): Contradiction[] => [
  ...sentences.flatMap((_, at) => ofThis(sentences, at)),
  ...ofOther(sentences),
];
