import { lengthsIn, patternsFor, type Length } from "./lengths.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What a text says of how long an answer may be. */
export interface Limits {
  maxWordCount?: number;
  minWordCount?: number;
  /** In characters. */
  maxLength?: number;
  pageLimit?: number;
}

/** What stands before a place since the last sentence ended or a bracket opened. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 70), at);
  let from = 0;
  for (const match of before.matchAll(
    /(?<=\p{L}{3})(?<!(?<!\p{L})(?:m[ai]x|maks|min|mind|approx|aprox|circa))\.\s|[!?;؟]\s|[([]/gu,
  ))
    from = match.index + match[0].length;
  return before.slice(from);
}

/** How lengths stand in a text: among other words, in a cell that says nothing else, or in a sentence that asks for what is so long. */
export type Manner = "text" | "cell" | "asked";

/** How a text means a length that it names: as the most, as the least, or not as a limit. */
function meaningOf(
  folded: string,
  { unit, start, unitAt, end }: Length,
  words: CallWords,
  manner: Manner,
): "most" | "least" | "none" {
  const before = clauseBefore(folded, start);
  const after = /^[^.!?;()[\]]{0,40}/u.exec(folded.slice(end))?.[0] ?? "";
  const isReversed = /limit|maximum|count|[:=]/u.test(folded.slice(start, end));
  if (/^\s*(?:is |are )?(?:recommended|suggested|advised)/u.test(after)) return "none";
  if (manner !== "asked" && words.length.example.test(before.slice(-35))) {
    const isGuess =
      /[([]\s*\D{0,20}$/u.test(folded.slice(Math.max(0, start - 22), start)) &&
      /\b(?:about|approx|circa|etwa|environ|circa)/u.test(before);
    return isGuess ? "most" : "none";
  }
  const isNear = (pattern: RegExp, text: string) => pattern.test(text);
  if (isNear(words.length.least, before.slice(-30)) && !isNear(words.length.most, before.slice(-14)))
    return unit === "words" ? "least" : "none";
  const isCounter = /(?:^|\s)0\s*\/\s*$/u.test(folded.slice(0, start));
  if (
    manner !== "text" ||
    isReversed ||
    isCounter ||
    isNear(words.length.most, before) ||
    isNear(words.length.most, after)
  )
    return "most";
  const head = folded.slice(0, start).trimEnd();
  // "Your idea 200-300 words": a title with its length.
  const isTail =
    folded.length <= 120 &&
    folded.split(/\s+/u).length <= 14 &&
    /^[^\p{L}\p{N}]*$/u.test(folded.slice(end)) &&
    head !== "";
  if (isTail) return "most";
  const isAlone =
    /(?:^|[.!?؟:)|<~≈–—-]|^-)$/u.test(head) &&
    /^(?:[^.!?,;]{0,30}|[^.!?]{0,30}(?:,|;).{0,40})?[.!]?(?:\s|$)/u.test(folded.slice(end)) &&
    countAfter(folded, end) <= 6;
  const isBracketed =
    /[([]\s*(?:\p{L}+\.?\s+){0,2}$/u.test(head + " ") &&
    /^[^()[\]]{0,45}[)\]]/u.test(folded.slice(end)) &&
    !/^\s*(?:and|y|et|und|e|i|en|o)\b/u.test(folded.slice(end));
  const isPaged = unit === "pages" && folded[unitAt - 1] === "-";
  return isAlone || isBracketed || isPaged ? "most" : "none";
}

const countAfter = (folded: string, end: number) =>
  (/^[^.!?\n]*/u.exec(folded.slice(end))?.[0] ?? "").split(/\s+/).filter(Boolean).length;

/** Takes a length into limits, where it may be one. */
export function addLimit(limits: Limits, unit: Length["unit"], amount: number): void {
  // "A word on who may write to us" limits nothing.
  if (unit === "words" && Number.isInteger(amount) && amount > 1 && amount <= 100_000) limits.maxWordCount ??= amount;
  if (unit === "characters" && Number.isInteger(amount) && amount >= 1 && amount <= 1_000_000)
    limits.maxLength ??= amount;
  if (unit === "pages" && amount >= 0.25 && amount <= 500) limits.pageLimit ??= amount;
}

/**
 * The limits that a text names, and where the first of them begins. In a cell, and in a sentence that asks for something, every
 * length is a limit.
 */
export function readLimits(
  text: string,
  words: CallWords,
  manner: Manner = "text",
): { limits: Limits; at: number | undefined } {
  const limits: Limits = {};
  let at: number | undefined;
  const folded = foldPhrase(text);
  for (const length of lengthsIn(folded, words)) {
    const meaning = meaningOf(folded, length, words, manner);
    if (meaning === "none") continue;
    at = Math.min(at ?? Infinity, length.start);
    const { unit, amount, from } = length;
    if (meaning === "least" || (from !== undefined && unit === "words")) {
      const few = meaning === "least" ? amount : from!;
      if (Number.isInteger(few) && few <= 100_000) limits.minWordCount ??= few;
    }
    if (meaning === "most") addLimit(limits, unit, amount);
  }
  if ((limits.minWordCount ?? 0) > (limits.maxWordCount ?? Infinity)) delete limits.minWordCount;
  return { limits, at };
}

const lengthTail = /\s+[–—-]\s+(?=\S)/u;

/** A title without the lengths in brackets or behind a dash at its end. */
export function withoutLimits(title: string, words: CallWords): string {
  const folded = foldPhrase(title);
  let bare = title;
  for (const match of [...folded.matchAll(patternsFor(words).bracket)].toReversed())
    bare = bare.slice(0, match.index) + bare.slice(match.index + match[0].length);
  bare = bare.replace(/\s*[([](?:optional|required|no (?:page |word )?limit)[)\]]/gi, "").trim();
  const tail = bare.split(lengthTail).at(-1) ?? "";
  if (tail !== bare && lengthsIn(foldPhrase(tail), words).length > 0 && tail.length < 60)
    bare = bare.slice(0, bare.length - tail.length).replace(/\s*[–—-]\s*$/u, "");
  return bare.trim();
}
