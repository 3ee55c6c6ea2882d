import { readFacts } from "@grantwright/domain/facts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** A length that a text names: "1,500 words". */
export interface Length {
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
  /** "and a half" behind a unit. */
  andHalf: RegExp;
}

const small: [number, "oneAndHalf" | "half" | "one" | "two"][] = [
  [1.5, "oneAndHalf"],
  [0.5, "half"],
  [1, "one"],
  [2, "two"],
];

const units = ["words", "characters", "pages"] as const;
const made = new Map<string, Patterns>();

/** The patterns by which lengths are found in a language. */
export function patternsFor(words: CallWords): Patterns {
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
    andHalf: new RegExp(`^[\\s-]+(?:${sourcesOf(words.lists.numbers.andHalf ?? [])})`, "u"),
  };
  made.set(words.language, patterns);
  return patterns;
}

/** How far before a unit its number may begin, in characters. */
const reach = 40;
const between =
  /^(?:\s*\([^)]{1,12}\))?[\s\u00a0-]*(?:(?:typed|single-sided|single-spaced|double-spaced|a4|din|letter-size|full)[\s-]+){0,2}(?:de\s+)?$/iu;

/** What the signs for parts of one are. */
const fractions = { "¼": 0.25, "½": 0.5, "¾": 0.75 };
/** "1½" before a unit. */
const fraction = /(\d{0,2})\s?([¼½¾])[\s\u00a0-]*$/u;

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
  const parted = fraction.exec(before);
  if (parted) {
    const whole = Number(parted[1] || 0);
    return { amount: whole + fractions[parted[2] as keyof typeof fractions], start: from + parted.index };
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

/** The lengths that a folded text names, in no certain order. */
export function lengthsIn(folded: string, words: CallWords): Length[] {
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
    const half = number ? patternsFor(words).andHalf.exec(folded.slice(end))?.[0].length : undefined;
    if (number && half !== undefined) number.amount += 0.5;
    if (number) found.push({ unit, unitAt: match.index, ...number, end: end + (half ?? 0) });
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
