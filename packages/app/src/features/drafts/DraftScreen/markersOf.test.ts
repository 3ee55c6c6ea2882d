import { defaultMarkers } from "@grantwright/ui";
import { describe, expect, it } from "vitest";
import { copy } from "./draft.copy.ts";
import { markersOf, type MarkerFacts } from "./markersOf.ts";

const facts: MarkerFacts = { problemCount: 0, noteCount: undefined, credits: 3, isReady: false, isRevision: false };
const notes = (change: Partial<MarkerFacts>) => markersOf({ ...facts, ...change }).map(({ note }) => note);

describe("the markers of a draft", () => {
  it("are five, each with its label and position from 0 to 100 [2.4-markers] [2.3-progress-marker]", () => {
    const places = [
      { label: "Start", position: 0 },
      { label: "Outline Created", position: 25 },
      { label: "Optional Assessment", position: 50 },
      { label: "Ready to Create", position: 75 },
      { label: "Done", position: 100 },
    ];
    for (const isReady of [true, false]) {
      const markers = markersOf({ ...facts, isReady, noteCount: 4 });
      expect(markers.map(({ label, position }) => ({ label, position }))).toEqual(places);
    }
    expect(defaultMarkers.map(({ label, position }) => ({ label, position }))).toEqual(places);
  });

  it("say what stands in the way of the next one", () => {
    expect(notes({ problemCount: 2 })[3]).toBe(copy.marker.toWrite(2));
    expect(notes({ credits: 0 })[3]).toBe(copy.marker.noCredits);
    expect(notes({ isReady: true })[3]).toBe(copy.marker.tick);
    expect(notes({ noteCount: 1 })[2]).toBe(copy.marker.read(1));
    expect(notes({ isRevision: true, problemCount: 2 })[3]).toBeUndefined();
  });
});
