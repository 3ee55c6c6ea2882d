import { describe, expect, it } from "vitest";
import { marksOf } from "./marksOf.ts";

const places = [
  [3, 8],
  [10, 14],
] as const;

describe("marks of a paper field", () => {
  it("are its open places, and what is over the limit", () => {
    expect(marksOf("0123456789012345", {})).toEqual([]);
    expect(marksOf("0123456789012345", { places, limit: 15 })).toEqual([
      { from: 3, to: 8, kind: "place" },
      { from: 10, to: 14, kind: "place" },
      { from: 15, to: 16, kind: "over" },
    ]);
  });

  it("mark what is over the limit as that, and tear no character", () => {
    expect(marksOf("0123456789012345", { places, limit: 12 })).toEqual([
      { from: 3, to: 8, kind: "place" },
      { from: 10, to: 12, kind: "place" },
      { from: 12, to: 16, kind: "over" },
    ]);
    expect(marksOf("0123456789012345", { places, limit: 2 })).toEqual([{ from: 2, to: 16, kind: "over" }]);
    expect(marksOf("ab🌱c", { limit: 3 })).toEqual([{ from: 2, to: 5, kind: "over" }]);
  });
});
