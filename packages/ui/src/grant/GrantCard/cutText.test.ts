import { describe, expect, it } from "vitest";
import { cutSentences, cutText, cutWords } from "./cutText.ts";

describe("cutText [2.9-category-text]", () => {
  it("leaves 35 characters as they are", () => {
    expect(cutText("Training and employment for all ag.", 35)).toBe("Training and employment for all ag.");
  });

  it("cuts the 36th, and no space before the ellipsis", () => {
    expect(cutText("Training and employment for all agesx", 35)).toBe("Training and employment for all age…");
    expect(cutText("Training and employment for the old people", 32)).toBe("Training and employment for the…");
  });

  it("counts characters, not halves of them", () => {
    expect(cutText("🌱🌱🌱", 2)).toBe("🌱🌱…");
  });
});

describe("cutWords", () => {
  it("leaves what is short enough as it is", () => {
    expect(cutWords("Use it when your funder has none.", 40)).toBe("Use it when your funder has none.");
  });

  it("cuts between words, and leaves no stop before the ellipsis", () => {
    expect(cutWords("Use it when your funder has none.", 26)).toBe("Use it when your funder…");
    expect(cutWords("The need. Then the project itself.", 12)).toBe("The need…");
  });

  it("cuts a word that is longer than all of it", () => {
    expect(cutWords("Landwirtschaftsförderung", 10)).toBe("Landwirtsc…");
  });
});

describe("cutSentences", () => {
  const text = "The need. Then the project itself. What it costs, and who pays the rest of it.";

  it("leaves what is short enough as it is", () => {
    expect(cutSentences(text, 100)).toBe(text);
  });

  it("ends with the last sentence that has room, and marks nothing", () => {
    expect(cutSentences(text, 40)).toBe("The need. Then the project itself.");
    expect(cutSentences(text, 33)).toBe("The need.");
    expect(cutSentences("“Will it grow?” It will, with water.", 20)).toBe("“Will it grow?”");
  });

  it("takes no abbreviation for the end of one", () => {
    expect(cutSentences("For U.S. agencies, e.g. Dr. Low’s own. Two pages.", 45)).toBe(
      "For U.S. agencies, e.g. Dr. Low’s own.",
    );
  });

  it("cuts a first sentence that has no room between its words", () => {
    expect(cutSentences("One sentence that goes on for longer than it may. Two.", 22)).toBe("One sentence that…");
  });
});
