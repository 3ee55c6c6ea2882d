import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { openPlacementTexts } from "../training/placementTexts.ts";
import { measurePlacement, placementTexts, type PlacementPart } from "./measurePlacement.ts";

/** Of each group the share of units that stand where they belong, in percent. */
async function sharesOf(part: PlacementPart): Promise<Record<string, number>> {
  const counts = await measurePlacement(createOfflineWriter(), placementTexts(part));
  const shares = Object.fromEntries([...counts].map(([group, { right, units }]) => [group, (100 * right) / units]));
  console.log(part, shares);
  return shares;
}

describe("the sealed part of the placement texts", () => {
  it.each(["sealed", "later", "later-sealed"] as const)("was trained on no text of the %s part", (part) => {
    const sealed = new Set(placementTexts(part).flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text)));
    const open = openPlacementTexts().flatMap(({ paragraphs }) => paragraphs.flat());
    expect(open.filter(({ text }) => text.length > 40 && sealed.has(text))).toEqual([]);
  });

  // Whole descriptions by others, on which nothing was trained and that nobody reads who works on the rules. The share may rise, not fall.
  it("puts what is said into the section where it belongs", async () => {
    const shares = await sharesOf("sealed");
    expect(shares.English).toBeGreaterThanOrEqual(76);
    expect(shares["other languages"]).toBeGreaterThanOrEqual(56);
    expect(shares.dictation).toBeGreaterThanOrEqual(36);
  });

  // By hands of which the model has seen nothing: how it does for people.
  it("does so for hands that it does not know", async () => {
    const shares = await sharesOf("later-sealed");
    expect(shares.English).toBeGreaterThanOrEqual(66);
    expect(shares["other languages"]).toBeGreaterThanOrEqual(54);
    expect(shares.dictation).toBeGreaterThanOrEqual(42);
  });
});
