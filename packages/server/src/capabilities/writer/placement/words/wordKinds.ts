import { foldWord } from "@grantwright/domain/facts";
import type { UnitKind } from "../unitKinds.ts";
import { shippedWords } from "./shippedWords.ts";

/** Languages whose words are looked up as parts of the text: they are not separated, or have other words written onto them. */
const joined = new Set(["ja", "zh", "ko", "ar"]);

const joinedScripts = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A phrase says more than a word. */
const phraseWeight = 2;

const leastStem = 3;

interface Words {
  whole: Map<string, UnitKind[]>;
  /** Words of which only the beginning is given. */
  stems: Map<string, UnitKind[]>;
  longestStem: number;
  /** Phrases by their first letters; a word of them may be a beginning, too. */
  phrases: Map<string, { words: readonly string[]; kind: UnitKind }[]>;
  parts: { text: string; kind: UnitKind }[];
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

const firstLetters = (word: string) => word.replace("*", "").slice(0, leastStem);

const folded = (word: string) => (word.endsWith("*") ? `${foldWord(word.slice(0, -1))}*` : foldWord(word));

function gather(): Words {
  const words: Words = { whole: new Map(), stems: new Map(), longestStem: 0, phrases: new Map(), parts: [] };
  for (const [language, lists] of Object.entries(shippedWords))
    for (const [kind, entries] of Object.entries(lists) as [UnitKind, readonly string[]][])
      for (const entry of entries) {
        if (joined.has(language)) {
          if (entry.length > 1) words.parts.push({ text: entry.replaceAll("*", ""), kind });
          continue;
        }
        const [first = "", ...more] = entry.split(/\s+/u).map(folded);
        if (more.length > 0) add(words.phrases, firstLetters(first), { words: [first, ...more], kind });
        else if (first.endsWith("*")) {
          add(words.stems, first.slice(0, -1), kind);
          words.longestStem = Math.max(words.longestStem, first.length - 1);
        } else add(words.whole, first, kind);
      }
  return words;
}

const isWord = (word: string | undefined, pattern: string): boolean =>
  word !== undefined && (pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

let gathered: Words | undefined;

/** For which kinds the words of a text speak, in whatever language, and how often. */
export function wordKinds(text: string): Map<UnitKind, number> {
  gathered ??= gather();
  const { whole, stems, longestStem, phrases, parts } = gathered;
  const found = new Map<UnitKind, number>();
  const hit = (kind: UnitKind, weight = 1) => found.set(kind, (found.get(kind) ?? 0) + weight);
  const small = text.toLowerCase();
  const words = (small.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).map(foldWord);
  for (const [at, word] of words.entries()) {
    for (const kind of whole.get(word) ?? []) hit(kind);
    for (let length = leastStem; length <= Math.min(word.length, longestStem); length += 1)
      for (const kind of stems.get(word.slice(0, length)) ?? []) hit(kind);
    for (const phrase of phrases.get(firstLetters(word)) ?? [])
      if (phrase.words.every((pattern, behind) => isWord(words[at + behind], pattern))) hit(phrase.kind, phraseWeight);
  }
  if (joinedScripts.test(small)) for (const { text: part, kind } of parts) if (small.includes(part)) hit(kind);
  return found;
}
