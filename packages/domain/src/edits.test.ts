import { describe, expect, it } from "vitest";
import { findQuote, quoteOf, withPieces } from "./edits.ts";

describe("withPieces", () => {
  it("makes some of the changes of a text, and leaves the rest as it was", () => {
    const text = "We grow food. We sell it. We rest.";
    const first = {
      start: 3,
      parts: [
        { kind: "removed" as const, text: "grow" },
        { kind: "added" as const, text: "raise" },
      ],
    };
    const gone = { start: 13, parts: [{ kind: "removed" as const, text: " We sell it." }] };
    const more = [" One.", " Two."].map((added) => ({
      start: text.length,
      parts: [{ kind: "added" as const, text: added }],
    }));
    expect(withPieces(text, [first, gone, ...more])).toBe("We raise food. We rest. One. Two.");
    expect(withPieces(text, [gone])).toBe("We grow food. We rest.");
    expect(withPieces(text, [])).toBe(text);
  });
});

describe("findQuote", () => {
  const text = "Twelve gardens open. We plant in May. Twelve gardens close. We plant in June.";
  const quote = quoteOf(text, text.lastIndexOf("We plant"), text.lastIndexOf("We plant") + 8);

  it("finds words at their place, and where they moved to", () => {
    expect(findQuote(text, quote)).toBe(quote.start);
    const moved = `A new first sentence. ${text}`;
    expect(findQuote(moved, quote)).toBe(moved.lastIndexOf("We plant"));
  });

  it("tells like words apart by what stands around them", () => {
    const other = "We plant nothing. Twelve gardens close. We plant in June.";
    expect(findQuote(other, quote)).toBe(other.lastIndexOf("We plant"));
  });

  it("says of words that are gone that they are", () => {
    expect(findQuote("Nothing of the kind.", quote)).toBeUndefined();
    expect(findQuote("", quoteOf("", 0, 0))).toBe(0);
  });
});
