import { describe, expect, it } from "vitest";
import { agoInEnglish, savedAgo } from "./savedAgo.ts";

describe("savedAgo", () => {
  it.each([
    [-500, "just now", 1000],
    [0, "just now", 1000],
    [999, "just now", 1],
    [2300, "2 s ago", 700],
    [9999, "9 s ago", 1],
    [10_000, "10 s ago", 10_000],
    [34_000, "30 s ago", 6000],
    [60_000, "1 min ago", 60_000],
    [3_599_999, "59 min ago", 1],
    [3_600_000, "1 h ago", 3_600_000],
    [90_000_000, "1 d ago", 82_800_000],
  ])("says of an age of %i ms: %s", (age, text, changesIn) => {
    const ago = savedAgo(age);
    expect({ text: agoInEnglish(ago.age), changesIn: ago.changesIn }).toEqual({ text, changesIn });
  });
});
