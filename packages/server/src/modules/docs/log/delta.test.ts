import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyDelta, deltaBetween, sizeOf } from "./delta.ts";

describe("a delta", () => {
  it("makes the one text out of the other, whatever they are", () => {
    const words = fc.array(fc.constantFrom("we", "grow", " ", "\n\n", "12", "food 🌱", ".", "Łąki", "מים"), {
      maxLength: 40,
    });
    const text = fc.oneof(
      words.map((all) => all.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(text, text, (from, to) => {
        const delta = deltaBetween(from, to);
        const stored = JSON.parse(JSON.stringify(delta)) as typeof delta;
        expect(applyDelta(from, stored)).toBe(to);
        const { added, removed } = sizeOf(delta);
        expect(from.length + added - removed).toBe(to.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is as small as the change", () => {
    expect(deltaBetween("", "")).toEqual([]);
    expect(deltaBetween("We grow food.", "We grow food.")).toEqual([]);
    expect(deltaBetween("We grow food. It is good.", "We grow food.")).toEqual([13, -12]);
    expect(deltaBetween("We grow.", "We grow food.")).toEqual([7, " food"]);
    expect(deltaBetween("In May we grow peas and beans.", "In June we grow peas or beans.")).toEqual([
      3,
      -3,
      "June",
      14,
      -3,
      "or",
    ]);
  });

  it("keeps halves of a letter apart", () => {
    const [from, to] = ["🌱", "🌲"];
    expect(applyDelta(from, JSON.parse(JSON.stringify(deltaBetween(from, to))))).toBe(to);
  });

  it("is refused for another text", () => {
    expect(() => applyDelta("short", [40, "x"])).toThrow(RangeError);
    expect(() => applyDelta("short", [-6])).toThrow(RangeError);
  });

  it("is found at once for texts that have nothing in common", () => {
    const one = `${"a b ".repeat(200_000)}.`;
    const other = `${"c d ".repeat(200_000)}!`;
    expect(deltaBetween(one, other)).toEqual([-one.length, other]);
    // Compared word by word, and given up in time.
    const [short, long] = ["a b ".repeat(6_000), "c d ".repeat(6_000)];
    expect(applyDelta(short, deltaBetween(short, long))).toBe(long);
  });
});
