import { decadeWords } from "./decades.ts";
import { isCurrencySign, isCurrencyWord } from "./money.ts";
import type { Token } from "./tokens.ts";
import { joinedDuration, joinedNumber } from "./words/joinedNumbers.ts";
import type { Lexicon } from "./words/lexicon.ts";

/** Scripts whose words have spaces between them. Words of others are found sign by sign. */
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Greek}]/u;

const made = new WeakMap<Lexicon["numbers"], Set<string>>();

/** The words of a language that a figure or a date can begin with. Compounds are looked up by their first part. */
function beginningsOf(words: Lexicon): Set<string> {
  const known = made.get(words.numbers);
  if (known) return known;
  const { numbers, scales, months, seasons, durations, wholeDurations, one, currencies, percent, shares, ordinals } =
    words;
  const beginnings = new Set([
    ...[numbers, scales, months, seasons, durations, wholeDurations, currencies, shares, ordinals].flatMap((map) =>
      Array.from(map.keys()),
    ),
    ...one,
    ...percent.flat(),
    ...decadeWords,
    // Quarters: "Q2", "T2".
    "q",
    "t",
  ]);
  for (const key of numbers.keys()) if (key.includes("-")) beginnings.add(key.slice(0, key.indexOf("-")));
  made.set(words.numbers, beginnings);
  return beginnings;
}

/** Whether a date or a figure can begin at a token: nearly all words of a text cannot, which is told at once. */
export function canBegin(token: Token, words: Lexicon): boolean {
  if (token.kind === "digits") return true;
  if (token.kind === "sign") return token.text === "%" || isCurrencySign(token.text);
  if (beginningsOf(words).has(token.key) || isCurrencyWord(token)) return true;
  const first = token.text.charCodeAt(0);
  const isLatin = (first > 0x40 && first < 0x5b) || (first > 0x60 && first < 0x7b);
  if (!isLatin && !spaced.test(token.text)) return true;
  return (
    (joinedNumber(token.key, words.language, words.numbers) ??
      joinedDuration(token.key, words.language, words.numbers)) !== undefined
  );
}
