import { franc } from "franc-min";

/** Enough text to tell a language by, in characters. */
const telling = 60;

/** More tells nothing more. */
const mostRead = 20_000;

const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Greek}/u, "el"],
];

const anyLetter = /\p{Letter}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The language of a text as BCP 47; `und` where it is too short to tell: of fewer than `least` characters. */
export function languageOf(text: string, least = telling): string {
  const read = text.slice(0, mostRead);
  const found = read.length < least ? "und" : franc(read);
  const [language = "und"] = found === "und" ? [] : Intl.getCanonicalLocales(found);
  return language === "und" ? (languageByScript(read) ?? "und") : language;
}

/** The language that a script stands for mostly; undefined for scripts of many languages, as Latin. */
export function languageByScript(text: string): string | undefined {
  return scripts.find(([script]) => script.test(text))?.[1];
}

/** Letters and signs of one's own of scripts that none of the fonts of a PDF has. */
const uncovered =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Common}|\p{Script=Inherited}|\p{Script=Armenian}|\p{Script=Georgian})[\p{L}\p{Co}]|\p{Co}/gu;

/** The first few letters of a text that no font of a PDF has; empty where all can be shown. */
export function pdfGapsIn(text: string): string {
  const found = new Set<string>();
  for (const [letter] of text.matchAll(uncovered)) if (found.add(letter).size >= 5) break;
  return [...found].join(" ");
}

/** Whether a text runs from right to left: as its first letter does. */
export function isRightToLeft(text: string): boolean {
  const letter = anyLetter.exec(text)?.[0];
  return letter !== undefined && rightToLeft.test(letter);
}
