import { describe, expect, it } from "vitest";
import { readCall } from "../readCall.ts";
import { partsOfCall } from "../partsOfCall.ts";
import { leaf, readTrees } from "./boostedTrees.ts";
import { judgedLines } from "./lineFeatures.ts";
import stored from "./titlesModel.json" with { type: "json" };

const base64 = (values: ArrayBufferView<ArrayBuffer>) => Buffer.from(values.buffer).toString("base64");

const textOf = (lines: string[]) => lines.join("\n\n");
const titlesOf = (lines: string[]) => readCall(textOf(lines)).fields.map(({ title }) => title);

describe("boosted trees", () => {
  const trees = readTrees({
    features: ["length"],
    bias: 0,
    roots: [0, 3],
    looksAt: base64(Uint8Array.of(0, leaf, leaf, leaf)),
    upTo: base64(Float32Array.of(4, 0, 0, 0)),
    higher: base64(Uint16Array.of(2, 0, 0, 0)),
    adds: base64(Float32Array.of(0, 1, -1, 1)),
  });

  it("add up what the leaf of each says", () => {
    expect(trees({ length: 4 })).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
    expect(trees({ length: 5 })).toBe(0.5);
  });

  it("throw for what they do not know", () => {
    expect(() => trees({ width: 4 })).toThrow("“length”");
  });
});

describe("the judge of titles", () => {
  // No word of Norwegian is known here.
  const call = [
    "Bursdagsfondet",
    "Fondet støtter turer for barn.",
    "Skjema",
    "1. Hvem er dere?",
    "2. Hva vil dere gjøre?",
    "3. Hvor mange barn blir med?",
    "4. Hva koster det?",
    "5. Hva skjer etterpå?",
    "Frist: 3. mai 2027",
  ];

  it("knows a form by its shape where rules know none", () => {
    expect(titlesOf(call)).toEqual([
      "Hvem er dere?",
      "Hva vil dere gjøre?",
      "Hvor mange barn blir med?",
      "Hva koster det?",
      "Hva skjer etterpå?",
    ]);
  });

  it("says from which line each title is", () => {
    expect(readCall(textOf(call)).fields.map(({ readFrom }) => readFrom?.line)).toEqual([7, 9, 11, 13, 15]);
  });

  it("makes no form of a line or two", () => {
    expect(
      titlesOf(["Bursdagsfondet", "Fondet støtter turer for barn.", "Hvem er dere?", "Frist: 3. mai 2027"]),
    ).toEqual([]);
  });

  it("was trained on the features that lines have", () => {
    const { parts, tables, words } = partsOfCall(textOf(call));
    expect(Object.keys(judgedLines(parts, tables, words)[0]!.features)).toEqual(stored.features);
  });
});
