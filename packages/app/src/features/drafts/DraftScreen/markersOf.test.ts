import { defaultMarkers } from "@grantwright/ui";
import { headKey, sectionId, sectionKey, sectionProblem } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { copy } from "./draft.copy.ts";
import { markersOf, type MarkerFacts } from "./markersOf.ts";

const facts: MarkerFacts = {
  problems: [],
  progress: 25,
  noteCount: undefined,
  credits: 3,
  isReady: false,
  promptCount: 0,
  isRevision: false,
};
const section = (id: string) => sectionKey(sectionId(id));
const wrong = (text: string) => sectionProblem({ required: true }, text)!;
const empty = [
  { key: section("needStatement"), problem: wrong("") },
  { key: section("methodology"), problem: wrong("") },
];
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

  it("say what stands in the way, where it stands", () => {
    expect(notes({ problems: empty })).toEqual([undefined, copy.marker.toWrite(2), undefined, undefined, undefined]);
    expect(notes({ problems: [...empty, { key: section("budget"), problem: wrong("Only four words here") }] })[1]).toBe(
      copy.marker.toFix(3),
    );
    expect(notes({ problems: [{ key: headKey("name"), problem: wrong("") }] })[1]).toBe(copy.marker.noName);
    expect(notes({ credits: 0 })[3]).toBe(copy.marker.noCredits);
    expect(notes({ isReady: true })[3]).toBe(copy.marker.tick);
    expect(notes({ isReady: true, promptCount: 2 })[3]).toBe(copy.marker.open(2));
    expect(notes({ noteCount: 1 })[2]).toBe(copy.marker.read(1));
    expect(notes({ isRevision: true, problems: empty })[1]).toBeUndefined();
  });

  it("tie no knot at Ready to Create while places are open", () => {
    const ready = (change: Partial<MarkerFacts>) => markersOf({ ...facts, isReady: true, progress: 75, ...change })[3];
    expect(ready({ promptCount: 2 })).toMatchObject({ label: "Ready to Create", isOpen: true });
    expect(ready({ promptCount: 0 })).toMatchObject({ isOpen: false });
    expect(ready({ promptCount: 2, isRevision: true })).toMatchObject({ isOpen: false, note: undefined });
  });

  it("tie no knot for an assessment that nobody asked for", () => {
    const assessment = (change: Partial<MarkerFacts>) => markersOf({ ...facts, ...change })[2];
    expect(assessment({ progress: 75, isReady: true })).toMatchObject({ isSkipped: true, note: copy.marker.notRead });
    expect(assessment({ progress: 100, isRevision: true })).toMatchObject({ isSkipped: true });
    expect(assessment({ progress: 75, isReady: true, noteCount: 0 })).toMatchObject({ isSkipped: false });
    expect(assessment({ progress: 25 })).toMatchObject({ isSkipped: false, note: undefined });
  });
});
