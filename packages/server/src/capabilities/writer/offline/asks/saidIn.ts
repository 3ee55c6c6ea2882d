import { readFacts } from "@grantwright/domain/facts";
import type { AskName } from "./readAsks.ts";
import { shippedAsks } from "./shippedAsks.ts";

const signs = new Map(
  Object.entries(shippedAsks).map(([language, { said = {} }]) => [
    language,
    new Map(
      Object.entries(said).map(([ask, patterns]) => [
        ask as AskName,
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "iu"),
      ]),
    ),
  ]),
);

/** Whether a text has a sign, in a language (BCP 47), that it says what an open place would ask for; undefined where none are known. */
export const isSaidIn = (text: string, ask: AskName, language: string): boolean | undefined =>
  signs.get(language.slice(0, 2))?.get(ask)?.test(text);

/** Smaller numbers are no sums. */
const leastSum = 20;

/** Whether a text names a sum of money, or a number that could be one. */
const namesSum = (text: string): boolean =>
  readFacts(text).some(({ kind, value = 0 }) => kind === "amount" || (kind === "number" && value >= leastSum));

/** Whether a sentence asks for a sum of money, in a language (BCP 47) whose words are known. */
export const asksForMoney = (sentence: string, language: string): boolean =>
  isSaidIn(sentence, "sum", language) === true && namesSum(sentence);
