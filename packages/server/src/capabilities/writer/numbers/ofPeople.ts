import type { Found } from "./entry.ts";
import { nounBehind } from "./nouns.ts";
import { textBehind } from "./readFigures.ts";

/** Whether a number counts people, by the words behind it. */
export function isOfPeople({ figure, sentence }: Found): boolean {
  const near = textBehind(sentence, figure)
    .slice(0, 24)
    .split(/[.,;:]/u)[0]!;
  return (["people", "anybody", "person", "sexes"] as const).some((name) => sentence.signs.has(name, near));
}

/** Whether a number counts people, or does not say what. */
export const mayBeOfPeople = (found: Found): boolean =>
  nounBehind(found.figure, found.sentence) === undefined || isOfPeople(found);
