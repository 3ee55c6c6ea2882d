import { detectLanguage } from "../../../../kernel/text/detectLanguage.ts";
import { piecesOf } from "@grantwright/domain";
import { shippedPhrases } from "./shippedPhrases.ts";

/** Enough of a text to tell its language by, in characters; a shorter one is taken to be English. */
const telling = 40;

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

/** Any of some words as a whole, the longest first. */
const anyOf = (all: readonly string[]) =>
  [...all]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

/** Openers that need no comma: a clause follows. */
const leadsOn = / (?:that|que|dass|che)$/;

interface Phrases {
  said: RegExp;
  instead: ReadonlyMap<string, string>;
  opener: RegExp;
  intensifier: RegExp;
}

const byLanguage: ReadonlyMap<string, Phrases> = new Map(
  Object.entries(shippedPhrases).map(([language, { phrases, openers, intensifiers }]) => [
    language,
    {
      said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(Object.keys(phrases))})(?![\\p{L}\\p{N}])`, "giu"),
      instead: new Map(Object.entries(phrases)),
      opener: new RegExp(
        `(?<=^|[.!?]\\s+)(?:(?:${anyOf(openers)}),|(?:${anyOf(openers.filter((each) => leadsOn.test(each)))}))\\s+([\\p{L}\\p{N}])`,
        "giu",
      ),
      intensifier: new RegExp(`(?<=[\\p{L}] )(?:${anyOf(intensifiers)}) (?=\\p{Ll})`, "gu"),
    },
  ]),
);

const phrasesFor = (text: string): Phrases | undefined => {
  const language = text.length < telling ? "en" : detectLanguage(text, telling);
  return byLanguage.get(language === "und" ? "en" : language);
};

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Changes what people wrote, and no open place. */
const outsideOpenPlaces = (text: string, change: (words: string) => string): string =>
  piecesOf(text)
    .map((piece) => (piece.isOpen ? piece.text : change(piece.text)))
    .join("");

/** A text with plainer words in the place of long-winded ones. Languages of which no phrases are known stay as they are. */
export function inPlainWords(text: string): string {
  const phrases = phrasesFor(text);
  if (!phrases) return text;
  return outsideOpenPlaces(text, (words) =>
    words.replace(phrases.said, (said) => {
      const plain = phrases.instead.get(said.toLowerCase().replace(/\s+/g, " ")) ?? said;
      return /^\p{Lu}/u.test(said) ? capital(plain) : plain;
    }),
  );
}

/** A text without words that only lead on or make more of others. */
export function withoutFiller(text: string): string {
  const phrases = phrasesFor(text);
  if (!phrases) return text;
  return outsideOpenPlaces(text, (words) =>
    words
      .replace(phrases.intensifier, "")
      .replace(/^[^\n]+/gm, (line) => line.replace(phrases.opener, (_, first: string) => first.toLocaleUpperCase())),
  );
}

/** From how many words on a sentence of two halves with a semicolon is made two. */
const longFrom = 25;

/** Long sentences that hold two, with a full stop in the place of the semicolon. */
export const inShorterSentences = (text: string): string =>
  outsideOpenPlaces(text, (words) =>
    words.replace(/[^.!?\n]+[.!?]/gu, (sentence) =>
      sentence.split(/\s+/).length < longFrom
        ? sentence
        : sentence.replace(/;\s+(\p{L})/gu, (_, letter: string) => `. ${letter.toLocaleUpperCase()}`),
    ),
  );
