import type { Fact } from "@grantwright/domain/facts";
import { measures, perWords, powers, sizes, timeWords } from "./measureWords.ts";
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

/** The measure that words begin with: "m²", "square metres", "metros cuadrados". Answers it and how many words it has. */
function measureAt(words: readonly string[]): { name: string; length: number } | undefined {
  const [first = "", second = ""] = words;
  const before = powers.get(first);
  const name = measures.get(before === undefined ? first : second);
  if (name === undefined) return undefined;
  if (before !== undefined) return { name: name + before, length: 2 };
  const after = powers.get(second);
  return after === undefined ? { name, length: 1 } : { name: name + after, length: 2 };
}

interface Place {
  text: string;
  start: number;
}

/** In what a fact of a sentence is counted. */
export function countedBy(fact: Fact, { text, start }: Place): Counted {
  const behind = text.slice(fact.end - start, fact.end - start + reach);
  const words = wordsOf(behind);
  const measure = fact.kind === "number" && /^\s?°?\p{L}/u.test(behind) ? measureAt(words) : undefined;
  const [first = "", second = ""] = words.slice(measure?.length ?? 0);
  const per = perWords.has(first) ? timeWords.get(second) : undefined;
  return { ...(measure && { measure: measure.name }), ...(per && { per }) };
}

/** How much a number with a measure is in the base unit of what it measures. */
export interface Size {
  dimension: string;
  value: number;
}

/** The size that a number of a sentence gives: 2000 for "2 km". */
export function sizeOf(fact: Fact, place: Place): Size | undefined {
  if (fact.kind !== "number" || fact.value === undefined) return undefined;
  const size = sizes.get(countedBy(fact, place).measure ?? "");
  return size && { dimension: size[0], value: fact.value * size[1] };
}

/** Whether two figures are counted in different measures, or for different times: grams and ounces, a month and a week. */
export const isCountedOtherwise = (a: Counted, b: Counted): boolean =>
  (a.measure !== undefined && b.measure !== undefined && a.measure !== b.measure) ||
  (a.per !== undefined && b.per !== undefined && a.per !== b.per);
