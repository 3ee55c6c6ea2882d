import { describe, expect, it } from "vitest";
import { splitText } from "../text/splitText.ts";
import type { Target } from "./target.ts";
import { tagFor } from "./testing/tagFor.ts";
import { fit, scoresOf } from "./unitScores.ts";

const target = (kind: Target["kind"]): Target => ({ id: kind, kind, title: kind, description: "", required: false });

/** Which of need and objectives the second of two sentences is for. */
function placeOfSecond(text: string, likelihood: number): string {
  const { units } = splitText(text);
  const tags = [tagFor("need"), tagFor("objectives", likelihood, { need: 0.9 - likelihood })];
  const scores = scoresOf(units, tags)[1]!;
  return fit(scores, target("need")) > fit(scores, target("objectives")) ? "need" : "objectives";
}

describe("scoresOf", () => {
  const [far, near] = [
    "The next refuge is 41 miles away.\n\nThey cannot get to us.",
    "The next refuge is 41 miles away. They cannot get to us.",
  ];

  it("takes a sentence of which little is known for what its paragraph is", () => {
    expect(placeOfSecond(near, 0.48)).toBe("need");
    expect(placeOfSecond(far, 0.48)).toBe("objectives");
  });

  it("leaves one that is known where it is", () => expect(placeOfSecond(near, 0.7)).toBe("objectives"));
});
