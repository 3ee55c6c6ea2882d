import { countedCharacters, countWrittenCharacters, countWrittenWords } from "./openPlaces.ts";

/** What a funder's call allows of all sections together. */
export interface WholeLimits {
  wordLimit?: number;
  characterLimit?: number;
}

/** How much there is of what a funder limits for the whole. */
export interface Whole {
  unit: "words" | "characters";
  count: number;
  most: number;
}

/** A part of the whole: a section of a draft or of a proposal. */
interface Part {
  text: string;
}

/**
 * How long all parts together are, by the limits of their form, without what stands in brackets; with it in characters, once they are too many. Of two
 * limits the one that is less kept. `wordsOf` is for who counts the same texts again and again.
 */
export function wholeOf<Each extends Part>(
  parts: readonly Each[],
  { wordLimit, characterLimit }: WholeLimits,
  wordsOf: (part: Each) => number = ({ text }) => countWrittenWords(text),
): Whole | undefined {
  const all: Whole[] = [];
  if (wordLimit !== undefined)
    all.push({ unit: "words", count: parts.reduce((sum, part) => sum + wordsOf(part), 0), most: wordLimit });
  if (characterLimit !== undefined) {
    const texts = parts.map(({ text }) => text);
    all.push({ unit: "characters", count: countedCharacters(texts, characterLimit), most: characterLimit });
  }
  return all.toSorted((one, other) => other.count / other.most - one.count / one.most)[0];
}

/** The part that is longest in a unit, where a whole is shortened first. */
export function longestOf<Each extends Part>(parts: readonly Each[], unit: Whole["unit"] = "words"): Each | undefined {
  const lengthOf = unit === "words" ? countWrittenWords : countWrittenCharacters;
  const lengths = parts.map((part) => ({ part, length: lengthOf(part.text) }));
  return lengths.toSorted((one, other) => other.length - one.length)[0]?.part;
}
