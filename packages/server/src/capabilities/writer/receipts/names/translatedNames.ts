import type { Fact } from "@grantwright/domain/facts";
import type { Known } from "../asked.ts";
import type { SourceIndex } from "../sourceIndex.ts";
import type { SourceSentence } from "../sourceSentence.ts";
import { wordsOf } from "../stems.ts";
import { countryIn } from "./countries.ts";
import { akin, findAll, inflected } from "./nameForms.ts";
import { isTranslated } from "./nameWords.ts";
import { soundsOf } from "./sounds.ts";

/** Fewer consonants are met by chance. */
const leastHeard = { one: 3, several: 4 };

const leastPrefix = 3;

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
  // Korean writes a name as one word, the family name first.
  const joined =
    words.length < 2 ? [] : [heard, heard.toReversed()].map((each) => each.map((sounds) => sounds.at(-1)).join(""));
  const one = joined.flatMap((sound) => index.bySoundPrefix.get(sound) ?? index.bySound.get(sound) ?? []);
  if (one[0]) return one[0];
  const bySounds = new Map(heard.map((sounds) => [sounds.join(" "), sounds.filter(Boolean).flatMap(find)]));
  return findAll([...bySounds.keys()], (sounds) => bySounds.get(sounds) ?? []);
}

function findCountry(fact: Fact, index: SourceIndex, language: string): SourceSentence | undefined {
  for (const name of countryIn(fact.text, language, index.languages)) {
    const found = findAll(wordsOf(name), (word) => inflected(word, index));
    if (found) return found;
  }
  return undefined;
}

/** Whether sources have words in another language than a text's, or in another script. */
export const hasOthers = ({ languages, bySound }: SourceIndex, language: string): boolean =>
  languages.size > 1 || !languages.has(language) || bySound.size > 0;

/**
 * A sentence in which a name stands, as it is written or called in another language. Of an institution's name the words that are translated with it
 * need not stand there.
 *
 * @param words of the name, those that tell it from others.
 */
export function findTranslated(
  fact: Fact,
  words: readonly string[],
  index: SourceIndex,
  { isForeign, language }: Pick<Known, "isForeign" | "language">,
): SourceSentence | undefined {
  const within = (sentences: readonly SourceSentence[]) =>
    isForeign ? sentences : sentences.filter((sentence) => sentence.language !== language);
  const proper = words.filter((word) => !isTranslated(word));
  const whole = findAll(words, (word) => within(akin(word, index)));
  // "The Youth Centre" is nobody's name.
  if (whole || proper.length === 0) return whole ?? within(index.sentences)[0];
  return (
    findAll(proper, (word) => within(akin(word, index))) ??
    findHeard(proper, index) ??
    findCountry(fact, index, language) ??
    // The place or person that an institution is called after may be named in the text's own language elsewhere.
    (proper.length < words.length ? findAll(proper, (word) => inflected(word, index)) : undefined)
  );
}
