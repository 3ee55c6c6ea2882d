import type { Fact } from "@grantwright/domain/facts";
import type { SourceIndex } from "../sourceIndex.ts";
import type { SourceSentence } from "../sourceSentence.ts";

const quoted = /["“„«‹「『]([^"“”„«»‹›「」『』\n]{2,80})["”“»›」』]/gu;

/** Whether a name stands within quotation marks: the title of a work, or what a project calls itself. */
export const isQuoted = ({ start, end }: Fact, text: string): boolean =>
  [...text.slice(Math.max(0, start - 80), end + 80).matchAll(quoted)].some(({ 0: all, index }) => {
    const from = Math.max(0, start - 80) + index;
    return from < start && from + all.length >= end;
  });

const isLatin = (title: string): boolean => /\p{Script=Latin}/u.test(title);

/** How many sentences before and behind one that a text stands on are looked at. */
const reach = 1;

/**
 * Where a title stands in another language than a text's, which has it translated: a title in quotation marks of a sentence that the text stands on,
 * or of one beside it. What it means is not looked at.
 */
export function findTitle(
  index: SourceIndex,
  near: readonly SourceSentence[],
  { isForeign, language }: { isForeign: boolean; language: string },
): SourceSentence | undefined {
  const around = near.flatMap(({ order }) => index.sentences.slice(Math.max(0, order - reach), order + reach + 1));
  return around.find(({ text, language: own }) =>
    [...text.matchAll(quoted)].some(([, title = ""]) => isForeign || own !== language || !isLatin(title)),
  );
}
