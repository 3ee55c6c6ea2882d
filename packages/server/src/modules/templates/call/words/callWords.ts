import { languageOf } from "@grantwright/domain/facts";
import { foldPhrase, patternOf } from "./phrases.ts";
import type { CallWordLists } from "./readCallWords.ts";
import { shippedCallWords } from "./shippedCallWords.ts";

type Patterns<Lists> = { [Name in keyof Lists]-?: RegExp };

/** The words of one language, ready to be looked for. */
export interface CallWords extends Omit<
  { [Group in keyof Omit<CallWordLists, "small" | "days">]: Patterns<CallWordLists[Group]> },
  "numbers"
> {
  language: string;
  lists: CallWordLists;
}

const made = new Map<string, CallWords>();

function patternsOf<Lists extends Record<string, string[] | undefined>>(lists: Lists): Patterns<Lists> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, phrases]) => [name, patternOf(phrases ?? [])]),
  ) as Patterns<Lists>;
}

function wordsIn(language: string): CallWords {
  const known = made.get(language);
  if (known) return known;
  const lists = shippedCallWords.languages[language]!;
  const words: CallWords = {
    language,
    lists,
    headings: patternsOf(lists.headings),
    columns: patternsOf(lists.columns),
    length: patternsOf(lists.length),
    deadline: patternsOf(lists.deadline),
    clock: patternsOf(lists.clock),
    award: patternsOf(lists.award),
    status: patternsOf(lists.status),
    says: patternsOf(lists.says),
    prose: patternsOf(lists.prose),
    asking: patternsOf(lists.asking),
    name: patternsOf(lists.name),
  };
  made.set(language, words);
  return words;
}

/** So much of a text is read to tell its language, in characters. */
const sampleLength = 20_000;
/** How many of its words are small ones of its language at least. */
const leastSmall = 0.15;

/** The language of a text whose small words only the words for calls know; undefined where it is none of those. */
function languageBySmall(text: string): string | undefined {
  const all = foldPhrase(text.slice(0, sampleLength)).match(/\p{L}+/gu) ?? [];
  const shares = Object.entries(shippedCallWords.languages).flatMap(([language, { small }]) => {
    const known = new Set(small?.map(foldPhrase));
    return known.size === 0 ? [] : { language, share: all.filter((word) => known.has(word)).length / all.length };
  });
  const best = shares.toSorted((one, other) => other.share - one.share)[0];
  return best && best.share >= leastSmall ? best.language : undefined;
}

/** The words by which a call is read: those of its language, English ones where that has none. */
export function wordsFor(text: string): CallWords {
  const language = languageBySmall(text) ?? languageOf(text);
  return wordsIn(language in shippedCallWords.languages ? language : "en");
}
