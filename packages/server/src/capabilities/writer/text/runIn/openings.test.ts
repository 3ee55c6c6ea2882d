import { describe, expect, it } from "vitest";
import { withoutConnection, withoutLabel } from "./openings.ts";

describe("withoutConnection", () => {
  it.each([
    ["And the wood is for sale in March.", "the wood is for sale in March."],
    ["Right so the shed is ours now.", "the shed is ours now."],
    ["So, we want to open a class.", "we want to open a class."],
    ["And then the builder comes in June.", "the builder comes in June."],
  ])("takes off what leads on from another sentence: %j", (sentence, left) =>
    expect(withoutConnection(sentence, "en")).toBe(left),
  );

  it.each([
    "So that nobody waits, we open at six.",
    "But for her the hall is shut.",
    "So far nine came to us.",
    "Android phones are lent.",
    "So: trap and neuter.",
    "And so on.",
  ])("leaves what is none: %j", (sentence) => expect(withoutConnection(sentence, "en")).toBe(sentence));

  it("knows the words of the text's own language alone", () => {
    expect(withoutConnection("Pero nadie tiene agua en casa.", "es")).toBe("nadie tiene agua en casa.");
    expect(withoutConnection("Und die Kinder kommen zu Fuß.", "de")).toBe("die Kinder kommen zu Fuß.");
    expect(withoutConnection("A dzieci idą pieszo.", "pl")).toBe("dzieci idą pieszo.");
    expect(withoutConnection("A hall for all of us.", "en")).toBe("A hall for all of us.");
    expect(withoutConnection("そして庭を作る。", "ja")).toBe("そして庭を作る。");
  });
});

describe("withoutLabel", () => {
  it("takes off a word before a colon that says nothing, or what the section is called", () => {
    expect(withoutLabel("Idea: a garden on the roof of the school", "en", "methods")).toBe(
      "a garden on the roof of the school",
    );
    expect(withoutLabel("Money: we have nine thousand in the bank", "en", "budget")).toBe(
      "we have nine thousand in the bank",
    );
    expect(withoutLabel("Money: we have nine thousand in the bank", "en", "team")).toContain("Money:");
    expect(withoutLabel("Risk: the rain comes early in May", "en", "methods")).toContain("Risk:");
    expect(withoutLabel("Budget: £900", "en", "budget")).toBe("Budget: £900");
  });
});
