import { describe, expect, it } from "vitest";
import { countWords } from "./countWords.ts";

describe("countWords", () => {
  it.each([
    ["", 0],
    [" \n\t ", 0],
    ["one", 1],
    ["  one  two\nthree ", 3],
    ["don't re-use e.g. this", 4],
    ["Łódź العربية עברית", 3],
    ["🌱 grows", 1],
    ["Clean water – for all", 4],
    ["A / B / C", 3],
    ["… — ! 12", 1],
  ])("counts in %j what stands between spaces", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it("finds words where a script has no spaces", () => {
    expect(countWords("私たちは土地を庭に変えます。")).toBeGreaterThanOrEqual(5);
    expect(countWords("เราต้องการสร้างสวน")).toBeGreaterThan(2);
    expect(countWords("mixed 食べ物の庭 text")).toBeGreaterThanOrEqual(4);
  });
});
