import { countWords } from "./marks.ts";

/** An entry of a list that is written in a running text. */
export interface InlineEntry {
  text: string;
  /** Where it begins in the text. */
  at: number;
}

const enumerator = /(?:^|[\s:;,—–-])\(?(?:[a-h]|\d|i{1,3}|iv|v)\)\s+/giu;
const mostWords = 45;
const leastOrdered = 3;

/** The entries of a text that counts them, "(a) …; (b) …"; undefined where it does not. */
function counted(text: string): InlineEntry[] | undefined {
  const marks = [...text.matchAll(enumerator)];
  return marks.length < 2 ? undefined : between(text, marks);
}

const between = (text: string, marks: RegExpExecArray[]): InlineEntry[] =>
  marks.map((mark, index) => {
    const at = mark.index + mark[0].length;
    return { at, text: text.slice(at, marks[index + 1]?.index ?? text.length) };
  });

/** The entries of a text that counts them in words, "first, …; second, …; and last, …"; undefined where it does not. */
function ordered(text: string, ordinals: RegExp): InlineEntry[] | undefined {
  const marks = [...text.matchAll(ordinals)];
  return marks.length < leastOrdered ? undefined : between(text, marks);
}

/** The entries of a list with commas of which most have a length: "a summary (1 page), a plan (2 pages) and a budget". */
function measured(text: string, hasLength: (entry: string) => boolean): InlineEntry[] | undefined {
  const sentence = /^.*?[.!?](?=\s+\p{Lu}|$)/su.exec(text)?.[0] ?? text;
  const cuts = [
    ...sentence.matchAll(
      /,\s+(?:(?:and|und|et|y|e|en|oraz|i)\s+)?(?![^(]*\))|\s(?:and|und|et|y|e|en|oraz|i)\s(?![^(]*\))/gu,
    ),
  ];
  const starts = [{ at: 0, end: 0 }, ...cuts.map((cut) => ({ at: cut.index, end: cut.index + cut[0].length }))];
  const entries = starts.map(({ end }, index) => ({
    at: end,
    text: sentence.slice(end, starts[index + 1]?.at ?? sentence.length),
  }));
  const lengths = entries.filter((entry) => hasLength(entry.text)).length;
  if (lengths < leastOrdered || lengths < entries.length * 0.6) return undefined;
  // What leads to the list stands before its first entry: "The proposal consists of a summary".
  const first = entries[0]!;
  const lead = /^.*(?::|\b(?:of|contains?|includes?|with|enthält|aus|de|da|van|z))\s+/su.exec(first.text)?.[0] ?? "";
  return lead === "" ? undefined : [{ at: lead.length, text: first.text.slice(lead.length) }, ...entries.slice(1)];
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
export function inlineList(
  text: string,
  ordinals: RegExp,
  hasLength: (entry: string) => boolean,
): { lead: number; entries: InlineEntry[]; end: number; isOrdered: boolean } | undefined {
  const inOrder = counted(text) ? undefined : ordered(text, ordinals);
  const found = counted(text) ?? inOrder ?? measured(text, hasLength) ?? divided(text);
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
    ? { lead: first.at, entries, end, isOrdered: inOrder !== undefined }
    : undefined;
}
