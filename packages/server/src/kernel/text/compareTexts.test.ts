import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTexts, type ChangePart } from "./compareTexts.ts";

const without = (parts: ChangePart[], kind: ChangePart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

/** The text with the change at `index` (counted over groups of removed and added parts) taken back. */
function takeBack(parts: ChangePart[], group: number): string {
  let seen = -1;
  return parts
    .map((part, index) => {
      if (part.kind === "same") return part.text;
      if (index === 0 || parts[index - 1]?.kind === "same") seen += 1;
      return (part.kind === "removed") === (seen === group) ? part.text : "";
    })
    .join("");
}

const groupCount = (parts: ChangePart[]) =>
  parts.filter(({ kind }, index) => kind !== "same" && (index === 0 || parts[index - 1]?.kind === "same")).length;

/** Texts that have something in common, as two versions of a section do. */
const text = fc
  .array(
    fc.constantFrom(
      "gardens",
      "Ward 4",
      "żółć",
      "十二个花园",
      "مرحبا",
      "e\u0301",
      "👩‍🌾",
      ". ",
      ", ",
      " ",
      "\n",
      "\n\n",
      "- ",
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

describe("comparing texts", () => {
  it("compares by words and joins the words of one change", () => {
    expect(compareTexts("We open ten gardens in May.", "We open twelve big gardens in May.")).toEqual([
      { kind: "same", text: "We open " },
      { kind: "removed", text: "ten " },
      { kind: "added", text: "twelve big " },
      { kind: "same", text: "gardens in May." },
    ]);
    expect(compareTexts("one two three", "uno dos three")).toEqual([
      { kind: "removed", text: "one two" },
      { kind: "added", text: "uno dos" },
      { kind: "same", text: " three" },
    ]);
  });

  it("divides words as their language does", () => {
    expect(compareTexts("十二个花园开放", "十三个花园开放").some(({ kind }) => kind === "same")).toBe(true);
    expect(compareTexts("Zażółć gęślą", "Zażółć jaźń")[0]).toEqual({ kind: "same", text: "Zażółć " });
  });

  it("says nothing of what is equal or empty", () => {
    expect(compareTexts("", "")).toEqual([]);
    expect(compareTexts("a", "a")).toEqual([{ kind: "same", text: "a" }]);
    expect(compareTexts("", "a")).toEqual([{ kind: "added", text: "a" }]);
    expect(compareTexts("a", "")).toEqual([{ kind: "removed", text: "a" }]);
  });

  it("holds both texts in its parts, whatever they are", () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(0, 500), (before, after, budget) => {
        const parts = compareTexts(before, after, budget);
        expect(without(parts, "added")).toBe(before);
        expect(without(parts, "removed")).toBe(after);
        expect(parts.every((part) => part.text !== "")).toBe(true);
        parts.forEach(({ kind }, index) => {
          const next = parts[index + 1]?.kind;
          if (kind === "added") expect([undefined, "same"]).toContain(next);
          if (kind === "removed") expect([undefined, "same", "added"]).toContain(next);
          if (kind === "same") expect(next).not.toBe("same");
        });
      }),
      { numRuns: 300 },
    );
  });

  it("comes to the old text when every change is taken back, one by one", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        let now = after;
        for (let step = 0; now !== before; step += 1) {
          const parts = compareTexts(before, now);
          const left = groupCount(parts);
          expect(left).toBeGreaterThan(0);
          now = takeBack(parts, 0);
          expect(step).toBeLessThan(200);
        }
        expect(now).toBe(before);
      }),
      { numRuns: 200 },
    );
  });

  it("is done with texts of 1 MB that have nothing in common, which without an end to its patience would take hours", () => {
    const long = (word: string) => Array.from({ length: 150_000 }, (_none, index) => `${word}${index % 977}`).join(" ");
    const parts = compareTexts(long("old"), long("new"), 500);
    expect(without(parts, "removed")).toBe(long("new"));
    const lines = (word: string) => long(word).replaceAll(" ", "\n");
    expect(without(compareTexts(lines("old"), lines("new"), 500), "added")).toBe(lines("old"));
  });
});
