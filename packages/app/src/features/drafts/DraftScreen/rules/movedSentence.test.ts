import { describe, expect, it } from "vitest";
import { withoutSentence, withSentence } from "./movedSentence.ts";

describe("withoutSentence", () => {
  it.each([
    ["We dig. It rains. We go home.", "It rains.", "We dig. We go home."],
    ["It rains. We go home.", "It rains.", "We go home."],
    ["We dig.\n\nIt rains.\n\nWe go home.", "It rains.", "We dig.\n\nWe go home."],
    ["We dig.\n\nIt rains. We go home.", "It rains.", "We dig.\n\nWe go home."],
    ["It rains.", "It rains.", ""],
    ["We dig.", "It rains.", "We dig."],
    ["- We dig.\n- It rains.\n- We go home.", "It rains.", "- We dig.\n- We go home."],
    ["- It rains.", "It rains.", ""],
  ])("takes it out of %j", (text, sentence, left) => {
    expect(withoutSentence(text, sentence)).toBe(left);
  });
});

describe("withSentence", () => {
  it.each([
    ["", "It rains."],
    ["We dig.", "We dig. It rains."],
    ["We dig.\n\nWe go home.\n", "We dig.\n\nWe go home. It rains."],
    ["- a spade\n- a hoe", "- a spade\n- a hoe\n\nIt rains."],
    ["What we need:", "What we need:\n\nIt rains."],
    ["[Add: when]", "It rains.\n\n[Add: when]"],
    ["We dig.\n\n[Add: when] [Add: where]", "We dig. It rains.\n\n[Add: when] [Add: where]"],
    ["We dig [Add: where] first.", "We dig [Add: where] first. It rains."],
  ])("puts it behind what is written in %j", (text, longer) => {
    expect(withSentence(text, "It rains.")).toBe(longer);
  });
});
