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

/** The language of a text as BCP 47; `und` where it is too short to tell: of fewer than `least` characters. */
export function detectLanguage(text: string, least = telling): string {
  const read = text.slice(0, mostRead);
  const found = read.length < least ? "und" : franc(read);
  const [language = "und"] = found === "und" ? [] : Intl.getCanonicalLocales(found);
  return language === "und" ? (languageByScript(read) ?? "und") : language;
}

/** The language that a script stands for mostly; undefined for scripts of many languages, as Latin. */
export function languageByScript(text: string): string | undefined {
  return scripts.find(([script]) => script.test(text))?.[1];
}
