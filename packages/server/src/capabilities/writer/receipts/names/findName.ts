import type { Fact } from "@grantwright/domain/facts";
import type { Known } from "../asked.ts";
import type { SourceIndex } from "../sourceIndex.ts";
import type { SourceSentence } from "../sourceSentence.ts";
import { wordsOf } from "../stems.ts";
import { findAll, inflected, isDeclining, otherCases } from "./nameForms.ts";
import { findInitials, isShort } from "./shortNames.ts";
import { findTranslated, hasOthers } from "./translatedNames.ts";

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

/** From how many words on the first may be no part of a name that begins its sentence: "Storyteller Maud Ferrandi". */
const leastOfWhole = 3;

/** Between somebody and where they belong: "Luc Brisebois of the Ontario Provincial Police". */
const belonging = /\s(?:of|at|from|for)(?:\sthe)?\s/u;

/** What is known of a sentence in which a name stands. */
export interface NamePlace extends Pick<Known, "isForeign" | "language"> {
  /** Whether its sentence begins with it. */
  isFirst: boolean;
  /** What of the sources its sentence stands on. */
  near: readonly SourceSentence[];
}

/**
 * A sentence in which a name stands: all of its words, in whatever form, or the words whose first letters it is. In a text of another language
 * than its sources, names are also found by how they sound or begin, and countries by what they are called there. Where somebody is named with
 * where they belong, each is looked for.
 */
export function findName(fact: Fact, index: SourceIndex, place: NamePlace): SourceSentence | undefined {
  const whole = findWhole(fact, index, place);
  if (whole) return whole;
  const [first, ...rest] = fact.text.split(belonging);
  if (first === undefined || rest.length === 0) return undefined;
  const parts = [first, rest.join(" ")].filter((part) => tellingWords(part).length > 0);
  if (parts.length < 2) return undefined;
  const [one, other] = parts.map((text) => findWhole({ ...fact, text }, index, place));
  return one && other ? one : undefined;
}

function findWhole(
  fact: Fact,
  index: SourceIndex,
  { isForeign, language, isFirst, near }: NamePlace,
): SourceSentence | undefined {
  const words = tellingWords(fact.text);
  if (words.length === 0) return index.sentences[0];
  const whole = findAll(words, (word) => inflected(word, index));
  if (whole) return whole;
  const declined = isDeclining(language) ? findAll(words, (word) => otherCases(word, index)) : undefined;
  if (declined) return declined;
  const initials = (fact.text.match(/\p{Lu}/gu) ?? []).join("").toLowerCase();
  const short = initials.length > 1 ? index.byWord.get(initials)?.[0] : undefined;
  if (short) return short;
  if (words.length === 1 && isShort(fact.text)) return findInitials(fact.text, index, near);
  if (isForeign || hasOthers(index, language) || /^(?:St|Saint|San|Santa|Sankt|Sainte)\b/u.test(fact.text)) {
    const other = findTranslated(fact, words, index, { isForeign, language });
    if (other) return other;
  }
  return words.length < leastOfWhole || !isFirst
    ? undefined
    : findAll(words.slice(1), (word) => inflected(word, index));
}
