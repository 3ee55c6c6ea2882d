import { stemOf, stemsOf } from "../receipts/stems.ts";
import { measures } from "../receipts/measureWords.ts";
import { foldWord } from "@grantwright/domain/facts";
import { textBehind, type Figure, type FigureSentence } from "./readFigures.ts";

/** What a number counts: "weekly sessions", "pupils of the two schools". */
export interface Noun {
  /** As it stands in the text, with the words before it. */
  text: string;
  /** Its stem. */
  head: string;
  /** The stems of the words between number and noun. */
  qualities: string[];
  /** The stems of the few words behind it, up to the next sign: "in Year 5", "from the two schools". */
  behind: string[];
}

/** Tons and litres are weighed, not counted. */
export const isMeasure = ({ text }: Noun): boolean => measures.has(foldWord(text.split(/\s/).at(-1) ?? ""));

const mostWords = 4;

const reach = 60;

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const irregular = new Set(
  "people children men women staff youth folk fish sheep feet teeth geese mice personnel".split(" "),
);

/** What may stand between the words of a noun: quotation marks, hyphens, the number of "Year 5 pupils". */
const between = /^[\s“”„"‘’«»]*(?:[-‑]\s?|\d{1,3}\s)?$/u;

/** "The 42-bed ward". */
const hyphened = /^[-‑](\p{Ll}{3,})/u;

const isSmall = (text: string, { signs }: FigureSentence): boolean =>
  stemsOf(text).size === 0 || signs.find("small", text).some(({ start, end }) => start === 0 && end === text.length);

/** Words that end as plurals do and say of what kind something is: "six sports chairs". */
const ofKinds = new Set("sports arts goods mathematics physics previous".split(" "));

/** Whether a word between a number and a verb can be what is counted, in each language. */
const heads: Record<string, (word: string) => boolean> = {
  en: (each) =>
    irregular.has(each) || (!ofKinds.has(each) && (/[^suia']s$/.test(each) || /(?:[aeiou]|ss)es$/.test(each))),
  de: (each) => /^\p{Lu}/u.test(each),
  nl: (each) => /(?:en|s|eren)$/.test(each),
  es: (each) => each.endsWith("s"),
  pt: (each) => each.endsWith("s"),
  fr: (each) => /[sx]$/.test(each),
  it: (each) => /[ieaà]$/.test(each),
  sv: (each) => !/(?:a|iga|ade|na)$/.test(each),
  pl: (each) => !/(?:ych|ich|owe|ne|wych)$/.test(each),
};

/** The noun behind a number, where one stands there. */
export function nounBehind(figure: Figure, sentence: FigureSentence): Noun | undefined {
  const behind = textBehind(sentence, figure).slice(0, reach);
  const single = hyphened.exec(behind)?.[1];
  if (single && sentence.language === "en" && figure.kind === "number")
    return { text: single, head: stemOf(foldWord(single)), qualities: [], behind: [] };
  const words: { text: string; end: number }[] = [];
  let at = 0;
  for (const { 0: text, index } of behind.matchAll(word)) {
    const gap = behind.slice(at, index);
    if (!between.test(gap) || words.length >= mostWords) break;
    if (isSmall(text, sentence)) break;
    at = index + text.length;
    words.push({ text, end: at });
  }
  if (words.length === 0) return undefined;
  const isHead = heads[sentence.language];
  const found = isHead ? words.findIndex(({ text }) => isHead(sentence.language === "de" ? text : foldWord(text))) : 0;
  if (found < 0) return undefined;
  const head = words[found]!;
  return {
    text: behind.slice(0, head.end).trim(),
    head: stemOf(foldWord(head.text)),
    qualities: words.slice(0, found).map(({ text }) => stemOf(foldWord(text))),
    behind: [...stemsOf(behind.slice(head.end).split(/[.,;:()–—=|\t]/u)[0] ?? "")].slice(0, mostWords),
  };
}

/** The stem of what a number counts, also behind "of the": "117 of the households". */
export function headOf(figure: Figure, sentence: FigureSentence): string {
  const behind = textBehind(sentence, figure).slice(0, reach);
  const [sign] = sentence.signs.find("of", behind);
  const at = sign && sign.start <= 1 ? sign.end : 0;
  return nounBehind({ ...figure, end: figure.end + at }, sentence)?.head ?? "";
}

/** What a line names before its first number: "Workshops, 36 × £120". */
export function nounOfLabel(label: string, sentence: FigureSentence): Noun | undefined {
  const words = /([\p{L}\p{M}'’\s-]+)[,:(–—]\s*$/u.exec(label)?.[1]?.match(word) ?? [];
  const last = words.at(-1);
  const isHead = heads[sentence.language];
  if (last === undefined || words.length > 3 || (isHead && !isHead(sentence.language === "de" ? last : foldWord(last))))
    return undefined;
  const stems = words.slice(0, -1).map((each) => stemOf(foldWord(each)));
  return { text: words.join(" "), head: stemOf(foldWord(last)), qualities: stems, behind: [] };
}
