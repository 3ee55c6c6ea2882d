import type { PointedSection } from "../../../../capabilities/writer/callPointers.ts";
import { addLimit, readLimits, type Limits } from "../limits.ts";
import type { CallWords } from "../words/callWords.ts";
import { holdsNumber } from "./holdsNumber.ts";

/** Longer words name no length, in characters. */
const longest = 300;

const limitsIn = (text: string, words: CallWords): Limits => readLimits(text, words, "cell").limits;

/** The limits that words name; where they are in words that rules do not know, what they are said to mean, if the number stands in them. */
export function lengthOf(
  text: string,
  { amount, unit }: Pick<PointedSection, "amount" | "unit">,
  words: CallWords,
): Limits {
  if (text.length > longest) return {};
  const read = limitsIn(text, words);
  if (Object.keys(read).length > 0 || unit === "") return read;
  const limits: Limits = {};
  if (amount > 0 && holdsNumber(text, amount, words.language)) addLimit(limits, unit, amount);
  return limits;
}
