import { describe, expect, it } from "vitest";
import { numbersOf, worksOf } from "./findReference.ts";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const list = `Dust was lower with water in trials elsewhere.

References
[1] Rathore S, Khan I. Silicosis in small workshops. Lung Health Bulletin 2022; 14: 31-38.
[2] Petersen H. Water on the blade. Dust Control Letters 2016; 3: 5-11.
[3] Moreau C. Respirable silica. Annals of Quarry Medicine 2019; 8: 101-110.`;

const citationIn = (text: string, source = list) =>
  makeReceipts(text, indexSources([{ kind: "file", fileId: "a", text: source }]))
    .flatMap(({ facts }) => facts)
    .filter(({ kind }) => kind === "citation")
    .map(({ found }) => found);

describe("a citation by number", () => {
  it("is read with its ranges", () => {
    expect(numbersOf("[1, 3–5]")).toEqual([1, 3, 4, 5]);
    expect(numbersOf("(Okafor, 2021)")).toEqual([]);
  });

  it("stands on the list of works of a source, and on no longer one", () => {
    expect(citationIn("Water lowered dust in trials elsewhere [2, 3].")).toEqual(["stated"]);
    expect(citationIn("Water lowered dust in trials elsewhere [2, 4].")).toEqual(["no"]);
  });

  it("counts the works of a list without numbers", () => {
    const works = list.replace(/^\[\d\] /gmu, "");
    expect(worksOf(works)).toEqual([1, 2, 3]);
    expect(citationIn("Water lowered dust elsewhere [3].", works)).toEqual(["stated"]);
    expect(citationIn("Water lowered dust elsewhere [3].", "Water lowered dust in 2019.")).toEqual(["no"]);
  });
});
