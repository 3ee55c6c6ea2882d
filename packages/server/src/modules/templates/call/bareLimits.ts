import type { Passage } from "./passages.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * Lengths as bare numbers behind titles, "Your idea (max. 250)", whose unit a sentence tells: "Figures in brackets are words".
 */

const bare = /[([](?:\p{L}{2,7}\.?\s*){0,2}\d[\d.,\s]{1,6}(?=[)\]]\s*[*.]?$)/u;
const leastLines = 3;
const longestSentence = 160;

/** The unit that a sentence tells of numbers in brackets, as it is written there; undefined where none does. */
function unitOf(passages: readonly Passage[], words: CallWords): string | undefined {
  for (const { text, cells } of passages) {
    const folded = foldPhrase(text);
    if (cells || text.length > longestSentence || !words.length.brackets.test(folded)) continue;
    const unit = words.length.words.exec(folded) ?? words.length.characters.exec(folded);
    if (unit && !/\d/u.test(folded)) return unit[0];
  }
  return undefined;
}

/** The passages of a call with the unit behind each bare number in brackets. */
export function withUnits(passages: Passage[], words: CallWords): Passage[] {
  const lines = passages.filter(({ text, cells }) => !cells && bare.test(text));
  const unit = lines.length >= leastLines ? unitOf(passages, words) : undefined;
  if (unit === undefined) return passages;
  return passages.map((passage) =>
    lines.includes(passage)
      ? { ...passage, text: passage.text.replace(bare, (length) => `${length} ${unit}`) }
      : passage,
  );
}
