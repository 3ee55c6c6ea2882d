import { describe, expect, it } from "vitest";
import type { WriterInput } from "../writer.ts";
import { standingPairs, type NotedPair } from "./standingPairs.ts";

const inputWith = (texts: Record<string, string>): WriterInput => ({
  description: "Forty children come.",
  attachments: [],
  type: "grant",
  useEnglish: true,
  template: {
    name: "Form",
    sections: ["a", "b"].map((id) => ({ id, title: id.toUpperCase(), required: true, auto: false })),
  },
  texts,
});

const texts = { a: "Only a dozen children come.", b: "Lunch for 30 children." };
const pair: NotedPair = [
  { sectionId: "a", quote: "a dozen children" },
  { sectionId: "b", quote: "30 children" },
];

describe("pairs of an assessment", () => {
  it("stand while both passages do, wherever they have moved to in their texts", () => {
    const [held] = standingPairs(inputWith({ ...texts, b: `At noon: ${texts.b}` }), [pair]);
    expect(held?.places.map(({ placeId, start, quote }) => [placeId, start, quote])).toEqual([
      ["a", 5, "a dozen children"],
      ["b", 19, "30 children"],
    ]);
  });

  it("are gone once one of the two is changed, or its section is empty", () => {
    expect(standingPairs(inputWith({ ...texts, a: "Thirty children come." }), [pair])).toEqual([]);
    expect(standingPairs(inputWith({ ...texts, b: "" }), [pair])).toEqual([]);
  });

  it("may be with the description, and are left to the rules where those name them", () => {
    const described: NotedPair = [{ quote: "Forty children" }, pair[1]];
    expect(standingPairs(inputWith(texts), [described])).toHaveLength(1);
    const [known] = standingPairs(inputWith(texts), [pair]);
    expect(standingPairs(inputWith(texts), [pair, described], [{ places: known!.places }])).toHaveLength(1);
  });
});
