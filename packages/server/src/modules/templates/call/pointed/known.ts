import type { Schemas } from "@grantwright/api-client";
import type { PointedWords } from "../../../../capabilities/writer/callPointers.ts";
import type { CallWords } from "../words/callWords.ts";
import type { FoundWords } from "./findPointed.ts";

const mostOfAKind = 100;

/** A call, what rules read in it, and what is needed to look at the places that a model pointed out. */
export interface Known {
  lines: string[];
  words: CallWords;
  find: (line: number, words: string) => FoundWords | undefined;
  rules: Schemas["CallReading"];
  /** The last line that the model has seen. */
  lastSeen: number;
  /** The day, "2027-03-01", where it is known: of several rounds the next counts. */
  today: string | undefined;
}

/** A text without the signs that end it. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s:;,]/u.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** What the model found, each thing once, and behind it what rules found in lines that it has not seen; what they found alone where it found nothing. */
export function joined<Thing extends { readFrom?: { line: number } | undefined }>(
  pointed: Thing[],
  byRules: Thing[],
  { lastSeen }: Known,
): Thing[] {
  if (pointed.length === 0) return byRules;
  const lines = new Set(pointed.map(({ readFrom }) => readFrom?.line));
  const isUnseen = ({ readFrom }: Thing) => (readFrom?.line ?? 0) > lastSeen && !lines.has(readFrom?.line);
  return [...pointed, ...byRules.filter(isUnseen)].slice(0, mostOfAKind);
}

/** The things that stand where they are said to, in the order in which they are named, each place once. */
export function found<Pointed extends PointedWords>(
  pointed: readonly Pointed[],
  { find }: Known,
): { one: Pointed; at: FoundWords }[] {
  const seen = new Set<string>();
  return pointed.slice(0, mostOfAKind).flatMap((one) => {
    const at = find(one.line, one.words);
    const key = `${at?.readFrom.line}:${at?.text}`;
    if (!at || seen.has(key)) return [];
    seen.add(key);
    return [{ one, at }];
  });
}

/** What rules read in the same line, where it is one thing there. */
export function sameLine<Thing extends { readFrom?: { line: number } | undefined }>(
  all: readonly Thing[],
  line: number,
) {
  const there = all.filter(({ readFrom }) => readFrom?.line === line);
  return there.length === 1 ? there[0] : undefined;
}
