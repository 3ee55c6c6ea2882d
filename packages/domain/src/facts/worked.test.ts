import { describe, expect, it } from "vitest";
import { leewayOf } from "./leeway.ts";
import { readFacts } from "./readFacts.ts";
import { Terms } from "./terms.ts";
import { workedFrom } from "./worked.ts";

/** How the last fact of a text follows from sentences of a source, and from what stands before it in the text. */
function workingOf(text: string, sentences: string[], most = 0.3): string | undefined {
  const facts = readFacts(text);
  const fact = facts.at(-1)!;
  const own = facts.slice(0, -1);
  const terms = new Terms([own, ...sentences.map((sentence) => readFacts(sentence))], own);
  return workedFrom(fact, terms, leewayOf(fact, text), { most, distance: 1 })?.working;
}

describe("workedFrom", () => {
  it.each<[string, string, string[], string]>([
    ["a product", "The stone costs £19,320.", ["460 tonnes of stone, £42 a tonne."], "19,320 = 42 × 460"],
    [
      "a product over two sentences",
      "The stone costs £19,320.",
      ["We need 460 tonnes of stone.", "It is £42 a tonne."],
      "19,320 = 42 × 460",
    ],
    ["a total", "It costs £14,650.", ["The beds are £11,400, the pond is £3,250."], "14,650 = 11,400 + 3,250"],
    [
      "a total of lines with and without a count",
      "It costs £35,870.",
      ["Stone: 460 tonnes at £42.", "Digger: 15 days at £640.", "Supervision: £4,800.", "Licence: £2,150."],
      "35,870 = 42 × 460 + 640 × 15 + 4,800 + 2,150",
    ],
    [
      "what own money leaves of a total",
      "With £12,000 and £3,000 in hand we ask for £20,870.",
      ["It costs £35,870."],
      "20,870 = 35,870 − 12,000 − 3,000",
    ],
    [
      "a share of a sum",
      "The county gives €93,000.",
      ["A bus is €186,000.", "The county pays half."],
      "93,000 = 186,000 × 50",
    ],
    ["a difference", "It fell by 26.", ["From 64 to 38 fish."], "26 = 64 − 38"],
    ["a loss", "Salmon fell by 41 %.", ["64 salmon came, then 38."], "41 % ≈ (64 − 38) ÷ 64"],
    ["hours of lessons", "They have 198 hours.", ["Six hours a week for 33 weeks."], "198 = 6 × 33"],
    ["what comes to each", "Each of the 23 km costs about £1,560.", ["It costs £35,870."], "1,560 ≈ 35,870 ÷ 23"],
    ["the years of a table", "We counted for four years.", ["2021", "in 2024"], "2021 to 2024"],
  ])("works out %s", (_, text, sentences, working) => {
    expect(workingOf(text, sentences)).toBe(working);
  });

  it.each<[string, string, string[]]>([
    ["euros from pounds", "It costs €14,650.", ["The beds are £11,400, the pond is £3,250."]],
    ["a number near a sum", "It costs £14,750.", ["The beds are £11,400, the pond is £3,250."]],
    ["a month with a year from a month alone", "It opens in March 2029.", ["It starts in May and takes ten months."]],
    ["a rounded number without a word for it", "There were 155 dogs.", ["We keep 148 dogs."]],
  ])("never works out %s", (_, text, sentences) => {
    expect(workingOf(text, sentences)).toBeUndefined();
  });

  it("believes no number where most numbers would be found as well", () => {
    const crowd = ["3, 5, 8, 11, 14, 19, 23 and 31 people of 7, 9, 12 and 17 places, with 4, 6, 13 and 29 others."];
    expect(workingOf("There are 45.", crowd)).toBeUndefined();
    expect(workingOf("There are 45.", ["There were 31 adults and 14 children."])).toBe("45 = 31 + 14");
  });

  it("rounds only where the words do, and only their way", () => {
    expect(workingOf("About 155 dogs.", ["We keep 148 dogs."])).toBe("155 ≈ 148");
    expect(workingOf("More than half of it.", ["19 of 34 hectares."])).toBe("50 % ≈ 19 ÷ 34");
    expect(workingOf("More than half of it.", ["15 of 34 hectares, 15 of them wet."])).toBe("50 % ≈ (34 − 15) ÷ 34");
    expect(workingOf("More than two-thirds of it.", ["19 of 34 hectares."])).toBeUndefined();
  });

  it("is done in time with many facts", () => {
    const many = Array.from({ length: 60 }, (_, at) => `${at + 2} boxes at £${37 * (at + 3)} each.`);
    expect(() => workingOf("It costs £123,457.", many)).not.toThrow();
  });
});
