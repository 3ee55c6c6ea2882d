import { describe, expect, it } from "vitest";
import { findPart, findQuote, quoteOf } from "./quotes.ts";

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

describe("findPart", () => {
  const text = "Twelve gardens will open by June 2027. They feed 212 households in Ward 4.";
  const of = (part: string) => quoteOf(text, text.indexOf(part), text.indexOf(part) + part.length);
  const found = (now: string, part: string) => {
    const { start, end, isChanged } = findPart(now, of(part)) ?? {};
    return start === undefined ? undefined : [now.slice(start, end), isChanged];
  };

  it("finds words that moved, and what became of words that were changed", () => {
    expect(found(`At last. ${text}`, "212 households")).toEqual(["212 households", false]);
    expect(found(text.replace("212", "about 240"), "212 households")).toEqual(["about 240 households", true]);
    expect(found(text.replace("Twelve gardens", "Fifteen gardens"), "Twelve gardens")).toEqual([
      "Fifteen gardens",
      true,
    ]);
    expect(found(text.replace("in Ward 4", "in both wards, 4 and 5"), "in Ward 4.")).toEqual([
      "in both wards, 4 and 5.",
      true,
    ]);
  });

  it("finds nothing of words that are gone, or that others took the place of", () => {
    expect(found("They feed nobody.", "Twelve gardens")).toBeUndefined();
    expect(found(text.replace("212 households", "many people"), "212 households")).toBeUndefined();
    expect(found(text.replace("212 households ", `${"and so on ".repeat(30)}households `), "212 households")).toBe(
      undefined,
    );
    expect(findPart(text, quoteOf(text, 0, 0))).toBeUndefined();
    expect(findPart("", of("Twelve"))).toBeUndefined();
  });

  it("takes a year or a sum elsewhere for another one, and finds it where it moved", () => {
    const years = "It opens in June 2027, first. The last harvest is in 2027.";
    const last = quoteOf(years, years.lastIndexOf("2027"), years.length - 1);
    expect(findPart("It opens in June 2027, first.", last)).toBeUndefined();
    const moved = "The last harvest is in 2027. It opens in June 2027, first.";
    expect(findPart(moved, last)).toMatchObject({ start: moved.indexOf("2027"), isChanged: false });
    const shifted = "As before 2027, it opens: 2027. The last harvest is in 2027.";
    expect(findPart(shifted, last)).toMatchObject({ start: shifted.lastIndexOf("2027") });
  });
});
