import { expect, it } from "vitest";
import type { Contradiction } from "../../numbers/contradiction.ts";
import { findContradictions } from "../../numbers/findContradictions.ts";
import { sayContradiction } from "./sayContradiction.ts";

/** What is said of the only contradiction of some sections, in the first of its places. */
function saidOf(...texts: string[]): string {
  const places = texts.map((text, at) => ({ id: `s${at}`, kind: "section" as const, title: `Part ${at + 1}`, text }));
  const [entry] = findContradictions(places) as [Contradiction];
  return sayContradiction(entry, entry.places[0]!, ({ placeId }) => placeId);
}

it.each([
  [["We meet on Sunday, 12 June 2027."], "“12 June 2027” is not the “Sunday” that is meant. Change one of them."],
  [
    ["We ring in 2026 and 2027. Tamsin, born in the spring of 2012, is seventeen."],
    "“seventeen” does not go with “spring of 2012” as a year of birth. Check both.",
  ],
  [
    [
      "All 26 bunk down both nights in the quarters.",
      "The quarters are a single row of eleven rooms with two bunks in each.",
    ],
    "“26” is more than there is room for: 11 × 2 = 22. Change one of the numbers.",
  ],
])("says of %j what is wrong and what to do", (texts, said) => {
  expect(saidOf(...texts)).toBe(said);
});
