import type { Contradiction } from "../numbers/contradiction.ts";
import type { Suggestion, WriterInput } from "../writer.ts";
import { contradictionTexts } from "./contradictionTexts.ts";
import { holdPairs, type HeldPair } from "./holdPairs.ts";

/** Two passages that a model said cannot both be true, as they were when it was asked. */
export type NotedPair = NonNullable<Suggestion["pair"]>;

/**
 * Of the pairs of an assessment those that stand in the texts as they are now, word for word, where they stood: who has changed one of the two has answered it.
 *
 * @param known what the rules find in the same texts, and tell already.
 */
export function standingPairs(
  input: WriterInput,
  pairs: readonly NotedPair[],
  known: readonly Pick<Contradiction, "places">[] = [],
): HeldPair[] {
  if (pairs.length === 0) return [];
  const texts = contradictionTexts(input);
  const keyOf = (sectionId: string | undefined) =>
    texts.find(({ place }) => (sectionId === undefined ? place.kind === "description" : place.id === sectionId))?.key;
  const named = pairs.map((pair) => {
    const [first, second] = pair.map(({ sectionId, quote }) => ({ section: keyOf(sectionId) ?? "", quote }));
    return { first: first!, second: second!, isCertain: true };
  });
  return holdPairs(texts, named, known);
}
