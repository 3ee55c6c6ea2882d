import type { Fact } from "@grantwright/domain/facts";
import { measures, perWords, timeWords } from "./measureWords.ts";
import { wordsOf } from "./stems.ts";

/** In what a figure is counted, as the words behind it say. */
export interface Counted {
  /** The measure that stands directly behind it: "g" for grams. */
  measure?: string;
  /** The time for which it is meant: "month" for "£450 a month". */
  per?: string;
}

/** How far behind a figure that is looked for. */
const reach = 30;

/** In what a fact of a sentence is counted. */
export function countedBy(fact: Fact, { text, start }: { text: string; start: number }): Counted {
  const behind = text.slice(fact.end - start, fact.end - start + reach);
  const [first, second, third] = wordsOf(behind);
  const measure = fact.kind === "number" && /^\s?°?\p{L}/u.test(behind) ? measures.get(first ?? "") : undefined;
  const rate = perWords.has(first ?? "") ? second : perWords.has(second ?? "") && measure ? third : undefined;
  const per = timeWords.get(rate ?? "");
  return { ...(measure && { measure }), ...(per && { per }) };
}

/** Whether two figures are counted in different measures, or for different times: grams and ounces, a month and a week. */
export const isCountedOtherwise = (a: Counted, b: Counted): boolean =>
  (a.measure !== undefined && b.measure !== undefined && a.measure !== b.measure) ||
  (a.per !== undefined && b.per !== undefined && a.per !== b.per);
