import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { openPlacementTexts } from "../training/placementTexts.ts";
import { measurePlacement, placementTexts } from "./measurePlacement.ts";

describe("the sealed part of the placement texts", () => {
  it("was trained on no text of the sealed part", () => {
    const sealed = new Set(
      placementTexts("sealed").flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text)),
    );
    const open = openPlacementTexts().flatMap(({ paragraphs }) => paragraphs.flat());
    expect(open.filter(({ text }) => text.length > 40 && sealed.has(text))).toEqual([]);
  });

  // Whole descriptions by others, on which nothing was trained and that nobody reads who works on the rules. The share may rise, not fall.
  it("puts what is said into the section where it belongs", async () => {
    const counts = await measurePlacement(createOfflineWriter(), placementTexts("sealed"));
    const shares = Object.fromEntries([...counts].map(([group, { right, units }]) => [group, (100 * right) / units]));
    console.log(shares);
    expect(shares.English).toBeGreaterThanOrEqual(76);
    expect(shares["other languages"]).toBeGreaterThanOrEqual(56);
    expect(shares.dictation).toBeGreaterThanOrEqual(36);
  });
});
