import { foldWord } from "../tokens.ts";
import { english } from "./english.ts";
import { dutch, german } from "./germanic.ts";
import type { LanguageWords, Span } from "./language.ts";
import { intlWordsOf } from "./fromIntl.ts";
import { arabic, hindi, swahili, turkish } from "./others.ts";
import { french, italian, portuguese, spanish } from "./romance.ts";
import { polish, russian } from "./slavic.ts";
import { compoundsOf } from "./compounds.ts";
import { scalesBeyond } from "./scalesBeyond.ts";

/** The words of one language, to be looked up by `Token.key`. */
export interface Lexicon {
  language: string;
  small: Set<string>;
  letters: Set<string>;
  numbers: Map<string, number>;
  scales: Map<string, number>;
  /** Scales that are no number of their own. */
  vague: Set<string>;
  and: Set<string>;
  months: Map<string, number>;
  seasons: Map<string, string>;
  durations: Map<string, Span>;
  wholeDurations: Map<string, Span>;
  one: Set<string>;
  currencies: Map<string, string>;
  /** Each as its words. */
  percent: string[][];
  shares: Map<string, number>;
  /** "And a half", each as its words. */
  half: string[][];
  ordinals: Map<string, number>;
  datePrepositions: Set<string>;
  dateOf: Set<string>;
}

const spans: Record<string, Span> = {
  minute: { unit: "minutes", count: 1 },
  hour: { unit: "minutes", count: 60 },
  day: { unit: "days", count: 1 },
  week: { unit: "days", count: 7 },
  fortnight: { unit: "days", count: 14 },
  month: { unit: "months", count: 1 },
  quarter: { unit: "months", count: 3 },
  semester: { unit: "months", count: 6 },
  year: { unit: "months", count: 12 },
  decade: { unit: "months", count: 120 },
};

const list = (words: string) => words.split(" ").filter(Boolean).map(foldWord);

/** Reads a list of phrases, parted by commas. */
const phrases = (text: string): string[][] =>
  text
    .split(",")
    .filter(Boolean)
    .map((phrase) => phrase.replace(/\./g, "").split(" ").map(foldWord));

/** Reads a list of `word|word value, …`. */
function pairs<T>(text: string, read: (value: string) => T): Map<string, T> {
  const map = new Map<string, T>();
  for (const entry of text.split(",").filter(Boolean)) {
    const at = entry.lastIndexOf(" ");
    for (const word of entry.slice(0, at).split("|"))
      map.set(foldWord(word.replace("~", "")), read(entry.slice(at + 1)));
  }
  return map;
}

const vagueOf = (scales: string) => new Set([...scales.matchAll(/~([^|, ]+)/g)].map(([, word = ""]) => foldWord(word)));

function toLexicon(words: LanguageWords): Lexicon {
  return {
    language: words.language,
    small: new Set(list(words.small)),
    letters: new Set(words.letters ?? ""),
    numbers: new Map([...pairs(words.numbers, Number), ...compoundsOf(words.language, pairs(words.numbers, Number))]),
    scales: pairs(words.scales, Number),
    vague: vagueOf(words.scales),
    and: new Set(list(words.and)),
    months: new Map(
      words.months.split(" ").flatMap((forms, at) => forms.split("|").map((form) => [foldWord(form), at + 1])),
    ),
    seasons: pairs(words.seasons, String),
    durations: pairs(words.durations, (unit) => spans[unit]!),
    wholeDurations: new Map(
      (words.wholeDurations ?? "")
        .split(",")
        .filter(Boolean)
        .flatMap((entry) => {
          const [forms = "", count, unit = ""] = entry.split(" ");
          const span = { unit: spans[unit]!.unit, count: spans[unit]!.count * Number(count) };
          return forms.split("|").map((form) => [foldWord(form), span] as const);
        }),
    ),
    one: new Set(list(words.one)),
    currencies: new Map([...pairs(english.currencies, String), ...pairs(words.currencies, String)]),
    percent: phrases(words.percent),
    half: phrases(words.half ?? ""),
    shares: pairs(words.shares, Number),
    ordinals: pairs(words.ordinals ?? "", Number),
    datePrepositions: new Set(list(words.datePrepositions)),
    dateOf: new Set(list(words.dateOf ?? "")),
  };
}

const lexicons = [
  english,
  spanish,
  french,
  portuguese,
  italian,
  german,
  dutch,
  polish,
  russian,
  turkish,
  swahili,
  arabic,
  hindi,
];
const made = new Map<string, Lexicon>();

/** Languages whose texts are taken for one of the same script. */
const alike: Record<string, string[]> = {
  ru: ["uk", "be", "bg", "sr", "mk", "kk", "ky"],
  ar: ["fa", "ur", "ps"],
  hi: ["mr", "ne"],
};

/** Adds what Intl knows of a language, and the words of large numbers in it, to other words, but for those that have a meaning there. */
function add(words: Lexicon, language: string): void {
  const { months, durations } = intlWordsOf(language);
  for (const [word, month] of months) if (!words.months.has(word)) words.months.set(word, month);
  for (const [word, span] of durations) if (!words.durations.has(word)) words.durations.set(word, span);
  for (const [word, scale] of pairs(scalesBeyond[language] ?? "", Number))
    if (!words.scales.has(word)) words.scales.set(word, scale);
}

/** English, with the months, lengths of time and large numbers of another language. */
function withIntl(language: string): Lexicon {
  const words = toLexicon(english);
  add(words, language);
  return { ...words, language };
}

/** The words of a language. Of one that has none of its own here, those that Intl knows, and the English ones. */
export function lexiconOf(language: string): Lexicon {
  const known = made.get(language);
  if (known) return known;
  const words = lexicons.find((each) => each.language === language);
  const lexicon = words ? toLexicon(words) : withIntl(language);
  for (const each of alike[language] ?? []) add(lexicon, each);
  made.set(language, lexicon);
  return lexicon;
}
