import { describe, expect, it } from "vitest";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const foundIn = (text: string, source: string) =>
  makeReceipts(text, indexSources([{ kind: "description", text: source }])).flatMap(({ facts }) =>
    facts.map(({ start, end, found, working }) => [text.slice(start, end), found, working]),
  );

describe("a figure for a year", () => {
  it("is worked out from one for a month or a week", () => {
    expect(foundIn("Die Miete beträgt 4.380 Euro im Jahr.", "Wir zahlen dem Wirt monatlich 365 Euro.")).toEqual([
      ["4.380 Euro", "worked", "4,380 = 365 × 12"],
    ]);
    expect(foundIn("Phone costs us £676 a year.", "We have a line for £13 a week.")).toEqual([
      ["£676", "worked", "676 = 13 × 52"],
    ]);
  });

  it("is not worked out from one for another time, or for no year", () => {
    expect(foundIn("The rent is £4,380 a year.", "We pay £365 a night for the hall.")).toEqual([
      ["£4,380", "no", undefined],
    ]);
    expect(foundIn("The rent is £4,380.", "We pay £365 a month for the hall.")).toEqual([["£4,380", "no", undefined]]);
  });
});
