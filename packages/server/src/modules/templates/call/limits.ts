import { readFacts } from "@grantwright/domain/facts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What a text says of how long an answer may be. */
export interface Limits {
  maxWordCount?: number;
  minWordCount?: number;
  /** In characters. */
  maxLength?: number;
  pageLimit?: number;
}

/** A length that a text names: "1,500 words". */
interface Length {
  unit: "words" | "characters" | "pages";
  amount: number;
  /** The first number of "100 to 200 words". */
  from?: number;
  start: number;
  /** Where the unit begins. */
  unitAt: number;
  end: number;
}

interface Patterns {
  unit: RegExp;
  bracket: RegExp;
  /** Words of numbers that stand right before a unit. */
  small: { amount: number; pattern: RegExp }[];
}

const small: [number, "half" | "one" | "two"][] = [
  [0.5, "half"],
  [1, "one"],
  [2, "two"],
];

const units = ["words", "characters", "pages"] as const;
const made = new Map<string, Patterns>();

function patternsFor(words: CallWords): Patterns {
  const known = made.get(words.language);
  if (known) return known;
  const { length } = words.lists;
  const all = units.map((unit) => `(?<${unit}>${sourcesOf(length[unit])})`).join("|");
  const patterns = {
    unit: new RegExp(all, "gu"),
    bracket: new RegExp(
      `\\s*[([][^()[\\]]{0,60}(?:${units.map((unit) => sourcesOf(length[unit])).join("|")})[^()[\\]]{0,60}[)\\]]`,
      "gu",
    ),
    small: small.map(([amount, name]) => ({
      amount,
      pattern: new RegExp(`(?:${sourcesOf(words.lists.numbers[name] ?? [])})[\\s-]*(?:a4[\\s-]+)?$`, "u"),
    })),
  };
  made.set(words.language, patterns);
  return patterns;
}

/** How far before a unit its number may begin, in characters. */
const reach = 40;
const between =
  /^(?:\s*\([^)]{1,12}\))?[\s\u00a0-]*(?:(?:typed|single-sided|single-spaced|double-spaced|a4|din|letter-size|full)[\s-]+){0,2}(?:de\s+)?$/iu;

/** The number before a unit, and the one before that with a dash or "to". */
function numberBefore(
  folded: string,
  at: number,
  end: number,
  words: CallWords,
): Pick<Length, "amount" | "from" | "start"> | undefined {
  const from = Math.max(0, at - reach);
  const before = folded.slice(from, at);
  for (const { amount, pattern } of patternsFor(words).small) {
    const match = pattern.exec(before);
    if (match) return { amount, start: from + match.index };
  }
  if (!/[\p{L}\p{N}]/u.test(before)) return undefined;
  const numbers = readFacts(folded.slice(from, end), words.language).filter(
    (fact) =>
      (fact.value !== undefined && (fact.kind === "number" || fact.kind === "duration")) || fact.date !== undefined,
  );
  const last = numbers.findLast((fact) => from + fact.end <= at && between.test(folded.slice(from + fact.end, at)));
  // What looks like a year counts words here.
  const amount = last?.value ?? Number(last?.date);
  if (!last || !(amount > 0)) return undefined;
  const first = numbers.find(
    (fact) =>
      fact.end <= last.start &&
      /^\s*(?:-|–|—|to|and|a|bis|tot|do|et|y|e|og)\s*$/u.test(folded.slice(from + fact.end, from + last.start)),
  );
  const least = first?.value;
  return {
    amount,
    start: from + (first ?? last).start,
    ...(least !== undefined && least <= amount && { from: least }),
  };
}

/** "words: 500" */
const labelled = /(?<!\p{L})(word|character|page)s\s*[:=]\s*(\d{1,3}(?:[, ]\d{3})+|\d+)/gu;

/** "page limit: 5" */
const reversed = /\b(word|character|page) (?:limit|maximum|count)\s*(?:is|of|=|:)?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)/gu;

function lengthsIn(folded: string, words: CallWords): Length[] {
  const found: Length[] = [];
  for (const match of folded.matchAll(patternsFor(words).unit)) {
    const unit = units.find((name) => match.groups?.[name] !== undefined) ?? "words";
    const end = match.index + match[0].length;
    const two = words.lists.numbers.two?.some((word) => foldPhrase(word) === match[0].replace(/^ال/u, ""));
    const oneBehind = words.language === "ar" && /^\s+واحد/u.test(folded.slice(end));
    const number = oneBehind
      ? { amount: 1, start: match.index }
      : two
        ? { amount: 2, start: match.index }
        : numberBefore(folded, match.index, end, words);
    if (number) found.push({ unit, unitAt: match.index, end, ...number });
  }
  if (words.language === "en")
    for (const match of [...folded.matchAll(reversed), ...folded.matchAll(labelled)])
      found.push({
        unit: `${match[1] as "word" | "character" | "page"}s`,
        amount: Number(match[2]!.replace(/[, ]/g, "")),
        start: match.index,
        unitAt: match.index,
        end: match.index + match[0].length,
      });
  return found;
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

/** Where a text names its first length, from a counter's "0 /" on. */
export function firstLength(text: string, words: CallWords): { start: number; end: number } | undefined {
  const [first] = lengthsIn(foldPhrase(text), words);
  return (
    first && {
      start: first.start - (/\b0\s*\/\s*$/u.exec(text.slice(0, first.start))?.[0].length ?? 0),
      end: first.end,
    }
  );
}

/** How a text means a length that it names: as the most, as the least, or not as a limit. */
function meaningOf(
  folded: string,
  { unit, start, unitAt, end }: Length,
  words: CallWords,
  isCell: boolean,
): "most" | "least" | "none" {
  const before = clauseBefore(folded, start);
  const after = /^[^.!?;()[\]]{0,40}/u.exec(folded.slice(end))?.[0] ?? "";
  const isReversed = /limit|maximum|count|[:=]/u.test(folded.slice(start, end));
  if (/^\s*(?:is |are )?(?:recommended|suggested|advised)/u.test(after)) return "none";
  if (words.length.example.test(before.slice(-35))) {
    const isGuess =
      /[([]\s*\D{0,20}$/u.test(folded.slice(Math.max(0, start - 22), start)) &&
      /\b(?:about|approx|circa|etwa|environ|circa)/u.test(before);
    return isGuess ? "most" : "none";
  }
  const isNear = (pattern: RegExp, text: string) => pattern.test(text);
  if (isNear(words.length.least, before.slice(-30)) && !isNear(words.length.most, before.slice(-14)))
    return unit === "words" ? "least" : "none";
  const isCounter = /(?:^|\s)0\s*\/\s*$/u.test(folded.slice(0, start));
  if (isCell || isReversed || isCounter || isNear(words.length.most, before) || isNear(words.length.most, after))
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

function set(limits: Limits, unit: Length["unit"], amount: number): void {
  // "A word on who may write to us" limits nothing.
  if (unit === "words" && Number.isInteger(amount) && amount > 1 && amount <= 100_000) limits.maxWordCount ??= amount;
  if (unit === "characters" && Number.isInteger(amount) && amount <= 1_000_000) limits.maxLength ??= amount;
  if (unit === "pages" && amount >= 0.25 && amount <= 500) limits.pageLimit ??= amount;
}

/**
 * The limits that a text names, and where the first of them begins. `isCell`: the text is a cell that says nothing else, where
 * every length is a limit.
 */
export function readLimits(text: string, words: CallWords, isCell = false): { limits: Limits; at: number | undefined } {
  const limits: Limits = {};
  let at: number | undefined;
  const folded = foldPhrase(text);
  for (const length of lengthsIn(folded, words)) {
    const meaning = meaningOf(folded, length, words, isCell);
    if (meaning === "none") continue;
    at = Math.min(at ?? Infinity, length.start);
    const { unit, amount, from } = length;
    if (meaning === "least" || (from !== undefined && unit === "words")) {
      const few = meaning === "least" ? amount : from!;
      if (Number.isInteger(few) && few <= 100_000) limits.minWordCount ??= few;
    }
    if (meaning === "most") set(limits, unit, amount);
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
