import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { listsIn } from "./listsIn.ts";
import { isRough, nameOf } from "./rough.ts";
import { areSexes, isBothSexes } from "./sexes.ts";
import { showSum, subsetSums, sumOf } from "./sums.ts";

/** Smaller wholes are met by chance. */
const least = 12;

/** How much less or more than the whole its groups may come to: fewer may be a part of it, more cannot. */
const mostOff = { less: 0.08, single: 0.25, more: 0.15 };

const kindsAt = ({ figure, sentence }: Found): ReadonlySet<string> | undefined => {
  const noun = nounBehind(figure, sentence);
  return noun && kindsOfNoun(noun.head, sentence.language);
};

/** Whether groups can be those of a whole: women, men and children, or those that count the same or say nothing but where or what they do. */
function areOf(parts: readonly Found[], whole: Found): boolean {
  const { sentence } = parts[0]!;
  const figures = parts.map(({ figure }) => figure);
  if (parts.length === 2) return isBothSexes(figures, sentence);
  if (areSexes(figures, sentence)) return true;
  const kinds = kindsAt(whole);
  return parts.every((part) => {
    const own = kindsAt(part);
    return own === undefined || (kinds !== undefined && areSameNoun(own, kinds));
  });
}

const isNumber = ({ kind, value = 0 }: Figure): boolean => kind === "number" && value > 0;

/** Whether something said beside a list leaves room: some are counted twice, left out, of another year. */
function isOpen(parts: readonly Found[], around: readonly FigureSentence[]): boolean {
  const { figure, sentence } = parts.at(-1)!;
  const { signs, figures, text, start } = sentence;
  const behind = textBehind(sentence, figure).split(/[.,;:()–—]/u)[0] ?? "";
  const clause = text.slice(0, figure.end - start) + behind;
  // "20 nurses, 15 doctors and the rest of the patients": the last group has no number.
  const isMore = signs.has("others", behind) || signs.has("rest", behind);
  const isOther =
    signs.has("past", clause) || signs.has("includes", text) || figures.some(({ kind }) => kind === "date");
  return isMore || isOther || around.some((each) => isOverlap(each, parts));
}

/** Whether a sentence may say that some are in two of the groups: not "most come from four countries". */
function isOverlap({ signs, text, figures }: FigureSentence, parts: readonly Found[]): boolean {
  if (!signs.has("overlap", text) || signs.has("single", text)) return false;
  const values = new Set(parts.map(({ figure }) => figure.value));
  const words = stemsOf(text);
  const isNamed = parts.some(({ figure, sentence }) => words.has(nounBehind(figure, sentence)?.head ?? ""));
  return isNamed || figures.every(({ value }) => values.has(value));
}

/** Whether the distance between groups and whole is told: by one of the groups, by another number beside them, or by their sum. */
function isTold(parts: readonly Figure[], goal: number, around: readonly FigureSentence[], all: readonly Figure[]) {
  const sum = sumOf(parts);
  const beside = around.flatMap(({ figures }) => figures).filter((each) => isNumber(each) && !parts.includes(each));
  return (
    all.some((each) => isNumber(each) && isSame(each.value ?? 0, sum)) ||
    subsetSums(parts).some((each) => isSame(each, goal)) ||
    [...beside, ...parts].some(({ value = 0 }) => isSame(value, Math.abs(goal - sum)))
  );
}

/** The whole of the description that a list is nearly all of, where there is one alone. */
function wholeOf(parts: readonly Found[], described: readonly Found[], isSingle: boolean): Found | undefined {
  const sum = sumOf(parts.map(({ figure }) => figure));
  const near = described.filter(({ figure: { value = 0 } }) => {
    const off = (sum - value) / value;
    return value >= least && (off > 0 ? off <= mostOff.more : -off <= (isSingle ? mostOff.single : mostOff.less));
  });
  const values = new Set(near.map(({ figure }) => figure.value));
  const [whole] = near;
  const isLargest = parts.every(({ figure }) => (figure.value ?? 0) < (whole?.figure.value ?? 0));
  return whole && values.size === 1 && isLargest && areOf(parts, whole) ? whole : undefined;
}

/** "We reach 520 newcomers" in the description, and in a section "236 women, 174 men and 150 children": groups that do not come to the whole that it names. */
export function checkToldGroups(
  sentences: readonly FigureSentence[],
  described: readonly Found[],
  all: readonly Figure[],
): Contradiction[] {
  return sentences.flatMap((sentence, at): Contradiction[] => {
    if (sentence.place.kind !== "section" || described.length === 0) return [];
    const around = sentences.slice(Math.max(0, at - 1), at + 2);
    return listsIn(sentence).flatMap((figures): Contradiction[] => {
      if (figures[0]!.kind !== "number") return [];
      const parts = figures.map((figure) => ({ figure, sentence }));
      const isSingle = around.some(({ signs, text }) => signs.has("single", text));
      const whole = wholeOf(parts, described, isSingle);
      const sum = sumOf(figures);
      if (!whole || isSame(sum, whole.figure.value ?? 0) || isTold(figures, whole.figure.value ?? 0, around, all))
        return [];
      return isOpen(parts, around) || [whole, ...parts].some(isRough)
        ? []
        : [entry("groups", nameOf(whole), [whole, ...parts], showSum(figures))];
    });
  });
}
