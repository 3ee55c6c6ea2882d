import type { Contradiction } from "../contradiction.ts";
import { entry, isSame } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { listsIn } from "./listsIn.ts";
import { areAlike } from "./money.ts";
import { isRough, nameOf } from "./rough.ts";
import { isSex } from "./sexes.ts";
import { isCounted, showSum, subsetSums, sumOf } from "./sums.ts";

const mostOff = 0.2;

/** "We have 48 volunteers. 30 are women and 16 are men." */
export function checkSexes(sentence: FigureSentence, before: FigureSentence | undefined): Contradiction[] {
  const numbers = sentence.figures.filter(({ kind }) => kind === "number");
  const wholes = before?.place === sentence.place ? before.figures.filter(({ kind }) => kind === "number") : [];
  const [total] = wholes;
  const isSplit = numbers.length === 2 || numbers.length === 3;
  if (!before || !total || wholes.length !== 1 || !isSplit || !numbers.every((each) => isSex(each, sentence)))
    return [];
  const goal = total.value ?? 0;
  const sum = sumOf(numbers);
  const found = [{ figure: total, sentence: before }, ...numbers.map((figure) => ({ figure, sentence }))];
  if (isSame(sum, goal) || Math.abs(sum - goal) > goal * mostOff || !nounBehind(total, before)) return [];
  if (found.some(isRough)) return [];
  return [entry("groups", nameOf(found[0]!), found, showSum(numbers))];
}

/** How far behind the beginning of a sentence the first of its parts may stand, in characters. */
const longestLead = 40;

/** Nearer to the whole, three parts or more are all of it: more than all cannot be, fewer may be a part. */
const mostOfAll = { less: 0.08, more: 0.2 };

/** "We are fifty.": a number that ends its sentence. */
const isBareTotal = (total: Figure, sentence: FigureSentence): boolean =>
  sentence.figures.length === 1 && (total.value ?? 0) >= leastBare && /^[.!:\s]*$/u.test(textBehind(sentence, total));

/** Smaller ones may be the time of day. */
const leastBare = 13;

/** "96 people work here. 40 are carers, 35 are nurses and 24 work in the kitchen." */
export function checkAll(sentence: FigureSentence, before: FigureSentence | undefined): Contradiction[] {
  const wholes = before?.place === sentence.place ? before.figures.filter(({ kind }) => kind === "number") : [];
  const [total] = wholes;
  const [parts] = listsIn(sentence);
  if (!before || !total || wholes.length !== 1 || !parts || parts.length < 3) return [];
  if (!nounBehind(total, before) && !isBareTotal(total, before)) return [];
  const lead = textBefore(sentence, parts[0]!);
  const isOnly = sentence.figures.every((figure) => parts.includes(figure));
  const sum = sumOf(parts);
  const goal = total.value ?? 0;
  // "Among them are" leaves room for others.
  const isFirst = lead.length < longestLead && (sum > goal || !sentence.signs.has("includes", lead));
  const isNear = sum > goal ? sum - goal <= goal * mostOfAll.more : goal - sum <= goal * mostOfAll.less;
  if (!isFirst || !isOnly || isSame(sum, goal) || !isNear || subsetSums(parts).some((each) => isSame(each, goal)))
    return [];
  if (sentence.signs.has("overlap", sentence.text)) return [];
  const found = [{ figure: total, sentence: before }, ...parts.map((figure) => ({ figure, sentence }))];
  if (found.some(isRough)) return [];
  return [entry("groups", nameOf(found[0]!), found, showSum(parts))];
}

const mostRest = 0.35;

/** "Of the 64 patients, 30 …, 22 … and the other 18 …": what the sentence begins with, and what remains of it. */
export function checkRests(sentence: FigureSentence): Contradiction[] {
  const { figures, signs } = sentence;
  const [first, ...parts] = figures.filter((each) => isCounted(each) && areAlike(each, figures[0]!));
  const lead = first ? textBefore(sentence, first) : "";
  const last = parts.at(-1);
  if (!first || !last || parts.length < 2 || signs.find("of", lead)[0]?.start !== 0 || lead.length > 24) return [];
  const before = textBefore(sentence, last).slice(-22);
  if (!signs.endsWith("others", before) && !signs.endsWith("rest", before)) return [];
  const sum = sumOf(parts);
  const goal = first.value ?? 0;
  const isOff = !subsetSums(parts).some((each) => isSame(each, goal)) && Math.abs(sum - goal) <= goal * mostRest;
  if (!isOff) return [];
  const found = [first, ...parts].map((figure) => ({ figure, sentence }));
  return [entry("groups", nameOf(found[0]!), found, showSum(parts))];
}
