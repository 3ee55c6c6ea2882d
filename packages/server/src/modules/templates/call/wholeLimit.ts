import { lengthsIn, type Length } from "./lengths.ts";
import { readLimits, type Limits } from "./limits.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { isIn, valueAt, type ReadValue } from "./readValue.ts";
import { isOfAll } from "./together.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What a length of the whole counts, and the limit that says so of a section. */
const limitOf = { pages: "pageLimit", words: "maxWordCount", characters: "maxLength" } as const satisfies Record<
  Length["unit"],
  keyof Limits
>;

interface Most {
  amount: number;
  /** Where the lengths of its sentence begin. */
  at: number;
}

/** The largest limit of a sentence in a unit. */
function mostIn(sentence: string, unit: Length["unit"], words: CallWords): Most | undefined {
  const { limits, at } = readLimits(sentence, words);
  const limit = limits[limitOf[unit]];
  if (limit === undefined || at === undefined) return undefined;
  // "10 pages for small studies and 15 for large ones"
  const others = lengthsIn(foldPhrase(sentence), words).filter((each) => each.unit === unit && each.start > at);
  const isAll = isOfAll(sentence);
  return { at, amount: Math.max(limit, ...(isAll ? others.map(({ amount }) => amount) : [])) };
}

const leastSeveral = 3;
/** In how many sentences before "It may not exceed 5 pages" stands what is meant. */
const reachOfName = 2;

/** Whether a paragraph gives lengths to several things, and none of them is more than the others. */
function isOneOfSeveral(text: string, amount: number, unit: Length["unit"], words: CallWords): boolean {
  const all = sentences(text)
    .map(({ text: sentence }) => mostIn(sentence, unit, words)?.amount ?? 0)
    .filter((each) => each > 0);
  return (
    all.length >= leastSeveral && (all.some((each) => each > amount) || all.indexOf(amount) !== all.lastIndexOf(amount))
  );
}

/** So far before a length in words its whole may be named, in characters. */
const reachInClause = 60;

/** What stands before a length since a colon, a comma or a bracket. */
const clauseOf = (folded: string, at: number): string =>
  folded
    .slice(Math.max(0, at - reachInClause), at)
    .split(/[:;,()]/u)
    .at(-1)!;

/** How long the whole may be in a unit: the largest number that a sentence gives to the whole, not to one of its sections or to another paper. */
function readIn(parts: Part[], unit: Length["unit"], words: CallWords): ReadValue | undefined {
  let found: { amount: number; isAll: boolean; value: ReadValue } | undefined;
  for (const part of parts) {
    if (isIn(part, "attachments", "criteria", "eligibility", "prohibitions") || part.kind === "row") continue;
    // "Capacity of the consortium as a whole [3 pages]" is a section.
    if (part.kind === "heading" && part.zone === "sections" && !part.opensZone) continue;
    const all = sentences(part.passage.text);
    for (const [place, sentence] of all.entries()) {
      const folded = foldPhrase(sentence.text);
      if (unit === "pages" && !words.length.pages.test(folded)) continue;
      const most = mostIn(sentence.text, unit, words);
      if (!most) continue;
      const { amount, at } = most;
      const isAll = isOfAll(sentence.text);
      // "A summary (1 page) and a plan (3 pages)" says nothing of the whole.
      if (!isAll && lengthsIn(folded, words).filter((each) => each.unit === unit).length >= leastSeveral - 1) continue;
      // What is not counted stands in brackets.
      if (
        words.length.part.test(folded.replace(/\([^()]*\)/gu, " ")) ||
        (!isAll && isOneOfSeveral(part.passage.text, amount, unit, words))
      )
        continue;
      const isNamedBefore =
        words.asking.itself.test(folded) &&
        all
          .slice(Math.max(0, place - reachOfName), place)
          .some(({ text }) => words.length.whole.test(foldPhrase(text)));
      // Sections are counted in words and characters more than the whole is: it has to be named right before the length.
      const naming = unit === "pages" ? folded : clauseOf(folded, at);
      const isOfForm =
        (words.length.whole.test(naming) || (unit === "pages" && isNamedBefore)) &&
        (part.kind === "text" || part.opensZone);
      if (!isAll && !isOfForm) continue;
      const isBetter = !found || (isAll && !found.isAll) || (isAll === found.isAll && amount > found.amount);
      if (isBetter) found = { amount, isAll, value: valueAt(part, String(amount), sentence.at + at) };
    }
  }
  return found?.value;
}

/** How long the whole may be, in each unit that the call counts it in. */
export interface WholeLimits {
  pageLimit?: ReadValue;
  wordLimit?: ReadValue;
  characterLimit?: ReadValue;
}

/** Reads how long the whole may be. */
export function readWholeLimits(parts: Part[], words: CallWords): WholeLimits {
  const [pageLimit, wordLimit, characterLimit] = (["pages", "words", "characters"] as const).map((unit) =>
    readIn(parts, unit, words),
  );
  return {
    ...(pageLimit && { pageLimit }),
    ...(wordLimit && { wordLimit }),
    ...(characterLimit && { characterLimit }),
  };
}
