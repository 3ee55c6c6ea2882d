import { textBehind } from "../../numbers/readFigures.ts";
import type { Sum } from "./moneySums.ts";
import { countSigns } from "./saidIn.ts";

/** Who gives a sum stands behind it: "£11k from the wind farm fund". */
const fromSomebody = /^\s*(?:\([^)]*\)\s*)?(?:from|von|vom|aus|van|uit|da|dal|dalla|od)(?!\p{L})/iu;

/** Of so many sums in a sentence its words say nothing of each. */
const manySums = 3;

/** Whether a sum is paid by the person or by somebody else, and not asked for: in a language of two letters. */
export function isGiven({ role, figure, sentence }: Sum, language: string): boolean {
  if (role === "own" || role === "rest" || fromSomebody.test(textBehind(sentence, figure))) return true;
  if (sentence.figures.filter(({ kind }) => kind === "amount").length >= manySums) return false;
  return (
    ["own", "rest"].some((name) => sentence.signs.has(name as "own", sentence.text)) ||
    (countSigns(sentence.text, "own", language) ?? 0) > 0
  );
}
