import { describe, expect, it } from "vitest";
import { findContradictions } from "../numbers/findContradictions.ts";
import type { WriterInput } from "../writer.ts";
import { contradictionTexts } from "./contradictionTexts.ts";
import { holdPairs, type NamedPair } from "./holdPairs.ts";

const inputOf = (...texts: string[]): WriterInput => {
  const [description = "", ...sections] = texts;
  return {
    description,
    attachments: [],
    type: "grant",
    useEnglish: true,
    template: {
      name: "Form",
      sections: sections.map((_, at) => ({ id: `id${at + 1}`, title: `Part ${at + 1}`, required: true, auto: false })),
    },
    texts: Object.fromEntries(sections.map((text, at) => [`id${at + 1}`, text])),
  };
};

/** A pair, each side as "s1: the quote". */
function pair(one: string, two: string, isCertain = true): NamedPair {
  const [first, second] = [one, two].map((side) => {
    const [section = "", ...quote] = side.split(": ");
    return { section, quote: quote.join(": ") };
  });
  return { first: first!, second: second!, isCertain };
}

const quotes = (texts: string[], ...pairs: NamedPair[]) =>
  holdPairs(contradictionTexts(inputOf(...texts)), pairs, []).map(({ places }) => places.map(({ quote }) => quote));

const garden = ["", "Nine villages wait for us.", "We go to a dozen villages each spring, with Ines."];

describe("pairs that a model names", () => {
  it.each([
    [
      "pence",
      ["", "Of each pound, 72p are for wages.", "All goes into wages."],
      "s1: 72p are for wages",
      "s2: All goes into wages",
    ],
    ["English", garden, "s1: Nine villages", "s2: a dozen villages"],
    [
      "German",
      ["", "Wir treffen uns jeden Montag im Saal.", "Die Treffen am Dienstag leitet Frau Öz."],
      "s1: jeden Montag",
      "s2: am Dienstag",
    ],
    [
      "French",
      ["", "La moitié des élèves sont là.", "Tous les élèves sont là."],
      "s1: La moitié",
      "s2: Tous les élèves",
    ],
    [
      "Dutch, with a share in one word",
      [
        "",
        "Van de kinderen komt driekwart te voet naar ons toe.",
        "De kinderen komen allemaal met de bus naar ons toe.",
      ],
      "s1: komt driekwart te voet",
      "s2: allemaal met de bus",
    ],
    ["Dutch", ["", "Wij beginnen in mei.", "Wij beginnen in het voorjaar, na juni."], "s1: in mei", "s2: na juni"],
  ])("are told where both stand in the texts: %s", (_, texts, one, two) => {
    expect(quotes(texts, pair(one, two))).toEqual([[one.slice(4), two.slice(4)]]);
  });

  it("come in the order of the form, the description first", () => {
    const texts = ["A dozen villages wait.", "Nine villages wait, and then ten more."];
    expect(quotes(texts, pair("s1: Nine villages", "description: A dozen villages"))).toEqual([
      ["A dozen villages", "Nine villages"],
    ]);
    expect(quotes(texts, pair("s1: ten more", "S1: Part 1: Nine villages"))).toEqual([]);
    expect(
      quotes(texts, { ...pair("s1: ten more", ""), second: { section: "S1: Part 1", quote: "Nine villages" } }),
    ).toEqual([["Nine villages", "ten more"]]);
  });

  it.each([
    ["a quote that stands nowhere", pair("s1: Ninety villages", "s2: a dozen villages")],
    ["a quote of another section than is named", pair("s2: Nine villages", "s2: a dozen villages")],
    ["a section that there is not", pair("s7: Nine villages", "s2: a dozen villages")],
    ["two passages without a figure", pair("s1: wait for us", "s2: with Ines")],
    ["passages that overlap", pair("s2: a dozen villages", "s2: dozen villages each spring")],
    ["what it is not certain of", pair("s1: Nine villages", "s2: a dozen villages", false)],
  ])("are not told with %s", (_, named) => {
    expect(quotes(garden, named)).toEqual([]);
  });

  it("are not told with the same words twice, with a passage of a page, or of the description alone", () => {
    expect(quotes(["", "Nine villages.", "Nine villages."], pair("s1: Nine villages", "s2: Nine villages"))).toEqual(
      [],
    );
    const long = `Nine villages ${"wait and ".repeat(40)}hope`;
    expect(quotes(["", long, "A dozen villages."], pair(`s1: ${long}`, "s2: A dozen"))).toEqual([]);
    const described = ["Nine villages, or a dozen villages.", "We dig."];
    expect(quotes(described, pair("description: Nine villages", "description: a dozen villages"))).toEqual([]);
  });

  it("are told once, and six at most", () => {
    const same = [pair("s1: Nine villages wait", "s2: a dozen"), pair("s2: dozen villages", "s1: Nine")];
    expect(quotes(garden, ...same)).toHaveLength(1);
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const texts = ["", days.join(", "), days.map((day) => `on ${day}`).join(", ")];
    const seven = days.map((day, at) => pair(`s1: ${day}`, `s2: on ${days[(at + 1) % 7]}`));
    expect(quotes(texts, ...seven)).toHaveLength(6);
  });

  it("are left out where a rule names them", () => {
    const texts = contradictionTexts(inputOf("", "We meet on Sunday, 12 June 2027. Nine come.", "A dozen come."));
    const known = findContradictions(texts.map(({ place }) => place));
    expect(known).toHaveLength(1);
    const pairs = [pair("s1: on Sunday", "s1: 12 June 2027"), pair("s1: Nine come", "s2: A dozen come")];
    expect(holdPairs(texts, pairs, known).map(({ places }) => places.map(({ quote }) => quote))).toEqual([
      ["Nine come", "A dozen come"],
    ]);
  });

  it("are none of sections that are written from the others, and of what is still open", () => {
    const input = inputOf("", "Nine villages wait. [Add: how many of the 40 stay]", "A dozen villages wait.");
    const [, second] = input.template.sections;
    const composed = {
      ...input,
      template: { name: "Form", sections: [{ ...second!, auto: true }, input.template.sections[0]!] },
    };
    expect(contradictionTexts(composed).map(({ key, place, sent }) => [key, place.id, sent])).toEqual([
      ["description", "description", ""],
      ["s1", "id1", "Nine villages wait."],
    ]);
    expect(holdPairs(contradictionTexts(input), [pair("s1: how many of the 40 stay", "s2: A dozen")], [])).toEqual([]);
    expect(contradictionTexts(inputOf("Nine villages, a dozen.", " [Add: all]"))).toEqual([]);
  });
});
