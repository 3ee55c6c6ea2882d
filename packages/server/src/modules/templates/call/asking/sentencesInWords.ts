import { lengthsIn } from "../lengths.ts";
import { sentences } from "../passages.ts";
import { spanOfLength } from "../prosePatterns.ts";
import { foldPhrase, sourcesOf } from "../words/phrases.ts";
import type { CallWords } from "../words/callWords.ts";

/** What a word of a sentence that asks may be, by the words of its language. */
export const wordKinds = [
  "verbs",
  "wishes",
  "about",
  "articles",
  "adjuncts",
  "modals",
  "questions",
  "and",
  "order",
  "fillers",
  "particles",
  "negative",
  "whether",
  "concerning",
  "between",
  "further",
] as const;

/** One of them. */
export type WordKind = (typeof wordKinds)[number];

/** What stands between two words but spaces. */
type Sign = "none" | "comma" | "semicolon" | "colon" | "bracket" | "other";

/** A word of a sentence. */
export interface AskedWord {
  /** Where it stands in the sentence, in characters. */
  start: number;
  end: number;
  /** What begins with it. */
  begins: ReadonlySet<WordKind>;
  /** What ends with it. */
  ends: ReadonlySet<WordKind>;
  /** The sign before it. */
  sign: Sign;
  isInLength: boolean;
}

/** A sentence of a paragraph, in words. */
export interface AskedSentence {
  text: string;
  /** Where it begins in its paragraph, in characters. */
  at: number;
  words: AskedWord[];
  /** Its lengths with all words that belong to them. */
  lengths: { start: number; end: number }[];
}

/** A sentence of more characters than this asks for nothing. */
const longestSentence = 1_500;

const linePatterns = new Map<string, RegExp>();
const made = new Map<string, Record<WordKind, RegExp>>();

function patternsFor({ language, lists }: CallWords): Record<WordKind, RegExp> {
  const known = made.get(language);
  if (known) return known;
  const { asking, says, prose } = lists;
  const { order, fillers, particles, whether } = prose;
  const all = { ...asking, and: says.and, order, fillers, particles, whether, negative: says.negative };
  const patterns = Object.fromEntries(
    wordKinds.map((kind) => [
      kind,
      // The longest first, for a pattern takes the first that fits.
      new RegExp(sourcesOf(all[kind].toSorted((one, other) => other.length - one.length)), "gu"),
    ]),
  ) as Record<WordKind, RegExp>;
  made.set(language, patterns);
  return patterns;
}

function signOf(between: string): Sign {
  if (/[;؛]/u.test(between)) return "semicolon";
  if (/[:：]/u.test(between)) return "colon";
  if (/[()[\]]/u.test(between)) return "bracket";
  if (/[,،]/u.test(between)) return "comma";
  return /^['’-]?\s*$/u.test(between) ? "none" : "other";
}

/** Where "five to ten lines" stand, with up to four words before the unit. */
function linesIn(folded: string, { language, lists }: CallWords): { start: number; end: number }[] {
  const known =
    linePatterns.get(language) ??
    new RegExp(
      `(?<=\\s)(?:${sourcesOf(lists.prose.leads)})\\s+(?:[\\p{L}\\p{N}]+\\s+){1,4}?(?:${sourcesOf(lists.asking.lines)})`,
      "gu",
    );
  linePatterns.set(language, known);
  return [...folded.matchAll(known)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

function sentenceOf(text: string, at: number, words: CallWords): AskedSentence {
  const folded = foldPhrase(text);
  const lengths = [...lengthsIn(folded, words), ...linesIn(folded, words)].map((length) =>
    spanOfLength(text, length, words),
  );
  const [begins, ends] = [new Map<number, Set<WordKind>>(), new Map<number, Set<WordKind>>()];
  const note = (places: typeof begins, place: number, kind: WordKind) =>
    places.set(place, (places.get(place) ?? new Set()).add(kind));
  for (const [kind, pattern] of Object.entries(patternsFor(words)) as [WordKind, RegExp][])
    for (const { 0: match, index } of folded.matchAll(pattern)) {
      note(begins, index, kind);
      note(ends, index + match.length, kind);
    }
  const none: ReadonlySet<WordKind> = new Set();
  // "qué" asks, "que" does not.
  for (const { index } of text.matchAll(/(?<!\p{L})(?:qué|cuál|quê)(?!\p{L})/giu)) note(begins, index, "questions");
  let before = 0;
  const all = [...folded.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }): AskedWord => {
    const end = index + word.length;
    const sign = signOf(folded.slice(before, index));
    before = end;
    const isInLength = lengths.some((length) => index >= length.start && index < length.end);
    // "l'" ends behind its sign.
    const ending = ends.get(end) ?? ends.get(end + 1) ?? none;
    return { start: index, end, begins: begins.get(index) ?? none, ends: ending, sign, isInLength };
  });
  return { text, at, words: all, lengths };
}

/** The sentences of a paragraph in words; none for one that is too long. */
export const sentencesInWords = (text: string, words: CallWords): AskedSentence[] =>
  sentences(text)
    .filter((sentence) => sentence.text.length <= longestSentence)
    .map((sentence) => sentenceOf(sentence.text, sentence.at, words));
