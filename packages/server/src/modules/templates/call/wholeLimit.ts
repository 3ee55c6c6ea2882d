import { lengthsIn, type Length } from "./lengths.ts";
import { readLimits, type Limits } from "./limits.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { isIn, valueAt, type ReadValue } from "./readValue.ts";
import { isOfAll } from "./together.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type Unit = Length["unit"];

/** What a length of the whole counts, and the limit that says so of a section. */
const limitOf = { pages: "pageLimit", words: "maxWordCount", characters: "maxLength" } as const satisfies Record<
  Unit,
  keyof Limits
>;
const units = ["pages", "words", "characters"] as const;

/** A shorter text is a title or a line of the form, and no whole: the least of each unit. */
const leastWhole: Record<Unit, number> = { pages: 0, words: 100, characters: 500 };

/** A sentence with the lengths that it names. */
interface Measured {
  text: string;
  at: number;
  folded: string;
  lengths: Length[];
  limits: Limits;
  /** Where the lengths that are limits begin. */
  from: number;
}

/** The sentences of a passage that name limits. */
function measuredIn(passage: string, words: CallWords): { all: readonly { text: string }[]; measured: Measured[] } {
  const all = sentences(passage);
  const measured = all.flatMap(({ text, at }) => {
    const folded = foldPhrase(text);
    const lengths = lengthsIn(folded, words);
    if (lengths.length === 0) return [];
    const { limits, at: from } = readLimits(text, words);
    return from === undefined ? [] : [{ text, at, folded, lengths, limits, from }];
  });
  return { all, measured };
}

/** The largest limit of a sentence in a unit. */
function mostIn({ text, lengths, limits, from }: Measured, unit: Unit): number | undefined {
  const limit = limits[limitOf[unit]];
  if (limit === undefined) return undefined;
  // "10 pages for small studies and 15 for large ones"
  const others = isOfAll(text) ? lengths.filter((each) => each.unit === unit && each.start > from) : [];
  return Math.max(limit, ...others.map(({ amount }) => amount));
}

const leastSeveral = 3;
/** In how many sentences before "It may not exceed 5 pages" stands what is meant. */
const reachOfName = 2;

/** Whether a paragraph gives lengths to several things, and none of them is more than the others. */
function isOneOfSeveral(measured: readonly Measured[], amount: number, unit: Unit): boolean {
  const all = measured.map((each) => mostIn(each, unit) ?? 0).filter((each) => each > 0);
  return (
    all.length >= leastSeveral && (all.some((each) => each > amount) || all.indexOf(amount) !== all.lastIndexOf(amount))
  );
}

/** "The whole project" is what is described, and not the text. */
const wholeThing =
  /\b(?:whole|entire)\s+(?!(?:of|application|proposal|form|letter|document|submission|text|narrative|thing)s?\b)\p{L}+/gu;

const withoutThings = (folded: string) => folded.replace(wholeThing, (thing) => " ".repeat(thing.length));

/** So far before a length in words its whole may be named, in characters. */
const reachInClause = 60;

/** What stands between a whole and its length where that is of a part: "your proposal needs a title of up to 15 words". */
const ofPart =
  /[:;,()]|\b(?:a|an|one|each|every|eine?[nmrs]?|une?|un[ao]?|uma?|een|ett?|jed\w+)\b|\b(?:title|name|summary|abstract|overview|introduction|statement|biography|e-?mails?|titel|zusammenfassung|kurzfassung|titre|resume|titulo|resumen|resumo|titolo|sintesi|samenvatting|tytul\w*|streszczeni\w*|sammanfattning\w*)\b/u;

/** Whether the whole is named right before a length in words or characters: sections are counted in them more than the whole is. */
function isNamedBefore({ folded, lengths }: Measured, unit: Unit, amount: number, words: CallWords): boolean {
  const length = lengths.find((each) => each.unit === unit && each.amount === amount);
  if (!length) return false;
  const before = withoutThings(folded).slice(Math.max(0, length.start - reachInClause), length.start);
  const named = [...before.matchAll(new RegExp(words.length.whole, "gu"))].at(-1);
  return named !== undefined && !ofPart.test(before.slice(named.index + named[0].length));
}

interface Found {
  amount: number;
  isAll: boolean;
  value: ReadValue;
}

/** Whether a sentence gives a length to the whole, and not to one of its sections or to another paper. */
function isOfWhole(
  sentence: Measured,
  { unit, amount, isAll }: { unit: Unit; amount: number; isAll: boolean },
  { part, passage, words }: { part: Part; passage: ReturnType<typeof measuredIn>; words: CallWords },
): boolean {
  const { folded, lengths, text } = sentence;
  if (amount < leastWhole[unit]) return false;
  // "A summary (1 page) and a plan (3 pages)" says nothing of the whole.
  if (!isAll && lengths.filter((each) => each.unit === unit).length >= leastSeveral - 1) return false;
  // What is not counted stands in brackets.
  if (words.length.part.test(folded.replace(/\([^()]*\)/gu, " "))) return false;
  if (isAll) return true;
  if (isOneOfSeveral(passage.measured, amount, unit) || (part.kind !== "text" && !part.opensZone)) return false;
  if (unit !== "pages") return isNamedBefore(sentence, unit, amount, words);
  const place = passage.all.findIndex((each) => each.text === text);
  const isNamedAbove =
    words.asking.itself.test(folded) &&
    passage.all
      .slice(Math.max(0, place - reachOfName), place)
      .some((each) => words.length.whole.test(foldPhrase(each.text)));
  return words.length.whole.test(folded) || isNamedAbove;
}

/** How long the whole may be, in each unit that the call counts it in. */
export interface WholeLimits {
  pageLimit?: ReadValue;
  wordLimit?: ReadValue;
  characterLimit?: ReadValue;
}

/** Reads how long the whole may be: the largest number that a sentence gives to it. */
export function readWholeLimits(parts: Part[], words: CallWords): WholeLimits {
  const found: Partial<Record<Unit, Found>> = {};
  for (const part of parts) {
    if (isIn(part, "attachments", "criteria", "eligibility", "prohibitions") || part.kind === "row") continue;
    // "Capacity of the consortium as a whole [3 pages]" is a section.
    if (part.kind === "heading" && part.zone === "sections" && !part.opensZone) continue;
    const passage = measuredIn(part.passage.text, words);
    for (const sentence of passage.measured)
      for (const unit of units) {
        const amount = mostIn(sentence, unit);
        if (amount === undefined) continue;
        const isAll = isOfAll(unit === "pages" ? sentence.text : withoutThings(sentence.folded));
        const before = found[unit];
        const isBetter = !before || (isAll && !before.isAll) || (isAll === before.isAll && amount > before.amount);
        if (!isBetter || !isOfWhole(sentence, { unit, amount, isAll }, { part, passage, words })) continue;
        found[unit] = { amount, isAll, value: valueAt(part, String(amount), sentence.at + sentence.from) };
      }
  }
  const { pages, words: inWords, characters } = found;
  return {
    ...(pages && { pageLimit: pages.value }),
    ...(inWords && { wordLimit: inWords.value }),
    ...(characters && { characterLimit: characters.value }),
  };
}

/** Lengths of the whole, without those that are less than what one of several sections may have: they are of a section. */
export function aboveSections(
  { pageLimit, wordLimit, characterLimit }: WholeLimits,
  sections: readonly Limits[],
): WholeLimits {
  const isAbove = (whole: ReadValue, limit: keyof Limits) =>
    sections.length < 2 || sections.every((section) => (section[limit] ?? 0) <= Number(whole.value));
  return {
    ...(pageLimit && { pageLimit }),
    ...(wordLimit && isAbove(wordLimit, "maxWordCount") && { wordLimit }),
    ...(characterLimit && isAbove(characterLimit, "maxLength") && { characterLimit }),
  };
}
