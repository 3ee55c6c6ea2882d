import { languageOf } from "@grantwright/domain/facts";
import { patternOf } from "./phrases.ts";
import type { CallWordLists } from "./readCallWords.ts";
import { shippedCallWords } from "./shippedCallWords.ts";

type Patterns<Lists> = { [Name in keyof Lists]-?: RegExp };

/** The words of one language, ready to be looked for. */
export interface CallWords extends Omit<{ [Group in keyof CallWordLists]: Patterns<CallWordLists[Group]> }, "numbers"> {
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
    name: patternsOf(lists.name),
  };
  made.set(language, words);
  return words;
}

/** The words by which a call is read: those of its language, English ones where that has none. */
export function wordsFor(text: string): CallWords {
  const language = languageOf(text);
  return wordsIn(language in shippedCallWords.languages ? language : "en");
}
