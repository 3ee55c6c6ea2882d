import type { SourceIndex } from "../sourceIndex.ts";
import type { SourceSentence } from "../sourceSentence.ts";
import { wordsOf } from "../stems.ts";

/** Whether a name is a short one, of first letters alone: "LIHS". */
export const isShort = (name: string): boolean => /^\p{Lu}{2,6}$/u.test(name);

/** Fewer letters begin some words of any sentence. */
const leastSmall = 3;

/** Words of fewer letters are passed over between those whose letters a name has. */
const leastWord = 3;

/**
 * A sentence with the words whose first letters a short name is. Where they begin with small letters only in one that the text stands on: "full-time
 * equivalents" for "FTE".
 */
export function findInitials(
  letters: string,
  index: SourceIndex,
  near: readonly SourceSentence[],
): SourceSentence | undefined {
  const pattern = new RegExp(
    [...letters].map((letter) => `\\b${letter}[\\p{L}’'-]*`).join("(?: (?:of|the|and|for|de|la))* "),
    "u",
  );
  const capital = index.sentences.find(({ text }) => pattern.test(text));
  if (capital || letters.length < leastSmall) return capital;
  const initials = (text: string) =>
    wordsOf(text)
      .filter(({ length }) => length >= leastWord)
      .map((word) => word[0])
      .join("");
  return near.find(({ text }) => initials(text).includes(letters.toLowerCase()));
}

/** Whether a name is the first letters of words that stand right before it in brackets: "rheumatic heart disease (RHD)". */
export function isSpelledOut(letters: string, before: string): boolean {
  if (!isShort(letters) || !before.endsWith("(")) return false;
  const words = before.match(/\p{L}+/gu) ?? [];
  let at = letters.length;
  // Small words between are passed over: "Institute of Health Sciences (IHS)".
  for (const word of words.toReversed().slice(0, 2 * letters.length + 2))
    if (at > 0 && word[0]!.toUpperCase() === letters[at - 1]) at -= 1;
    else if (word.length > leastWord) break;
  if (at === 0) return true;
  // In another order: "langue des signes de Belgique francophone (LSFB)".
  const long = words.filter(({ length }) => length > leastWord).slice(-letters.length);
  const sorted = (signs: string[]) => signs.toSorted().join("");
  return letters.length >= leastSmall && sorted(long.map((word) => word[0]!.toUpperCase())) === sorted([...letters]);
}
