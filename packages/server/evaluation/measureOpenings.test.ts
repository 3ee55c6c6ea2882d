import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { measureOpenings } from "./measureOpenings.ts";
import { placementTexts, type PlacementPart } from "./measurePlacement.ts";

describe("the summary of a finished proposal", () => {
  // In percent of the descriptions that say what is wanted. The shares may rise, not fall: one of 62 did, which was dictated and is less cut now.
  it.each<[PlacementPart, number]>([
    ["fresh-sealed", 77],
    ["everyday-sealed", 71],
  ])("begins with what is wanted, in the %s part", async (part, floor) => {
    const { texts, right } = await measureOpenings(createOfflineWriter(), placementTexts(part));
    const share = (100 * right) / texts;
    console.log(part, `summaries that begin with what is wanted: ${share.toFixed(1)} % of ${texts}`);
    expect(share).toBeGreaterThanOrEqual(floor);
  });
});
