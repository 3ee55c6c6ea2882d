import { foldWord } from "@grantwright/domain/facts";
import { stemOf } from "../../receipts/stems.ts";
import type { Found } from "../entry.ts";
import type { FigureSentence } from "../readFigures.ts";

const word = /[\p{L}\p{M}]+/gu;

/** The groups that are told apart by their words, each with the stems that no other has. */
function stemsApart(parts: readonly Found[], wordsAt: (found: Found) => Set<string>): Set<string>[] {
  const all = parts.map(wordsAt);
  return all.map(
    (own, at) => new Set([...own].filter((stem) => all.every((other, index) => index === at || !other.has(stem)))),
  );
}

/**
 * Whether a sentence says that those of one group are, all or mostly, in another: "everyone in the drum circle sings in the choir", "only members of the choir may
 * join the drum circle". It names two groups by words that no other group has, does not merely put them side by side, and has one of the words for all or only.
 *
 * @param wordsAt the stems of the words that stand with a number.
 */
export function isWithin(
  sentence: FigureSentence,
  parts: readonly Found[],
  wordsAt: (found: Found) => Set<string>,
): boolean {
  const { text, signs, figures } = sentence;
  const isOther = ({ kind, value }: (typeof figures)[number]) =>
    kind !== "number" || parts.every(({ figure }) => figure.value !== value);
  if (!signs.has("within", text) || figures.some(isOther)) return false;
  const groups = stemsApart(parts, wordsAt);
  const named = [...text.matchAll(word)].flatMap(({ 0: each, index }) => {
    const group = groups.findIndex((stems) => stems.has(stemOf(foldWord(each))));
    return group < 0 ? [] : [{ group, start: index, end: index + each.length }];
  });
  return named.some((each, at) => {
    const next = named[at + 1];
    if (next === undefined || next.group === each.group) return false;
    const gap = text.slice(each.end, next.start);
    const isApart = /[;:]/.test(gap) || (gap.includes(",") && !signs.has("within", gap));
    return !isApart && !signs.has("beside", gap);
  });
}
