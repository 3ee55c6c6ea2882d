import { describe, expect, it } from "vitest";
import { papersAsked } from "./paperLists.ts";
import { wordsFor } from "./words/callWords.ts";

const english = wordsFor("What we fund, and how to apply to the fund for a grant");

describe("the papers of a sentence", () => {
  it.each([
    [
      "Please attach a copy of your rules, your latest accounts and a map.",
      [
        ["a copy of your rules", true],
        ["your latest accounts", true],
        ["a map", true],
      ],
    ],
    ["If it alters the building, we need the feasibility form as well.", [["the feasibility form", false]]],
    ["Letters from customers may be added.", [["Letters from customers", false]]],
    ["You must upload a Gantt chart as an appendix, at most 2 A4 pages.", [["a Gantt chart", true]]],
    ["Please do not send letters of praise.", []],
    ["Please attach great weight to the need.", []],
  ])("reads %j", (sentence, papers) => {
    expect(papersAsked(sentence, english).map(({ name, required }) => [name, required])).toEqual(papers);
  });
});
