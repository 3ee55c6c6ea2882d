import { isPlainly, languageOf, passagesOf, type Passage } from "@grantwright/domain/facts";
import { detectLanguage } from "../../../kernel/text/detectLanguage.ts";

/** Fewer letters, different words or sentences tell no language that is not known by its small words: a table has some of each. */
const least = { letters: 120, words: 25, sentences: 2 };

const mostRead = 20_000;

function isProse(text: string): boolean {
  const read = text.slice(0, mostRead);
  const words = new Set(read.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu));
  const ends = read.match(/\p{L}[.!?…]["”’)]*(?=\s|$)/gu) ?? [];
  return words.size >= least.words && ends.length >= least.sentences;
}

/** A text by its languages; also those in which facts are read only by digits and by what Intl knows of them. */
export function languagesOf(text: string): Passage[] {
  const likely = languageOf(text);
  const found = isPlainly(text, likely) || !isProse(text) ? likely : detectLanguage(text, least.letters);
  return passagesOf(text, found === "und" ? likely : found);
}
