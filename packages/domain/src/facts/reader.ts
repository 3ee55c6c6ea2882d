import type { Fact } from "./fact.ts";
import { tokensOf, type Token } from "./tokens.ts";
import type { Lexicon } from "./words/lexicon.ts";

/** A text under reading: its tokens, and the words of its language. */
export interface Reading {
  /** With folded digits; as long as the text itself. */
  text: string;
  tokens: Token[];
  words: Lexicon;
}

/** A fact without its place. */
export type Bare = Omit<Fact, "start" | "end" | "text">;

/** A fact that begins at a token, and the index of the first token behind it. No fact: what stands there is read, and is none. */
export interface Read {
  fact?: Bare;
  next: number;
}

/** Divides a text for reading. */
export function toReading(folded: string, words: Lexicon): Reading {
  return { text: folded, tokens: tokensOf(folded), words };
}

/** Whether a token follows the one before it without a space. */
export const isJoined = (token: Token | undefined): boolean => token !== undefined && !token.isSpaced;

const hyphens = new Set(["-", "–", "—"]);

/** Whether a token is a hyphen or a dash. */
export const isHyphen = (token: Token | undefined): boolean => token !== undefined && hyphens.has(token.text);

/** Whether a word begins with a capital letter. */
export const isCapital = (token: Token | undefined): boolean => token?.kind === "word" && /^\p{Lu}/u.test(token.text);

/** Whether phrases of words stand at a token; answers the longest one's end. */
export function phraseEnd({ tokens }: Reading, at: number, phrases: string[][]): number | undefined {
  const ends = phrases
    .filter((phrase) => phrase.every((word, offset) => tokens[at + offset]?.key === word))
    .map((phrase) => at + phrase.length);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** A fact with what else its digits may say, times a factor. */
export function withOther(fact: Bare, { other }: { other?: number }, factor = 1): Bare {
  return other === undefined ? fact : { ...fact, other: other * factor };
}
