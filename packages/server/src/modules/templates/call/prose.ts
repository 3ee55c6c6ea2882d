import { lengthsIn } from "./lengths.ts";
import { readLimits, type Limits } from "./limits.ts";
import { countWords } from "./marks.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { prosePatterns, spanOfLength } from "./prosePatterns.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What a letter asks to be written, in a sentence of its own. */
export interface AskedInProse {
  part: Part;
  title: string;
  /** Where in the passage its sentence begins. */
  at: number;
  limits: Limits;
}

const leastAsked = 3;
/** So many pieces of a sentence with a length make all of them pieces. */
const leastLimited = 2;
const [shortest, longest] = [5, 200];
/** So many words a clause has at most that only says how long something may be. */
const mostWordsOfLengthClause = 5;

/** An object without what leads to it and what ends its sentence. */
function bareObject(text: string, words: CallWords): string {
  const { before, behind } = prosePatterns(words);
  let bare = text.split(/;\s|\s\(|:\s/u)[0]!.replace(/[\s.,;:?]+$/u, "");
  bare = bare.slice(before.exec(foldPhrase(bare))?.[0].length ?? 0).replace(/^[\s,:]+/u, "");
  const end = behind.exec(foldPhrase(bare))?.index;
  return (end === undefined ? bare : bare.slice(0, end)).replace(/[\s,]+$/u, "");
}

/** What stands before a length that has a clause of its own: ", for which two pages are plenty". */
function beforeClause(text: string, isLed: boolean): string {
  const [, before, clause] = /^(.*\S)[,;]\s+([^,;]*)$/su.exec(text) ?? [];
  if (before === undefined || clause === undefined || countWords(clause) > mostWordsOfLengthClause) return text;
  return !isLed || clause.trim() === "" ? before : text;
}

/** What is asked for without its length: "your place, in about half a page". */
export function withoutLength(text: string, words: CallWords): string {
  const [first] = lengthsIn(foldPhrase(text), words);
  if (!first) return text;
  const { start, end, isLed } = spanOfLength(text, first, words);
  const object = bareObject(beforeClause(text.slice(0, start), isLed), words);
  return object === "" ? bareObject(text.slice(end), words) : object;
}

/** The object of a sentence that asks, without its length; undefined where it asks for nothing. */
function askedIn(text: string, words: CallWords): string | undefined {
  const folded = foldPhrase(text);
  const { asks, closes } = prosePatterns(words);
  const closing = closes.exec(folded);
  if (closing) return bareObject(text.slice(0, closing.index), words);
  const asked = asks.exec(folded);
  if (!asked) return undefined;
  const from = asked.index + asked[0].length;
  return bareObject(withoutLength(text.slice(from), words), words);
}

/** The pieces of a sentence, each with a verb that asks, where each of them, or several, have a length of their own. */
function pieces(text: string, words: CallWords): { text: string; at: number }[] {
  const folded = foldPhrase(text);
  const { asks, cut } = prosePatterns(words);
  // "First, describe …" is one piece: nothing is asked before its comma.
  const cuts = [...folded.matchAll(cut)].filter(({ index }) => asks.test(folded.slice(0, index)));
  const starts = [0, ...cuts.map(({ index, 0: { length } }) => index + length)];
  const all = starts.map((at, index) => ({ at, text: text.slice(at, cuts[index]?.index ?? text.length) }));
  const limited = all.filter((piece) => lengthsIn(foldPhrase(piece.text), words).length > 0).length;
  return all.length > 1 && (limited === all.length || limited >= leastLimited) ? all : [{ at: 0, text }];
}

/** What a sentence of a paragraph asks for, and whether it says in which order. */
type Asked = AskedInProse & { isOrdered: boolean };

function askedOf(part: Part, words: CallWords): Asked[] {
  if (part.kind !== "text") return [];
  const { order, closes } = words.prose;
  return sentences(part.body)
    .flatMap((sentence) => pieces(sentence.text, words).map(({ text, at }) => ({ text, at: sentence.at + at })))
    .flatMap(({ text, at }): Asked[] => {
      const title = askedIn(text, words);
      if (title === undefined || title.length < shortest || title.length > longest) return [];
      const { limits } = readLimits(text, words, "asked");
      const isOrdered = [order, closes].some((pattern) => pattern.test(foldPhrase(text)));
      return [{ part, title, at: part.bodyAt + at, limits, isOrdered }];
    });
}

/** What is asked for from the first to the last that says how long or in which order; nothing where that is too little. */
function formOf(asked: Asked[]): Asked[] {
  const firm = asked.filter(({ limits, isOrdered }) => isOrdered || Object.keys(limits).length > 0);
  const isForm = firm.length >= leastAsked - 1 && asked.length >= leastAsked;
  return isForm ? asked.slice(asked.indexOf(firm[0]!), asked.indexOf(firm.at(-1)!) + 1) : [];
}

/**
 * What paragraphs ask for sentence by sentence: "First, tell us in one page who you are. Then describe the work." Two that follow each
 * other may be one that a column has cut.
 */
export function askedInProse(parts: readonly Part[], words: CallWords): AskedInProse[] {
  const asked = parts.map((part) => askedOf(part, words));
  const found: AskedInProse[] = [];
  let at = 0;
  while (at < asked.length) {
    const [own, next] = [asked[at]!, asked[at + 1] ?? []];
    const isTwo = own.length > 0 && next.length > 0;
    const form = formOf(isTwo ? [...own, ...next] : own);
    found.push(...form);
    at += isTwo && form.length > 0 ? 2 : 1;
  }
  return found;
}
