import type { SourceIndex } from "../sourceIndex.ts";
import type { SourceSentence } from "../sourceSentence.ts";
import { stemOf } from "../stems.ts";

/** A way of looking for a word of a name: the sentences in which it stands. */
export type Find = (word: string) => readonly SourceSentence[];

/** A sentence in which all words of a name stand, each as a way of looking finds it. */
export function findAll(words: readonly string[], find: Find): SourceSentence | undefined {
  const [first = [], ...rest] = words.map((word) => find(word)).sort((a, b) => a.length - b.length);
  return first.find((sentence) => rest.every((others) => others.includes(sentence)));
}

/** What a person or a thing of a country is called after it: "Indian", "Chinese". */
const ofCountry: [RegExp, string][] = [
  [/n$/, ""],
  [/an$/, ""],
  [/ian$/, "y"],
  [/ese$/, "a"],
  [/ese$/, ""],
  [/i$/, ""],
];

const leastCountry = 4;

/** Sentences with a word, also with another ending: names are inflected in many languages. */
export function inflected(word: string, index: SourceIndex): readonly SourceSentence[] {
  const exact = index.byWord.get(word);
  if (exact) return exact;
  if (word.length < 5) return [];
  const stem = index.byStem.get(stemOf(word));
  if (stem) return stem;
  for (const [ending, end] of ofCountry) {
    const country = word.replace(ending, end);
    const found = country !== word && country.length >= leastCountry && index.byWord.get(country);
    if (found) return found;
  }
  return [];
}

/** Languages whose names have another ending in each case: "Joanna", "Joanny"; "Litwa", "Litwy". */
const declining = new Set("pl ru uk be cs sk sl hr sr bg lt lv fi et hu el ka hy tr".split(" "));

/** Whether the names of a language have another ending in each case. */
export const isDeclining = (language: string): boolean => declining.has(language);

const mostEnding = 3;

const leastPrefix = 3;

/** Sentences with a word that differs in its ending alone. */
export function otherCases(word: string, index: SourceIndex): readonly SourceSentence[] {
  const exact = inflected(word, index);
  if (exact.length > 0 || word.length < leastCountry + 1) return exact;
  const stem = word.slice(0, Math.max(leastCountry, word.length - mostEnding));
  return (index.byPrefix.get(word.slice(0, leastPrefix)) ?? []).flatMap((other) =>
    other.startsWith(stem) && Math.abs(other.length - word.length) <= mostEnding ? (index.byWord.get(other) ?? []) : [],
  );
}

const leastShare = 0.6;

/** Sentences with a word that begins as one does in another language: "Roch" for "Rocco", "Anne" for "Anny". */
export function akin(word: string, index: SourceIndex): readonly SourceSentence[] {
  const exact = inflected(word, index);
  if (exact.length > 0) return exact;
  const others = index.byPrefix.get(word.slice(0, leastPrefix)) ?? [];
  return others.flatMap((other) => {
    let same = leastPrefix;
    while (same < word.length && word[same] === other[same]) same += 1;
    return same >= Math.max(word.length, other.length) * leastShare ? (index.byWord.get(other) ?? []) : [];
  });
}
