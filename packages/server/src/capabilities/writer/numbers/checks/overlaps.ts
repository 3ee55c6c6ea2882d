import type { Contradiction } from "../contradiction.ts";
import { entry, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { isWithin } from "./inclusion.ts";
import { isInTail } from "./tailOverlaps.ts";
import { sumsIn, type Added } from "./addedGroups.ts";

/** How many sentences around a sum may say that its groups lap over, or name the groups before it: more where they are lines of a list. */
const reach = 1;

const reachOfLines = 6;

/** Longer ones are no sentences, but told without signs between. */
const longestSentence = 600;

/** The words that stand with a number, up to the next figure or sign, and those of its label: "Library: 180 people". */
function wordsAt({ figure, sentence }: Found): Set<string> {
  const { text } = sentence.place;
  const next = sentence.figures.find(({ start }) => start >= figure.end);
  const last = sentence.figures.findLast(({ end }) => end <= figure.start);
  const lead = text.slice(last?.end ?? sentence.start, figure.start);
  const label = /[:–—]\s*$/u.test(lead) ? lead : "";
  const behind = text.slice(figure.end, next?.start ?? sentence.end).split(/[.,;:()]/u)[0] ?? "";
  return stemsOf(`${label} ${behind}`);
}

/** How far before "both" the number may stand of those who do. */
const nearest = 26;

/** Whether a sentence says that some are in more than one of the groups: it names two of them, or how many. */
function isOverlap(other: FigureSentence, { total, parts }: Added): boolean {
  const { signs, text } = other;
  if (signs.has("single", text)) return false;
  if (other !== total.sentence && isWithin(other, parts, wordsAt)) return true;
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

/**
 * Groups that are added although the text says that people are in two of them.
 *
 * @param described numbers of the description, any of which may be the sum of groups that a section tells.
 */
export function checkOverlaps(sentences: readonly FigureSentence[], described: readonly Found[] = []): Contradiction[] {
  return sentences.flatMap((sentence, at): Contradiction[] => {
    if (sentence.text.length > longestSentence) return [];
    const isNear = (each: FigureSentence | undefined): each is FigureSentence => each?.place === sentence.place;
    const far = sentence.isLine ? reachOfLines : reach;
    const before = sentences.slice(Math.max(0, at - far), at + 1).filter(isNear);
    const around = [...before, ...sentences.slice(at + 1, at + 1 + reach).filter(isNear)];
    const overlaps = around.filter(({ signs, text }) => signs.has("overlap", text) || signs.has("within", text));
    return sumsIn(sentence, before, described).flatMap((sum): Contradiction[] => {
      const other = isInTail(sum, wordsAt) ? sum.parts.at(-1)!.sentence : overlaps.find((each) => isOverlap(each, sum));
      if (!other) return [];
      const { total, parts } = sum;
      const whole: Figure = { kind: "number", start: other.start, end: other.end, text: other.text };
      const what = nounBehind(total.figure, total.sentence)?.text ?? total.figure.text;
      return [entry("groups", what, [total, ...parts, { figure: whole, sentence: other }])];
    });
  });
}
