import fc from "fast-check";
import { expect, it } from "vitest";
import { differencesOf } from "./differences.ts";

it("marks in each text what the other has not", () => {
  expect(differencesOf("We serve 140 families now.", "We serve 150 families.")).toEqual([
    [
      { text: "We serve", isOther: false },
      { text: " 140", isOther: true },
      { text: " families", isOther: false },
      { text: " now", isOther: true },
      { text: ".", isOther: false },
    ],
    [
      { text: "We serve", isOther: false },
      { text: " 150", isOther: true },
      { text: " families.", isOther: false },
    ],
  ]);
});

it("loses no character of either", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const shown = differencesOf(one, other).map((parts) => parts.map((part) => part.text).join(""));
      expect(shown).toEqual([one, other]);
    }),
  );
});
