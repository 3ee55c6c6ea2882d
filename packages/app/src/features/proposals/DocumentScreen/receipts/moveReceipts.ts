import type { Schemas } from "@grantwright/api-client";

type Receipt = Schemas["Receipt"];

/** A text with what its sentences stand on. */
export interface CheckedText {
  text: string;
  receipts: readonly Receipt[];
}

/** The receipts of a text, moved to where the same sentences stand in another one. */
export interface MovedReceipts {
  receipts: Receipt[];
  /** What of the other text has no receipt: sentences that are new, or were touched. UTF-16 offsets. */
  notChecked: { start: number; end: number }[];
}

const wordsOfLine = /[\p{L}\p{N}](?:[^\n]*[\p{L}\p{N}\p{P}])?/gu;
const isEnd = /[.!?…:;。！？؟।]["”’»)\]]*$/u;

/** Whether words that stand at `start` of a text are a sentence there as well, and not a part of one. */
function isWhole(text: string, start: number, sentence: string): boolean {
  const before = text.slice(0, start);
  const after = text.slice(start + sentence.length);
  const begins = /(?:^|\n)[ \t]*(?:- +)?$/.test(before) || isEnd.test(before.trimEnd());
  return begins && (isEnd.test(sentence) ? /^(?:\s|$)/.test(after) : /^[ \t]*(?:\n|$)/.test(after));
}

function placeOf(text: string, sentence: string, from: number): number {
  for (let at = text.indexOf(sentence, from); at >= 0; at = text.indexOf(sentence, at + 1))
    if (isWhole(text, at, sentence)) return at;
  return -1;
}

/**
 * What is known of a text while it is changed, before it is checked anew: sentences that nobody touched keep their receipts, in the
 * order in which they stood; all else is not checked.
 */
export function moveReceipts({ text, receipts }: CheckedText, next: string): MovedReceipts {
  const moved: Receipt[] = [];
  const notChecked: MovedReceipts["notChecked"] = [];
  let at = 0;
  const passOver = (end: number) => {
    for (const { 0: words, index } of next.slice(at, end).matchAll(wordsOfLine))
      notChecked.push({ start: at + index, end: at + index + words.length });
    at = end;
  };
  for (const receipt of receipts) {
    const start = placeOf(next, text.slice(receipt.start, receipt.end), at);
    if (start < 0) continue;
    passOver(start);
    const by = start - receipt.start;
    at = receipt.end + by;
    moved.push({
      ...receipt,
      start,
      end: at,
      facts: receipt.facts.map((fact) => ({ ...fact, start: fact.start + by, end: fact.end + by })),
    });
  }
  passOver(next.length);
  return { receipts: moved, notChecked };
}
