import { lengthsIn } from "./lengths.ts";
import { readLimits } from "./limits.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { isIn, valueAt, type ReadValue } from "./readValue.ts";
import { isOfAll } from "./together.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** The most pages that each sentence of a paragraph names as a limit, in their order; 0 where it names none. */
function pagesOf(text: string, words: CallWords): number[] {
  return sentences(text).map(({ text: sentence }) => mostPages(sentence, words)?.pages ?? 0);
}

/** The largest limit in pages of a sentence, and where its lengths begin. */
function mostPages(sentence: string, words: CallWords): { pages: number; at: number } | undefined {
  const { limits, at } = readLimits(sentence, words);
  if (limits.pageLimit === undefined || at === undefined) return undefined;
  // "10 pages for small studies and 15 for large ones"
  const others = lengthsIn(foldPhrase(sentence), words).filter(({ unit, start }) => unit === "pages" && start > at);
  const isAll = isOfAll(sentence);
  return { at, pages: Math.max(limits.pageLimit, ...(isAll ? others.map(({ amount }) => amount) : [])) };
}

const leastSeveral = 3;
/** In how many sentences before "It may not exceed 5 pages" stands what is meant. */
const reachOfName = 2;

/** Whether a paragraph gives lengths to several things, and none of them is more than the others. */
function isOneOfSeveral(text: string, pages: number, words: CallWords): boolean {
  const all = pagesOf(text, words).filter((each) => each > 0);
  return (
    all.length >= leastSeveral && (all.some((each) => each > pages) || all.indexOf(pages) !== all.lastIndexOf(pages))
  );
}

/**
 * How many pages the whole may have: the largest number that a sentence gives to the whole, not to one of its sections or to another
 * paper.
 */
export function readPageLimit(parts: Part[], words: CallWords): ReadValue | undefined {
  let found: { pages: number; isAll: boolean; value: ReadValue } | undefined;
  for (const part of parts) {
    if (isIn(part, "attachments", "criteria", "eligibility", "prohibitions") || part.kind === "row") continue;
    // "Capacity of the consortium as a whole [3 pages]" is a section.
    if (part.kind === "heading" && part.zone === "sections" && !part.opensZone) continue;
    const all = sentences(part.passage.text);
    for (const [place, sentence] of all.entries()) {
      const folded = foldPhrase(sentence.text);
      if (!words.length.pages.test(folded)) continue;
      const most = mostPages(sentence.text, words);
      if (!most) continue;
      const { pages, at } = most;
      const isAll = isOfAll(sentence.text);
      // "A summary (1 page) and a plan (3 pages)" says nothing of the whole.
      if (!isAll && lengthsIn(folded, words).filter(({ unit }) => unit === "pages").length >= leastSeveral - 1)
        continue;
      // What is not counted stands in brackets.
      if (
        words.length.part.test(folded.replace(/\([^()]*\)/gu, " ")) ||
        (!isAll && isOneOfSeveral(part.passage.text, pages, words))
      )
        continue;
      const isNamedBefore =
        words.asking.itself.test(folded) &&
        all
          .slice(Math.max(0, place - reachOfName), place)
          .some(({ text }) => words.length.whole.test(foldPhrase(text)));
      const isOfForm = (words.length.whole.test(folded) || isNamedBefore) && (part.kind === "text" || part.opensZone);
      if (!isAll && !isOfForm) continue;
      const isBetter = !found || (isAll && !found.isAll) || (isAll === found.isAll && pages > found.pages);
      if (isBetter) found = { pages, isAll, value: valueAt(part, String(pages), sentence.at + at) };
    }
  }
  return found?.value;
}
