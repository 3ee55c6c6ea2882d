import { describe, expect, it } from "vitest";
import { partName } from "./partName.ts";

const nameIn = (text: string, quote: string) => partName(text, { start: text.indexOf(quote), quote });

describe("what a figure pays for", () => {
  const asked = "We ask for $46,200: $18,600 for fences, $9,000 for the tanks and $12,000 for soil tests.";

  it.each([
    [asked, "$18,600", "Fences"],
    [asked, "$9,000", "Tanks"],
    [asked, "$12,000", "Soil tests"],
    ["Budget\n- Fences: $18,600\n- Water tanks – $9,000", "$18,600", "Fences"],
    ["Budget\n- Fences: $18,600\n- Water tanks – $9,000", "$9,000", "Water tanks"],
    ["Soil tests cost $12,000.", "$12,000", "Soil tests"],
    ["| Fences | 18,600 |", "18,600", "Fences"],
    ["Fences $18,600, tanks $9,000", "$9,000", "Tanks"],
    ["Fences: $18,600; tanks: $9,000", "$9,000", "Tanks"],
    ["Tanks: $9,000 to run for a year", "$9,000", "Tanks"],
  ])("is told by the words beside it: %#", (text, quote, name) => {
    expect(nameIn(text, quote)).toBe(name);
  });

  it("is not told where the words are a sentence, or none, or the figure does not stand there", () => {
    expect(nameIn("Over eighteen months we shall need all of $18,600.", "$18,600")).toBeUndefined();
    expect(nameIn("$18,600\n$9,000", "$9,000")).toBeUndefined();
    expect(nameIn("$18,600 for 36 stewards", "$18,600")).toBeUndefined();
    expect(nameIn("We need fences.", "$18,600")).toBeUndefined();
  });

  it("is found where the text was changed before it", () => {
    expect(partName(`Now ${asked}`, { start: asked.indexOf("$9,000"), quote: "$9,000" })).toBe("Tanks");
  });
});
