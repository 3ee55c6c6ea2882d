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

  it("are words that are talked about, where nothing else marks them", () => {
    const commented = [
      { start: 0, end: 5 },
      { start: 4, end: 12, isActive: true },
    ];
    expect(marksOf("0123456789012345", { places, commented })).toEqual([
      { from: 0, to: 3, kind: "comment" },
      { from: 3, to: 8, kind: "place" },
      { from: 8, to: 10, kind: "comment-active" },
      { from: 10, to: 14, kind: "place" },
    ]);
    expect(marksOf("0123456789", { commented, limit: 8 })).toEqual([
      { from: 0, to: 4, kind: "comment" },
      { from: 4, to: 8, kind: "comment-active" },
      { from: 8, to: 10, kind: "over" },
    ]);
    expect(marksOf("012", { commented: [{ start: 1, end: 9 }] })).toEqual([{ from: 1, to: 3, kind: "comment" }]);
  });
});
