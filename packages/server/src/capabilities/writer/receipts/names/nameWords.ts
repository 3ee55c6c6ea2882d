import { foldWord } from "@grantwright/domain/facts";
import { shippedNameWords } from "./shippedNameWords.ts";

const words = new Set(Object.values(shippedNameWords).flat().map(foldWord));

/** Whether a word of a name, folded, says what an institution, an office or a work is, and not which one: it is translated with the name. */
export const isTranslated = (word: string): boolean => words.has(word) || words.has(word.replace(/s$/, ""));
