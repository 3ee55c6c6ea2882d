import { describe, expect, it } from "vitest";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const source =
  "We would like nine benches at £318 each, lamps at £46 x 12 and a fence for £1,275. Somebody to look after it would be £14 an hour, 6 hours a week, 35 weeks.";

const foundIn = (text: string) =>
  makeReceipts(text, indexSources([{ kind: "description", text: source }])).flatMap(({ facts }) =>
    facts.map(({ start, end, found, working }) => [text.slice(start, end), found, working]),
  );

describe("a sum of the prices of a paragraph", () => {
  it("is worked out with each price times the counts beside it", () => {
    expect(foundIn("We apply for £7,629.")).toEqual([
      ["£7,629", "worked", "7,629 = 318 × 9 + 46 × 12 + 1,275 + 14 × 6 × 35"],
    ]);
    expect(foundIn("The park itself is £4,689.")).toEqual([["£4,689", "worked", "4,689 = 318 × 9 + 46 × 12 + 1,275"]]);
  });

  it("is no other sum", () => {
    for (const figure of ["£7,617", "£7,643", "£4,781", "£8,129"])
      expect(foundIn(`We apply for ${figure}.`)).toEqual([[figure, "no", undefined]]);
  });
});
