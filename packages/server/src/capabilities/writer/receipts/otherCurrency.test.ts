import { describe, expect, it } from "vitest";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const foundIn = (text: string, source: string) => {
  const index = indexSources([{ kind: "description", text: source }]);
  return makeReceipts(text, index).flatMap(({ facts }) => facts.map(({ found }) => found));
};

describe("a sum of money", () => {
  it("is marked in a currency that the sources do not count in", () => {
    expect(foundIn("Materials cost 9,800 euros.", "The materials cost 9,800 pesos.")).toEqual(["no"]);
    expect(foundIn("The committee holds €312,000.", "The committee holds 312,000, and tools cost £90.")).toEqual([
      "no",
    ]);
  });

  it("is stated with the sign of a currency that several have, and where the sources tell none", () => {
    expect(foundIn("Materials cost $9,800.", "The materials cost 9,800 pesos.")).toEqual(["stated"]);
    expect(foundIn("Materials cost €9,800.", "The materials cost 9,800.")).toEqual(["stated"]);
    expect(foundIn("Materials cost A$9,800.", "The materials cost $9,800.")).not.toEqual([]);
  });
});
