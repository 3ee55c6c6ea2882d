import type { Fact } from "@grantwright/domain/facts";
import type { Known } from "./asked.ts";
import { countryIn } from "./countries.ts";
import { soundOf } from "./sounds.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { stemOf, wordsOf } from "./stems.ts";

/** Words of a name that say who or what somebody is, or join others, and differ by language and taste. */
const titles = new Set(
  (
    "dr prof mr mrs ms mx sr sra fr rev ing lic mtra mtro don doña dona dra dott hajja herr frau madame mme st saint sainte san santa santo são sao sankt św św. sv свято " +
    "the of and for in at et und y e i de la el al il lo le les los las del della dello dei di da do dos das du des van von der den zu zur bin ibn d l sur upon en a"
  ).split(" "),
);

/** The words of a name that tell it from others. */
const tellingWords = (name: string): string[] =>
  wordsOf(name.replace(/['’]s\b/g, ""))
    .filter((word) => !titles.has(word))
    // An initial stands for a name that its family name finds.
    .filter((word) => word.length > 1 || /\P{Script=Latin}/u.test(word));

type Find = (word: string) => readonly SourceSentence[];

/** A sentence in which all words of a name stand, each as a way of looking finds it. */
function findAll(words: readonly string[], find: Find): SourceSentence | undefined {
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
function inflected(word: string, index: SourceIndex): readonly SourceSentence[] {
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

const leastPrefix = 3;

const leastShare = 0.6;

/** Sentences with a word that begins as one does in another language: "Roch" for "Rocco", "Anne" for "Anny". */
function akin(word: string, index: SourceIndex): readonly SourceSentence[] {
  const exact = inflected(word, index);
  if (exact.length > 0) return exact;
  const others = index.byPrefix.get(word.slice(0, leastPrefix)) ?? [];
  return others.flatMap((other) => {
    let same = leastPrefix;
    while (same < word.length && word[same] === other[same]) same += 1;
    return same >= Math.max(word.length, other.length) * leastShare ? (index.byWord.get(other) ?? []) : [];
  });
}

/** Fewer consonants are met by chance. */
const leastHeard = { one: 3, several: 4 };

/** A sentence in another script that sounds as a name does. */
function findHeard(words: readonly string[], index: SourceIndex): SourceSentence | undefined {
  const heard = words.map(soundOf);
  const consonants = heard.join("").length;
  if (consonants < (words.length === 1 ? leastHeard.one : leastHeard.several) || heard.includes("")) return undefined;
  return findAll(heard, (sound) => [
    ...(index.bySound.get(sound) ?? []),
    // "Колесниковых": with an ending.
    ...(sound.length < leastPrefix ? [] : (index.bySoundPrefix.get(sound) ?? [])),
  ]);
}

/** A sentence with the words whose first letters a short name is: "LIHS". */
function findInitials(letters: string, index: SourceIndex): SourceSentence | undefined {
  const pattern = new RegExp(
    [...letters].map((letter) => `\\b${letter}[\\p{L}’'-]*`).join("(?: (?:of|the|and|for|de|la))* "),
    "u",
  );
  return index.sentences.find(({ text }) => pattern.test(text));
}

/** From how many words on the first may be no part of a name that begins its sentence: "Storyteller Maud Ferrandi". */
const leastOfWhole = 3;

/**
 * A sentence in which a name stands: all of its words, in whatever form, or the words whose first letters it is. In a text of another language
 * than its sources, names are also found by how they sound or begin, and countries by what they are called there.
 *
 * @param isFirst whether its sentence begins with it.
 */
export function findName(
  fact: Fact,
  index: SourceIndex,
  { isForeign, language }: Known,
  isFirst: boolean,
): SourceSentence | undefined {
  const words = tellingWords(fact.text);
  if (words.length === 0) return index.sentences[0];
  const whole = findAll(words, (word) => inflected(word, index));
  if (whole) return whole;
  const initials = (fact.text.match(/\p{Lu}/gu) ?? []).join("").toLowerCase();
  const short = initials.length > 1 ? index.byWord.get(initials)?.[0] : undefined;
  if (short) return short;
  if (words.length === 1 && /^\p{Lu}{2,6}$/u.test(fact.text)) return findInitials(fact.text, index);
  if (isForeign || /^(?:St|Saint|San|Santa|Sankt|Sainte)\b/u.test(fact.text)) {
    const other =
      findAll(words, (word) => akin(word, index)) ?? findHeard(words, index) ?? findCountry(fact, index, language);
    if (other) return other;
  }
  return words.length < leastOfWhole || !isFirst
    ? undefined
    : findAll(words.slice(1), (word) => inflected(word, index));
}

function findCountry(fact: Fact, index: SourceIndex, language: string): SourceSentence | undefined {
  for (const name of countryIn(fact.text, language, index.languages)) {
    const found = findAll(wordsOf(name), (word) => inflected(word, index));
    if (found) return found;
  }
  return undefined;
}
