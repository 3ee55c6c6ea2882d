import { describe, expect, it } from "vitest";
import { measureDoubts } from "./measureDoubts.ts";

describe("what people are asked about the places of their sentences", () => {
  // The share of the sentences asked about that stand in the wrong section, in percent, and how many are asked about in a text: a question is worth
  // its press where every second one is right, and nobody answers ten.
  it.each([
    ["later-sealed", 51, 4.5],
    ["fresh-sealed", 45, 4.5],
    ["everyday-sealed", 41, 3],
  ] as const)("is worth asking in the %s part", async (part, worth, most) => {
    const counts = await measureDoubts(part);
    console.log(part, counts);
    expect((100 * counts.wrong) / counts.doubts).toBeGreaterThanOrEqual(worth);
    expect(counts.doubts / counts.texts).toBeLessThanOrEqual(most);
  });
});
