import { describe, expect, it } from "vitest";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const foundIn = (text: string, source: string) =>
  makeReceipts(text, indexSources([{ kind: "description", text: source }])).flatMap(({ facts }) =>
    facts.map(({ start, end, found }) => [text.slice(start, end), found]),
  );

describe("figures of one sentence", () => {
  const source =
    "Rain is gathered at the school and at 47 homes. Somebody looks after it.\n\nThe mason comes from the next valley. One tank sells for 8,650 pesos. We saw 12 of them.";

  it("bear each other out, where one stands elsewhere and the other follows from it", () => {
    expect(foundIn("The 47 tanks sell for 406,550 pesos.", source)).toEqual([
      ["47", "worked"],
      ["406,550 pesos", "worked"],
    ]);
  });

  it("do not, where the one stands nowhere, or the other does not follow", () => {
    expect(foundIn("The 43 tanks sell for 371,950 pesos.", source)).toEqual([
      ["43", "no"],
      ["371,950 pesos", "no"],
    ]);
    expect(foundIn("The 47 tanks sell for 406,050 pesos.", source).at(-1)).toEqual(["406,050 pesos", "no"]);
  });
});

describe("a figure of a sentence with no word of the sources", () => {
  const source = "We held four rehearsals of 35 minutes and sold 340 of the 425 seats. Bread is dear here.";

  it("goes on with what the sentence before was about", () => {
    expect(foundIn("In all, 340 of the 425 seats sold.\nThat makes 80 %.", source).at(-1)).toEqual(["80 %", "worked"]);
    expect(foundIn("In all, 340 of the 425 seats sold.\nThat makes 73 %.", source).at(-1)).toEqual(["73 %", "no"]);
  });
});

describe("a year", () => {
  it("is one wherever the word for what happened stands", () => {
    const source = "Der Segelclub: gegründet 1957, gemeinnützig. Jahreshaushalt rund 38.000 €.";
    expect(foundIn("Er wurde 1957 gegründet.", source)).toEqual([["1957", "stated"]]);
    expect(foundIn("Er wurde 1958 gegründet.", source)).toEqual([["1958", "no"]]);
  });
});
