import { slotsOf } from "../../trained/slotsOf.ts";
import { wordFeatures } from "../../trained/wordFeatures.ts";

/** What a sentence says shows at its beginning. */
const longestSentence = 600;

/** Words by which a length is told: short sentences are sayings more often. */
const lengths = [4, 7, 10, 14, 20, 30];

function* features(sentence: string): Generator<string> {
  const text = sentence.slice(0, longestSentence).toLowerCase();
  yield* wordFeatures(text);
  const words = text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  yield `length ${lengths.findIndex((length) => words <= length)}`;
}

/** By which slots it is judged whether a sentence claims something particular. */
export const claimSlots = (sentence: string): number[] => slotsOf(features(sentence));
