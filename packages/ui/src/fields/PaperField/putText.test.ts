import { describe, expect, it } from "vitest";
import { placeAfter } from "./putText.ts";

/** A text with its place shown: `|`. */
const moved = (before: string, after: string) => {
  const place = placeAfter(before.replace("|", ""), after, before.indexOf("|"));
  return `${after.slice(0, place)}|${after.slice(place)}`;
};

describe("the caret in a text that somebody else changed", () => {
  it.each([
    ["behind it", "We dig| two wells.", "We dig two deep wells.", "We dig| two deep wells."],
    ["before it", "We dig two| wells.", "Now we dig two wells.", "Now we dig two| wells."],
    [
      "on both sides",
      "One. We dig| two wells. Six.",
      "A one. We dig two wells. Sixty.",
      "A one. We dig| two wells. Sixty.",
    ],
    ["where it stands", "We dig tw|o wells.", "We dig wells.", "We dig |wells."],
    ["all over", "abc|def", "xyz", "|xyz"],
    ["from nothing", "|", "We dig", "We dig|"],
    ["at the end of it", "We dig|", "We dig and dig", "We dig| and dig"],
  ])("stays between its words: changed %s", (_where, before, after, expected) => {
    expect(moved(before, after)).toBe(expected);
  });
});
