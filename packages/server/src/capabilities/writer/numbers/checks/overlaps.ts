import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { stemsOf } from "../../receipts/stems.ts";

/** How many sentences around a sum may say that its groups lap over, and how many before it may name the groups. */
const reach = 2;

/** Smaller sums are met by chance. */
const leastTotal = 10;

const mostParts = 4;

/** Longer ones are no sentences, but told without signs between. */
const longestSentence = 600;

interface Sum {
  total: Found;
  parts: Found[];
}

/** Totals that are the sum of two to four numbers that follow each other, in the sentence or those before it. */
function sumsIn(sentence: FigureSentence, window: readonly FigureSentence[]): Sum[] {
  const numbers = window.flatMap((each) =>
    each.figures
      .filter(({ kind, value = 0 }) => kind === "number" && value > 1)
      .map((figure): Found => ({ figure, sentence: each })),
  );
  return numbers.flatMap((total): Sum[] => {
    const goal = total.figure.value ?? 0;
    if (total.sentence !== sentence || goal < leastTotal || !isWhole(total)) return [];
    for (let from = 0; from < numbers.length; from += 1)
      for (let count = 2; count <= mostParts && from + count <= numbers.length; count += 1) {
        const parts = numbers.slice(from, from + count);
        const sum = parts.reduce((all, { figure }) => all + (figure.value ?? 0), 0);
        const isLarge = parts.every(({ figure }) => (figure.value ?? 0) >= goal * 0.05);
        if (!parts.includes(total) && isLarge && isSame(sum, goal)) return [{ total, parts }];
      }
    return [];
  });
}

/** The words that stand with a number, up to the next figure or sign. */
function wordsAt({ figure, sentence }: Found): Set<string> {
  const next = sentence.figures.find(({ start }) => start >= figure.end);
  return stemsOf(sentence.place.text.slice(figure.end, next?.start ?? sentence.end).split(/[.,;:()]/u)[0] ?? "");
}

/** How far before "both" the number may stand of those who do. */
const nearest = 26;

/** Whether a sentence says that some are in more than one of the groups: it names two of them, or how many. */
function isOverlap(other: FigureSentence, { total, parts }: Sum): boolean {
  const { signs, text } = other;
  const [sign] = signs.find("overlap", text);
  if (!sign) return false;
  const numbers = other.figures.filter(({ kind }) => kind === "number");
  const isPart = (figure: Figure) => parts.some((part) => part.figure === figure || part.figure.value === figure.value);
  const counted = numbers.findLast(({ end }) => end - other.start <= sign.start);
  const gap = counted && other.text.slice(counted.end - other.start, sign.start);
  const isCounted = gap !== undefined && gap.length < nearest && !/[,;:.]/.test(gap);
  const others = numbers.filter((each) => each !== counted && each !== total.figure && !isPart(each));
  if (others.length > 0) return false;
  if (
    isCounted &&
    counted &&
    parts.every(({ figure }) => figure !== counted && (figure.value ?? 0) > (counted.value ?? 0))
  )
    return true;
  const isApart = other !== total.sentence && parts.every(({ sentence }) => sentence !== other);
  const words = stemsOf(other.text);
  const named = parts.filter((part) => [...wordsAt(part)].some((stem) => words.has(stem)));
  return isApart && (named.length >= 2 || numbers.filter(isPart).length >= 2);
}

/** Whether a number is said to be all: before a colon, or with a word for it. */
function isWhole({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const behind = textBehind(sentence, figure).split(/[.;]/u)[0] ?? "";
  const before = textBefore(sentence, figure).slice(-40);
  return /^[^,]{0,70}:/.test(behind) || signs.has("total", before) || signs.has("total", behind.slice(0, 30));
}

/** Groups that are added although the text says that people are in two of them. */
export function checkOverlaps(sentences: readonly FigureSentence[]): Contradiction[] {
  return sentences.flatMap((sentence, at): Contradiction[] => {
    if (sentence.text.length > longestSentence) return [];
    const isNear = (each: FigureSentence | undefined): each is FigureSentence => each?.place === sentence.place;
    const before = sentences.slice(Math.max(0, at - reach), at + 1).filter(isNear);
    const around = [...before, ...sentences.slice(at + 1, at + 1 + reach).filter(isNear)];
    const overlaps = around.filter(({ signs, text }) => signs.has("overlap", text));
    if (overlaps.length === 0) return [];
    return sumsIn(sentence, before).flatMap((sum): Contradiction[] => {
      const other = overlaps.find((each) => isOverlap(each, sum));
      if (!other) return [];
      const { total, parts } = sum;
      const whole: Figure = { kind: "number", start: other.start, end: other.end, text: other.text };
      const what = nounBehind(total.figure, sentence)?.text ?? total.figure.text;
      return [entry("groups", what, [total, ...parts, { figure: whole, sentence: other }])];
    });
  });
}
