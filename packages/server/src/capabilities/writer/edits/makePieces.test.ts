import { textAfter, textBefore, withPieces } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { makePieces } from "./makePieces.ts";

const shown = (before: string, after: string) =>
  makePieces(before, after).map((piece) => [textBefore(piece), textAfter(piece)]);

/** Whole numbers below a bound, the same in each run. */
function seeded(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

describe("makePieces", () => {
  const text = "We grow food in Marrow Bridge. It is very dear. Sixty families share it each week. They pay nothing.";

  it("has a piece for each sentence that changed", () => {
    const after = "We grow food in Marrow Bridge. It is dear. Sixty families share it weekly. They pay nothing.";
    expect(shown(text, after)).toEqual([
      ["It is very dear.", "It is dear."],
      ["Sixty families share it each week.", "Sixty families share it weekly."],
    ]);
  });

  it("has a piece for each sentence that was taken out or put in", () => {
    expect(shown(text, "We grow food in Marrow Bridge. They pay nothing.")).toEqual([
      [" It is very dear.", ""],
      [" Sixty families share it each week.", ""],
    ]);
    expect(shown("One garden opens.", "One garden opens. Beans follow. Then kale is planted.")).toEqual([
      ["", " Beans follow."],
      ["", " Then kale is planted."],
    ]);
  });

  it("keeps a sentence that was cut in two together, and two that were joined", () => {
    const whole =
      "People who once walked to the shop ask others for a lift, and they go less often than they would like.";
    const halves = "People who once walked to the shop ask others for a lift. They go less often than they would like.";
    expect(makePieces(whole, halves)).toHaveLength(1);
    expect(makePieces(halves, whole)).toHaveLength(1);
  });

  it("shows a sentence in the place of another one as replaced, not word by word", () => {
    const [piece] = makePieces("The road is long.", "Nurses visit every Tuesday.");
    expect(piece?.parts).toEqual([
      { kind: "removed", text: "The road is long." },
      { kind: "added", text: "Nurses visit every Tuesday." },
    ]);
  });

  it("makes the new text when all pieces are taken, and the old one when none is, whatever the texts are", () => {
    const next = seeded(7);
    const words =
      "We grow food and share it. Twelve gardens open in May! Who pays? - beans\n- kale\n\nThe ward 水园开放。 [Add: how many]".split(
        " ",
      );
    const make = () =>
      Array.from({ length: next(40) }, () => words[next(words.length)]).join(next(6) === 0 ? "\n" : " ");
    for (let round = 0; round < 400; round += 1) {
      const before = make();
      const after =
        next(3) === 0
          ? make()
          : before
              .split(" ")
              .filter(() => next(5) > 0)
              .join(" ");
      const pieces = makePieces(before, after);
      expect(withPieces(before, pieces)).toBe(after);
      for (const piece of pieces) {
        expect(before.startsWith(textBefore(piece), piece.start)).toBe(true);
        expect(after.slice(piece.after.start, piece.after.end)).toBe(textAfter(piece));
      }
      const some = pieces.filter(() => next(2) === 0);
      expect(() => withPieces(before, some)).not.toThrow();
    }
  });

  it("says of two long texts that have nothing in common one thing", () => {
    const long = (word: string) =>
      Array.from({ length: 400 }, (_, at) => `The ${word} number ${at} stands alone here.`).join(" ");
    const start = performance.now();
    const pieces = makePieces(long("apple"), long("bridge"));
    expect(pieces.length).toBeLessThanOrEqual(200);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
