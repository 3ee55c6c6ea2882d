import { describe, expect, it } from "vitest";
import { isUnsupported, withoutSentence } from "./receipts.ts";

describe("isUnsupported", () => {
  it("is a sentence with a fact that stands nowhere, or of which nothing does, until somebody confirms it", () => {
    expect(isUnsupported({ isBare: false, facts: [{ found: "stated" }, { found: "worked" }] })).toBe(false);
    expect(isUnsupported({ isBare: false, facts: [{ found: "stated" }, { found: "no" }] })).toBe(true);
    expect(isUnsupported({ isBare: true, facts: [] })).toBe(true);
    expect(isUnsupported({ isBare: true, facts: [{ found: "no" }], confirmed: {} })).toBe(false);
  });
});

describe("withoutSentence", () => {
  it.each([
    ["One. Two. Three.", "Two.", "One. Three."],
    ["One. Two.", "Two.", "One."],
    ["One. Two.", "One.", "Two."],
    ["One.\nTwo.\nThree.", "Two.", "One.\nThree."],
    ["- One.\n- Two.\n- Three.", "Two.", "- One.\n- Three."],
    ["- One.\n- Two.", "Two.", "- One."],
    ["One.\n\nTwo.", "Two.", "One."],
    ["One. Two.\n\nThree.", "Two.", "One.\n\nThree."],
    ["One.", "One.", ""],
  ])("%j without %j", (text, sentence, left) => {
    const start = text.indexOf(sentence);
    expect(withoutSentence(text, start, start + sentence.length)).toBe(left);
  });
});
