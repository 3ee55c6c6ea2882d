import { describe, expect, it } from "vitest";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const source = `We broadcast in English, Hmong, Somali and Ojibwe to the whole town.

What we want
- laptops for editing
- microphones for the studio
- recorders for the street
- a course in summer
- paint for the door

ward	visits
North	112
South	96
Mill	88`;

const countIn = (text: string) => {
  const index = indexSources([{ kind: "description", text: source }]);
  return makeReceipts(text, index)
    .flatMap(({ facts }) => facts)
    .map(({ found, working }) => [found, ...(working ? [working] : [])])
    .at(0);
};

describe("a small number", () => {
  it("counts what a source names in a sentence, in a list or in a table", () => {
    expect(countIn("Programmes go out to the town in four languages of its people.")?.[0]).toBe("worked");
    expect(countIn("We need five things: laptops, microphones, recorders, the course and paint.")?.[0]).toBe("worked");
  });

  it("counts what its own sentence names", () => {
    expect(countIn("Three kinds of help are given: editing, recording and painting.")?.[0]).toBe("worked");
  });

  it("counts what its own sentence names behind what is counted, and not the digits of a figure", () => {
    const of = (text: string) =>
      makeReceipts(text, indexSources([{ kind: "description", text: "The 12,000 pupils live in Arl, Borl and Cerl." }]))
        .flatMap(({ facts }) => facts)
        .map(({ found }) => found);
    expect(of("All 12,000 pupils live in three valleys, Arl, Borl and Cerl.")).not.toContain("no");
    expect(of("All 12,000 pupils live in four valleys.")).toContain("no");
  });

  it("is marked where no list has so many items", () => {
    expect(countIn("We broadcast to the whole town in nine languages.")).toEqual(["no"]);
  });

  it("is counted in time in a long line of commas", () => {
    const text = `Three of them: ${"a, ".repeat(20_000)}`;
    expect(makeReceipts(text, indexSources([{ kind: "description", text: "a, ".repeat(20_000) }]))).not.toEqual([]);
  });
});
