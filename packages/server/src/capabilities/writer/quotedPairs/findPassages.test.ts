import { describe, expect, it } from "vitest";
import { passagesIn } from "./findPassages.ts";

const found = (text: string, quote: string) => passagesIn(text)(quote).map(({ start, end }) => text.slice(start, end));

describe("quoted passages", () => {
  it.each([
    ["Forty  children\ncome, and 41 stay.", "Forty children come", "Forty  children\ncome"],
    ["We call it “the 12” here.", '"the 12" here', "the 12” here"],
    ["It's the farmer’s 12 acres.", "the farmer's 12 acres", "the farmer’s 12 acres"],
    ["客室五室、寝室6室。", "6室", "6室"],
  ])("are found in %j, quotation marks and gaps apart", (text, quote, passage) => {
    expect(found(text, quote)).toEqual([passage]);
  });

  it.each([
    ["We ask for £4,200.", "200"],
    ["We ask for £4,200.", "£4"],
    ["It takes 1.5 hours.", "5 hours"],
    ["In 2012 we met.", "12"],
    ["Fourteen came.", "teen came"],
    ["We are 12.", "we are 12"],
    ["We are 12.", "…"],
    ["We are 12.", ""],
  ])("of %j are none that cut a word or a number, or are worded otherwise: %j", (text, quote) => {
    expect(found(text, quote)).toEqual([]);
  });

  it("are all where they stand several times, up to a bound", () => {
    expect(passagesIn("12, 12 and 12")("12")).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 6 },
      { start: 11, end: 13 },
    ]);
    expect(passagesIn("12 ".repeat(50))("12")).toHaveLength(20);
  });
});
