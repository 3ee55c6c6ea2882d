import { describe, expect, it } from "vitest";
import { countedTexts } from "./countWords.table.ts";
import { countWords } from "./countWords.ts";

describe("countWords", () => {
  it.each(countedTexts)("counts %j as %i", (text, words) => expect(countWords(text)).toBe(words));

  it("finds words where a script has no spaces, by whatever dictionary there is", () => {
    expect(countWords("私たちは土地を庭に変えます。")).toBeGreaterThanOrEqual(5);
    expect(countWords("เราต้องการสร้างสวน")).toBeGreaterThan(2);
    expect(countWords("我们想建十二个花园")).toBeGreaterThan(3);
  });

  it("divides nothing but the runs of such scripts", () => {
    expect(countWords("garden-花园-plan")).toBe(2 + countWords("花园"));
    expect(countWords("2024年")).toBe(1 + countWords("年"));
    expect(countWords("mixed 食べ物の庭 text")).toBe(2 + countWords("食べ物の庭"));
  });

  it("takes the time that the text is long, whatever stands there", () => {
    for (const part of ["ー", "、", "あー、", "a", "é", " - "]) countWords(part.repeat(200_000));
  });
});
