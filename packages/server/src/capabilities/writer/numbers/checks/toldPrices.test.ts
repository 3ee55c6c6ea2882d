import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("what is told at so much each, and its line in the budget", () => {
  it.each([
    ["At the end stand fourteen tap stands, at a price of €385 apiece.", "Pipes – €900\nTap stands – €5,005"],
    ["Wir kaufen 14 Zelte zu je 385 €.", "Rohre – 900 €\nZelte – 5.005 €"],
  ])("are named where they differ: %s %s", (...texts) => {
    expect(kindsIn("", ...texts)).toEqual(["product"]);
  });

  it.each([
    ["At the end stand fourteen tap stands at €385 apiece.", "Pipes – €900\nTap stands – €5,390"],
    ["At the end stand fourteen tap stands at €385 apiece.", "Pipes – €900\nTap stands and pipes – €5,005"],
    ["Fourteen tap stands at €385 apiece, of which one is given.", "Pipes – €900\nTap stands, 13 – €5,005"],
    ["Fourteen tap stands at €385 apiece, in two years.", "Pipes – €900\nTap stands – €10,780"],
    ["About fourteen tap stands at €385 apiece.", "Pipes – €900\nTap stands – €5,005"],
  ])("are silent on: %s %s", (...texts) => {
    expect(kindsIn("", ...texts)).toEqual([]);
  });
});
