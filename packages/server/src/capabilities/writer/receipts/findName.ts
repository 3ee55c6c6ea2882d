import type { Fact } from "@grantwright/domain/facts";
import type { Known } from "./asked.ts";
import { countryIn } from "./countries.ts";
import { soundsOf } from "./sounds.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { isInstitution } from "./institutions.ts";
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

/** Languages whose names have another ending in each case: "Joanna", "Joanny"; "Litwa", "Litwy". */
const declining = new Set("pl ru uk be cs sk sl hr sr bg lt lv fi et hu el ka hy tr".split(" "));

const mostEnding = 3;

/** Sentences with a word that differs in its ending alone. */
function otherCases(word: string, index: SourceIndex): readonly SourceSentence[] {
  const exact = inflected(word, index);
  if (exact.length > 0 || word.length < leastCountry + 1) return exact;
  const stem = word.slice(0, Math.max(leastCountry, word.length - mostEnding));
  return (index.byPrefix.get(word.slice(0, leastPrefix)) ?? []).flatMap((other) =>
    other.startsWith(stem) && Math.abs(other.length - word.length) <= mostEnding ? (index.byWord.get(other) ?? []) : [],
  );
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
  const heard = words.map(soundsOf);
  const consonants = heard.map(([sound = ""]) => sound).join("").length;
  if (consonants < (words.length === 1 ? leastHeard.one : leastHeard.several)) return undefined;
  const find = (sound: string) => [
    ...(index.bySound.get(sound) ?? []),
    // "Колесниковых", and "Βαλάκου" for Valakos: with an ending, or without it.
    ...(sound.length < leastPrefix ? [] : (index.bySoundPrefix.get(sound) ?? [])),
    ...(sound.length <= leastPrefix ? [] : (index.bySound.get(sound.slice(0, -1)) ?? [])),
  ];
  const bySounds = new Map(heard.map((sounds) => [sounds.join(" "), sounds.filter(Boolean).flatMap(find)]));
  return findAll([...bySounds.keys()], (sounds) => bySounds.get(sounds) ?? []);
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
  const declined = declining.has(language) ? findAll(words, (word) => otherCases(word, index)) : undefined;
  if (declined) return declined;
  const initials = (fact.text.match(/\p{Lu}/gu) ?? []).join("").toLowerCase();
  const short = initials.length > 1 ? index.byWord.get(initials)?.[0] : undefined;
  if (short) return short;
  if (words.length === 1 && /^\p{Lu}{2,6}$/u.test(fact.text)) return findInitials(fact.text, index);
  if (isForeign || hasOthers(index, language) || /^(?:St|Saint|San|Santa|Sankt|Sainte)\b/u.test(fact.text)) {
    const other = findTranslated(fact, words, index, { isForeign, language });
    if (other) return other;
  }
  return words.length < leastOfWhole || !isFirst
    ? undefined
    : findAll(words.slice(1), (word) => inflected(word, index));
}

const hasOthers = ({ languages, bySound }: SourceIndex, language: string): boolean =>
  languages.size > 1 || !languages.has(language) || bySound.size > 0;

/** A sentence in another language in which a name stands, as it is written or called there. */
function findTranslated(
  fact: Fact,
  words: readonly string[],
  index: SourceIndex,
  { isForeign, language }: Pick<Known, "isForeign" | "language">,
): SourceSentence | undefined {
  const within = (sentences: readonly SourceSentence[]) =>
    isForeign ? sentences : sentences.filter((sentence) => sentence.language !== language);
  const proper = words.filter((word) => !isInstitution(word));
  // "The Youth Centre" is nobody's name.
  if (proper.length === 0) return within(index.sentences)[0];
  return (
    findAll(words, (word) => within(akin(word, index))) ??
    findAll(proper, (word) => within(akin(word, index))) ??
    findHeard(proper, index) ??
    findCountry(fact, index, language)
  );
}

function findCountry(fact: Fact, index: SourceIndex, language: string): SourceSentence | undefined {
  for (const name of countryIn(fact.text, language, index.languages)) {
    const found = findAll(wordsOf(name), (word) => inflected(word, index));
    if (found) return found;
  }
  return undefined;
}
