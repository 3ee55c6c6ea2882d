import { readLimits } from "./limits.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { isIn, valueAt, type ReadValue } from "./readValue.ts";
import { isOfAll } from "./sections.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** Whether a paragraph gives lengths to several things, none of which is the whole then. */
function hasSeveral(text: string, words: CallWords): boolean {
  const lengths = sentences(text).flatMap(({ text: sentence }) =>
    isOfAll(sentence, words) ? [] : (readLimits(sentence, words).limits.pageLimit ?? []),
  );
  return lengths.length > 2;
}

/**
 * How many pages the whole may have: the largest number that a sentence gives to the whole, not to one of its sections or to another
 * paper.
 */
export function readPageLimit(parts: Part[], words: CallWords): ReadValue | undefined {
  let found: { pages: number; isAll: boolean; value: ReadValue } | undefined;
  for (const part of parts) {
    if (isIn(part, "attachments", "criteria", "eligibility", "prohibitions") || part.kind === "row") continue;
    for (const sentence of sentences(part.passage.text)) {
      if (!words.length.pages.test(foldPhrase(sentence.text))) continue;
      const { limits, at } = readLimits(sentence.text, words);
      if (limits.pageLimit === undefined || at === undefined) continue;
      const folded = foldPhrase(sentence.text);
      const isAll = isOfAll(sentence.text, words);
      // What is not counted stands in brackets.
      if (
        words.length.part.test(folded.replace(/\([^()]*\)/gu, " ")) ||
        (!isAll && hasSeveral(part.passage.text, words))
      )
        continue;
      const isOfForm = words.length.whole.test(folded) && (part.kind === "text" || part.opensZone);
      if (!isAll && !isOfForm) continue;
      const isBetter = !found || (isAll && !found.isAll) || (isAll === found.isAll && limits.pageLimit > found.pages);
      if (isBetter)
        found = { pages: limits.pageLimit, isAll, value: valueAt(part, String(limits.pageLimit), sentence.at + at) };
    }
  }
  return found?.value;
}
