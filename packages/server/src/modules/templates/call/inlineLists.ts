import { countWords } from "./marks.ts";

/** An entry of a list that is written in a running text. */
export interface InlineEntry {
  text: string;
  /** Where it begins in the text. */
  at: number;
}

const enumerator = /(?:^|[\s:;,—–-])\(?(?:[a-h]|\d|i{1,3}|iv|v)\)\s+/giu;
const mostWords = 45;

/** The entries of a text that counts them, "(a) …; (b) …"; undefined where it does not. */
function counted(text: string): InlineEntry[] | undefined {
  const marks = [...text.matchAll(enumerator)];
  if (marks.length < 2) return undefined;
  return marks.map((mark, index) => {
    const at = mark.index + mark[0].length;
    return { at, text: text.slice(at, marks[index + 1]?.index ?? text.length) };
  });
}

/** The entries behind a colon that semicolons divide; undefined where there are none. */
function divided(text: string): InlineEntry[] | undefined {
  const colon = /[:：]\s/u.exec(text);
  if (!colon || !/[;؛]\s/u.test(text)) return undefined;
  let at = colon.index + colon[0].length;
  const entries: InlineEntry[] = [];
  for (const piece of text.slice(at).split(/(?<=[;؛])\s+/u)) {
    entries.push({ at, text: piece });
    at = text.indexOf(piece, at) + piece.length + 1;
  }
  return entries.length >= 2 ? entries : undefined;
}

/**
 * The list in a running text, and where what leads to it ends; undefined where there is none. The last entry ends with its sentence.
 */
export function inlineList(text: string): { lead: number; entries: InlineEntry[]; end: number } | undefined {
  const found = counted(text) ?? divided(text);
  const first = found?.[0];
  if (!found || !first) return undefined;
  const entries = found.map(({ text: entry, at }, index) => {
    const isLast = index === found.length - 1;
    const end = isLast ? (/[.!?](?=\s+\p{Lu})/u.exec(entry)?.index ?? entry.length) : entry.length;
    return {
      at,
      text: entry
        .slice(0, end)
        .replace(/[\s;,؛.]+(?:(?:and|or|und|oder|et|ou|y|o|e|i|oraz|en|of|و)\s*)?$/u, "")
        .replace(/^(?:and|or|und|et|y|e|i|oraz|en)\s+/u, "")
        .trim(),
    };
  });
  const last = found.at(-1)!;
  const stop = /[.!?](?=\s+\p{Lu})/u.exec(last.text);
  const end = stop ? last.at + stop.index + 1 : text.length;
  return entries.every((entry) => entry.text !== "" && countWords(entry.text) <= mostWords)
    ? { lead: first.at, entries, end }
    : undefined;
}
