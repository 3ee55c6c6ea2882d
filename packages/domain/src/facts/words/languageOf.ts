import { foldWord } from "../tokens.ts";
import { lexiconOf } from "./lexicon.ts";

const latin = ["en", "es", "fr", "pt", "it", "de", "nl", "pl", "tr", "sw"];

/** Languages by a small word, or by a letter, as indices into `latin`. Made when it is first asked for. */
let hints: { words: Map<string, number[]>; letters: Map<string, number[]> } | undefined;

function hintsOf(): NonNullable<typeof hints> {
  if (hints) return hints;
  hints = { words: new Map(), letters: new Map() };
  for (const [at, language] of latin.entries()) {
    const { small, letters } = lexiconOf(language);
    for (const word of small) hints.words.set(word, [...(hints.words.get(word) ?? []), at]);
    for (const letter of letters) hints.letters.set(letter, [...(hints.letters.get(letter) ?? []), at]);
  }
  return hints;
}

const word = /[\p{L}\p{M}]+/gu;

/** For each language in Latin letters, how much of a text hints at it. */
function scoresOf(text: string): number[] {
  const { words, letters } = hintsOf();
  const scores = latin.map(() => 0);
  for (const [match] of text.matchAll(word)) {
    for (const at of words.get(foldWord(match)) ?? []) scores[at]! += 1;
    for (let index = 0; index < match.length; index += 1)
      if (match.charCodeAt(index) > 0x7f)
        for (const at of letters.get(match[index]!.toLowerCase()) ?? []) scores[at]! += 0.5;
  }
  return scores;
}

const scripts: [string, RegExp][] = [
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["hy", /\p{Script=Armenian}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["am", /\p{Script=Ethiopic}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];

const beyondLatin = /[\u0250-\u1dff\u2300-\uffff]/;

/** The language of a text in another script than the Latin one; undefined where most of it is in that. */
function byScript(text: string): string | undefined {
  if (!beyondLatin.test(text)) return undefined;
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (count(/\p{Script=Latin}/gu) >= letters / 2) return undefined;
  if (count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > letters * 0.05) return "ja";
  const [language, most] = scripts
    .map(([each, script]) => [each, count(script)] as const)
    .reduce((best, each) => (each[1] > best[1] ? each : best));
  return most > 0 ? language : undefined;
}

/** The language of a text, by its script and its small words. English where nothing tells. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 20_000);
  const other = byScript(sample);
  if (other !== undefined) return other;
  const scores = scoresOf(sample);
  const most = Math.max(...scores);
  return most === 0 ? "en" : latin[scores.indexOf(most)]!;
}

const leastHints = 0.2;

/** Whether so many of the words of a text are small words of its language that it is in that, and not in one that is not known here. */
export function isPlainly(text: string, language: string): boolean {
  const at = latin.indexOf(language);
  const words = text.slice(0, 20_000).match(word) ?? [];
  if (at < 0 || words.length === 0) return true;
  const { words: small } = hintsOf();
  const hits = words.filter((each) => small.get(foldWord(each))?.includes(at)).length;
  return hits >= words.length * leastHints;
}

/** A stretch of a text in one language. */
export interface Passage {
  start: number;
  end: number;
  language: string;
}

/** By how many hints another language has to be ahead for a line to be in it. */
const ahead = 3;

/** A shorter line tells nothing of its own. */
const leastLine = 30;

const mostOfLine = 400;

/** Languages in other scripts, whose lines in Latin letters are told by their small words as well. */
const lexiconsBeyond = new Set(scripts.map(([language]) => language).concat("ja"));

/** The language of a line in a text of another one: only where its script or its small words leave no doubt. */
function languageOfLine(line: string, usual: string): string {
  const other = byScript(line);
  if (other !== undefined) return other === "zh" && usual === "ja" ? usual : other;
  if (line.length < leastLine) return usual;
  const isKnown = lexiconsBeyond.has(usual) || latin.includes(usual);
  if (!isKnown) return usual;
  const scores = scoresOf(line);
  const most = Math.max(...scores);
  const own = scores[latin.indexOf(usual)] ?? 0;
  return most >= own + ahead && most >= 2 * own ? latin[scores.indexOf(most)]! : usual;
}

/**
 * A text by its languages: a summary in English, a quotation in the language of the files. Lines of one language that follow each other are one.
 *
 * @param usual the language of most of it; by default the one that its small words tell.
 */
export function passagesOf(text: string, usual: string = languageOf(text)): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline + 1;
    const language = languageOfLine(text.slice(start, Math.min(end, start + mostOfLine)), usual);
    const last = passages.at(-1);
    if (last?.language === language) last.end = end;
    else passages.push({ start, end, language });
    start = end;
  }
  return passages;
}
