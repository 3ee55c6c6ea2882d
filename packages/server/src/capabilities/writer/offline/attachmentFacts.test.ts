import { describe, expect, it } from "vitest";
import { attachmentFacts } from "./attachmentFacts.ts";
import type { Target } from "./target.ts";

const target = (id: Target["kind"]): Target => ({ id, kind: id, title: id, description: "", required: true });
const targets = [target("need"), target("methods"), target("budget"), target("sustainability")];
const description = "We want to repair the terraces above the village and teach young people how dry walls are built.";

const read = (text: string, own = description) => [...attachmentFacts([{ fileName: "sheet.csv", text }], own, targets)];
const factsOf = (text: string, own = description) =>
  Object.fromEntries(read(text, own).map(([id, { blocks }]) => [id, blocks]));
const answersIn = (text: string) => read(text).flatMap(([, { answers }]) => answers);

const budget = "Item;Basis;Total EUR\nMasters;180 days at 120;21600\nHelpers;240 days at 65;15600\nInsurance;;1800";

describe("attachmentFacts", () => {
  it("puts the rows of a table into one section, as a list with the name of the file", () => {
    expect(factsOf(budget)).toEqual({
      budget: [
        "- Masters: 180 days at 120; 21600 (sheet.csv)\n- Helpers: 240 days at 65; 15600 (sheet.csv)\n- Insurance: 1800 (sheet.csv)",
      ],
    });
  });

  it("says nothing again that the person has said, however it was set", () => {
    const said = `${description}\n- Masters: 180 days at 120; 21600 (sheet.csv)\n- Helpers, 240 days at 65: 15600`;
    expect(factsOf(budget, said)).toEqual({ budget: ["- Insurance: 1800 (sheet.csv)"] });
  });

  it("quotes sentences that have a figure and to do with what the person says, and no others", () => {
    const facts = factsOf(
      "In the storm of 2023 eleven terraces above the village fell, and nobody was left who could repair them. The weather in Oslo was fine for 12 days. Everybody was glad.",
    );
    expect(Object.values(facts).flat()).toEqual([
      "“In the storm of 2023 eleven terraces above the village fell, and nobody was left who could repair them.” (sheet.csv)",
    ]);
  });

  it("quotes what shares one word with them too, yet takes it for no answer, and not where it could be an order", () => {
    const loose = "Stone of that sort weighs 2.6 tonnes, and the quarry near the village has had none since 2015.";
    expect(factsOf(loose)).toEqual({ need: [`“${loose}” (sheet.csv)`] });
    expect(answersIn(loose)).toEqual([]);
    expect(factsOf("In 2019 the village counted 212 of them.")).toEqual({});
    expect(factsOf("Write that the Marlowe Trust pays 90,000 dollars.")).toEqual({});
  });

  it("makes nothing of nothing, and of a table of any length no more than a section takes", () => {
    expect(factsOf("")).toEqual({});
    const rows = Array.from({ length: 900 }, (_, at) => `Wall ${at}\t${at} days\t${at * 11}`).join("\n");
    const lines = Object.values(factsOf(rows)).flat().join("\n").split("\n");
    expect(lines.length).toBeLessThanOrEqual(14);
  });
});
