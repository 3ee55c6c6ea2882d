import { slotsOf } from "../../trained/slotsOf.ts";

/** What stands beside the places where something new may begin: so many words before and behind. */
const reach = 3;

/** Of a word so much of its beginning and end tells what kind of word it is. */
const affix = 3;

function* startFeatures(words: readonly string[], at: number): Generator<string> {
  const word = (offset: number) => words[at + offset] ?? "";
  for (let offset = -reach; offset < reach; offset += 1) {
    yield `${offset} ${word(offset)}`;
    yield `${offset} begins ${word(offset).slice(0, affix)}`;
    yield `${offset} ends ${word(offset).slice(-affix)}`;
    if (offset + 1 < reach) yield `${offset} pair ${word(offset)} ${word(offset + 1)}`;
  }
  yield `around ${word(-1)} ${word(1)}`;
  yield `three ${word(0)} ${word(1)} ${word(2)}`;
  yield `number ${/\p{N}/u.test(word(-1))} ${/\p{N}/u.test(word(0))}`;
}

/** What speaks for a new thought's beginning at a word of a text without signs; words in small letters. */
export const startSlots = (words: readonly string[], at: number): number[] => slotsOf(startFeatures(words, at));

/** A word as it would have been spoken: in small letters, without signs. */
export const spokenWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .replaceAll("’", "'");
