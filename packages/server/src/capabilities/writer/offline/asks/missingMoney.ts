import { readFigures, textBefore, type Figure, type FigureSentence } from "../../numbers/readFigures.ts";
import type { AskValues } from "./fillAsk.ts";
import { isGiven } from "./givenSums.ts";
import { mostOf, sumsOf, type Sum } from "./moneySums.ts";
import { asksForMoney, countSigns } from "./saidIn.ts";
import { shippedAsks } from "./shippedAsks.ts";

/** What is not said of the money although all that it comes to is. */
export interface MissingMoney {
  /** `share`: whether all of it is asked for. `gap`: who pays what is left. `remainder`: what the rest is spent on. */
  ask: "share" | "gap" | "remainder";
  values: AskValues;
}

const mostOfSubsets = 10;

/** Whether some of these together come to a sum, but for rounding. */
function canBe(values: readonly number[], goal: number): boolean {
  let sums = [0];
  for (const value of values.slice(0, mostOfSubsets)) sums = sums.flatMap((sum) => [sum, sum + value]);
  return sums.some((sum) => sum > 0 && Math.abs(sum - goal) <= goal * 0.01);
}

/** As much of the whole may be left without a question. */
const small = 0.15;

/** Smaller numbers beside sums of money are counts. */
const leastPlain = 100;

/** Numbers beside sums of money that may be some, without a currency. */
const plainOf = (sentences: readonly FigureSentence[]): Figure[] =>
  sentences.flatMap(({ figures }) =>
    figures.some(({ kind }) => kind === "amount")
      ? figures.filter(({ kind, value = 0 }) => kind === "number" && value >= leastPlain)
      : [],
  );

/** Of several sums in a sentence of what is needed each is a line: "We need a tester (£450) and stands (£380)". */
const isListed = ({ role, sentence }: Sum, sums: readonly Sum[]): boolean =>
  role === "asked" && sums.some((other) => other.sentence === sentence && other.role !== role);

/** What the lines of a budget can come to, numbers without a currency among them. */
function linesOf(
  sums: readonly Sum[],
  sentences: readonly FigureSentence[],
  language: string,
): { count: number; most: number } {
  const lines = sums.filter((each) => (each.role === undefined && !isGiven(each, language)) || isListed(each, sums));
  const most =
    lines.reduce((sum, line) => sum + mostOf(line), 0) +
    plainOf(sentences).reduce((sum, { value = 0 }) => sum + value, 0);
  return { count: lines.length, most };
}

/** Whether a sentence on money says who pays or is asked. */
const saysWhoPays = ({ signs, text }: FigureSentence, language: string): boolean =>
  (["asked", "own", "rest", "aside", "includes"] as const).some((name) => signs.has(name, text)) ||
  asksForMoney(text, language) ||
  (countSigns(text, "own", language) ?? 0) > 0;

/** The largest of the sums that are said to be all: parts have totals too. */
const largest = (sums: readonly Sum[]): Sum | undefined => sums.toSorted((a, b) => b.value - a.value)[0];

/** Whether parts are told by their share of all, or by numbers that leave out the thousands: "9.6 m (tools 3.1, wages 2.4)". */
const hasShares = ({ sentence, figure }: Sum, sentences: readonly FigureSentence[]): boolean =>
  sentences.some(({ figures }) => figures.some(({ kind }) => kind === "percent")) ||
  sentence.figures.filter(({ kind, start }) => kind === "number" && start > figure.start).length > 1;

/** What is needed of less is the price of a thing: "We need a cornet at £130" of £9,500. */
const leastAsked = 0.05;

/** What a budget and its document say of the money. */
interface Told {
  language: string;
  /** The sentences of the budget. */
  sentences: FigureSentence[];
  sums: Sum[];
  /** Those of the whole document. */
  everywhere: FigureSentence[];
  everySum: Sum[];
  /** All that it comes to. */
  all: Sum;
  asked: Sum | undefined;
}

function readTold(text: string, whole: string, language: string): Told | undefined {
  const sentences = readFigures({ id: "budget", kind: "section", text }, language);
  const sums = sumsOf(sentences);
  const all = largest(sums.filter(({ role }) => role === "whole"));
  // What was spent is told, not planned.
  if (!all || all.sentence.signs.has("past", textBefore(all.sentence, all.figure))) return undefined;
  const everywhere = readFigures({ id: "whole", kind: "description", text: whole }, language);
  const everySum = sumsOf(everywhere);
  const isAskedFor = ({ role, value, sentence }: Sum) =>
    role === "asked" &&
    value <= all.value &&
    value >= all.value * leastAsked &&
    sentence.figures.every(({ kind, value: other }) => kind !== "amount" || other === value || other === all.value);
  const asked = largest(sums.filter(isAskedFor)) ?? largest(everySum.filter(isAskedFor));
  return { language, sentences, sums, everywhere, everySum, all, asked };
}

/** Whether nobody says who asks for how much of it, or who pays. */
function isShareOpen({ language, sentences, everywhere, asked }: Told): boolean {
  const ofMoney = everywhere.filter(({ figures }) => figures.some(({ kind }) => kind === "amount"));
  const isWithShares = sentences.some(({ figures }) => figures.some(({ kind }) => kind === "percent"));
  return !asked && !isWithShares && ![...ofMoney, ...sentences].some((each) => saysWhoPays(each, language));
}

/** Whether the rest is told without a sum: "The rest comes from the parish", "the county pays a third". */
const isRestTold = ({ signs, text, figures }: FigureSentence): boolean =>
  (signs.has("rest", text) && (signs.has("own", text) || figures.every(({ kind }) => kind !== "amount"))) ||
  (signs.has("own", text) && figures.some(({ kind }) => kind === "percent"));

/** As much may be rounding. */
const rounding = 0.02;

/** Whether less is asked for than all comes to, and no other sums can be the difference. */
function hasGap({ everywhere, everySum, all, asked }: Told): boolean {
  if (!asked) return false;
  const left = all.value - asked.value;
  const values = [...everySum.map(({ value }) => value), ...plainOf(everywhere).map(({ value = 0 }) => value)];
  const others = new Set(values.filter((value) => value !== all.value && value !== asked.value));
  return left > all.value * rounding && !everywhere.some(isRestTold) && !canBe([...others], left);
}

/** Whether the lines come to much less than all does. */
function isRemainderOpen({ language, sentences, sums, all, asked }: Told): boolean {
  const { count, most } = linesOf(sums, sentences, language);
  const isOfGrant = asked !== undefined && Math.abs(most - asked.value) <= asked.value * 0.05;
  return count > 0 && most < all.value * (1 - small) && !isOfGrant && !hasShares(all, sentences);
}

/**
 * What a budget that says what all comes to leaves open, in the order in which a reader would ask: from its text and, for who asks and pays, from the
 * whole document, both in a language (BCP 47). Silent where figures can be understood in a way that leaves nothing open.
 */
export function missingMoney(text: string, whole: string, language: string): MissingMoney[] {
  const usual = language.slice(0, 2);
  const told = usual in shippedAsks ? readTold(text, whole, usual) : undefined;
  if (!told) return [];
  const sum = told.all.figure.text;
  return [
    ...(isShareOpen(told) ? [{ ask: "share" as const, values: { sum } }] : []),
    ...(told.asked && hasGap(told) ? [{ ask: "gap" as const, values: { sum, asked: told.asked.figure.text } }] : []),
    ...(isRemainderOpen(told) ? [{ ask: "remainder" as const, values: { sum } }] : []),
  ];
}
