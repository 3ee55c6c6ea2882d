import { readFacts } from "@grantwright/domain/facts";
import type { SignName } from "./readAsks.ts";
import { shippedAsks } from "./shippedAsks.ts";

const signs = new Map(
  Object.entries(shippedAsks).map(([language, { said = {} }]) => [
    language,
    new Map(
      Object.entries(said).map(([name, patterns]) => [
        name as SignName,
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
      ]),
    ),
  ]),
);

/** How many signs of one sort a text has, in a language (BCP 47); undefined where none are known. */
export function countSigns(text: string, name: SignName, language: string): number | undefined {
  const pattern = signs.get(language.slice(0, 2))?.get(name);
  return pattern && (text.match(pattern)?.length ?? 0);
}

/** Smaller numbers are no sums. */
const leastSum = 20;

/** How many sums of money a text names, with numbers that could be some. */
export const countSums = (text: string): number =>
  readFacts(text).filter(({ kind, value = 0 }) => kind === "amount" || (kind === "number" && value >= leastSum)).length;

/** Whether a sentence asks for a sum of money, in a language (BCP 47) whose words are known. */
export const asksForMoney = (sentence: string, language: string): boolean =>
  (countSigns(sentence, "sum", language) ?? 0) > 0 && countSums(sentence) > 0;
