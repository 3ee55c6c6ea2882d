import { describe, expect, it } from "vitest";
import { inputParts } from "./inputParts.ts";

describe("inputParts", () => {
  it("knows what stands in the section as it was written, however it is spaced and ended", () => {
    expect(
      inputParts("we dig two wells.  They serve\n40 families.", "We dig two wells. They serve 40 families, too."),
    ).toEqual([{ text: "we dig two wells.  They serve\n40 families.", isBelow: true }]);
    expect(inputParts("We dig two wells!\n", "First, we dig two wells.")).toEqual([
      { text: "We dig two wells!\n", isBelow: true },
    ]);
  });

  it("shows what the section says otherwise", () => {
    expect(inputParts("We ask for $4,000. We dig two wells.", "We dig two wells.")).toEqual([
      { text: "We ask for $4,000. ", isBelow: false },
      { text: "We dig two wells.", isBelow: true },
    ]);
  });

  it("does not find a word within another, nor what is too short to mean anything", () => {
    expect(inputParts("the garden club", "the garden clubs meet")).toEqual([
      { text: "the garden club", isBelow: false },
    ]);
    expect(inputParts("40.", "There are 40 of them.")).toEqual([{ text: "40.", isBelow: false }]);
  });

  it("loses no character of what was written", () => {
    const input = "- one thing to do\n\n- another thing, too. And this? «Да, это так.» 水は大切です。";
    const parts = inputParts(input, "Another thing, too.");
    expect(parts.map(({ text }) => text).join("")).toBe(input);
  });

  it("has nothing where nothing was written", () => {
    expect(inputParts("", "Some text.")).toEqual([]);
  });
});
