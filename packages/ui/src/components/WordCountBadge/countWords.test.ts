import { describe, expect, it } from "vitest";
import { countWords } from "./countWords.ts";

describe("countWords", () => {
  it.each([
    ["", 0],
    ["  \n ", 0],
    ["One", 1],
    ["The county owns forty-one such parcels.", 6],
    ["mown six times – a year", 5],
    ["tabs\tand\nlines\u00a0count", 4],
    ["Łódź potrzebuje ogrodów", 3],
    ["… — ! 12", 1],
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it("divides scripts that have no spaces", () => {
    expect(countWords("我们想建十二个花园")).toBeGreaterThan(3);
    expect(countWords("เราต้องการสร้างสวน")).toBeGreaterThan(2);
  });

  it("counts mixed scripts chunk by chunk", () => {
    expect(countWords("garden 花园 plan")).toBe(2 + countWords("花园"));
  });
});
