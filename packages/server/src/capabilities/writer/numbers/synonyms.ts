import { foldWord } from "@grantwright/domain/facts";
import { stemOf, wordsOf } from "../receipts/stems.ts";
import { shippedNumberSigns } from "./signs/shippedNumberSigns.ts";

const known = new Map<string, Map<string, string[]>>();

/** The lines of synonyms of a language, by the stems of their words. */
function linesOf(language: string): Map<string, string[]> {
  const found = known.get(language);
  if (found) return found;
  const lines = new Map<string, string[]>();
  for (const [at, line] of (shippedNumberSigns[language]?.synonyms ?? []).entries())
    for (const word of line.split(" ")) {
      const stem = stemOf(foldWord(word));
      lines.set(stem, [...(lines.get(stem) ?? []), `line ${at}`]);
    }
  known.set(language, lines);
  return lines;
}

/** By what a noun can be recognised as the same: its stem, and the lines of synonyms in which it stands. */
export function kindsOfNoun(head: string, language: string): ReadonlySet<string> {
  return new Set([head, ...(linesOf(language).get(head) ?? [])]);
}

/** What the words of a text may name, of those that have a line of synonyms. */
export function namedIn(text: string, language: string): ReadonlySet<string> {
  const lines = linesOf(language);
  return new Set(wordsOf(text).flatMap((word) => lines.get(stemOf(word)) ?? []));
}

/** Whether two nouns may name the same. */
export const areSameNoun = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((each) => b.has(each));
