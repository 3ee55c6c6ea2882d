import { describe, expect, it } from "vitest";
import { chanceOf, stepOf } from "./chance.ts";

describe("stepOf", () => {
  it.each([
    [94_200, 100],
    [83, 1],
    [300, 10],
    [3.5, 0.1],
    [0, 1],
  ])("of %d is %d", (value, step) => {
    expect(stepOf(value)).toBeCloseTo(step);
  });
});

describe("chanceOf", () => {
  it("is none where no other number like it is there, and all where every one is", () => {
    expect(chanceOf(100, [100, 500], 1, false)).toBe(0);
    const all = Array.from({ length: 300 }, (_, at) => at + 1);
    expect(chanceOf(100, all, 1, false)).toBeCloseTo(1, 1);
  });

  it("counts only numbers of the same shape, or all that are rounded to one", () => {
    const crooked = [1_234, 1_377, 1_111];
    expect(chanceOf(1_200, crooked, 100, false)).toBe(0);
    expect(chanceOf(1_200, crooked, 100, true)).toBeGreaterThan(0.1);
  });
});
