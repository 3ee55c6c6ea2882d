import { describe, expect, it } from "vitest";
import type { RequirementCheck } from "./result/requirement.ts";
import { requirementNote } from "./requirementNote.ts";

const check = (more: Partial<RequirementCheck>): RequirementCheck => ({
  line: "Projects last 12 months at most.",
  kind: "condition",
  state: "open",
  places: [],
  why: {},
  ...more,
});

const place = { placeId: "s1", start: 0, end: 27, quote: "The work takes 14 months." };

describe("the note on a line of a call", () => {
  it("quotes the line, says what stands in the draft, and what to do", () => {
    const broken = check({ state: "broken", places: [place], why: { bound: "at most 12 months", found: "14 months" } });
    expect(requirementNote(broken)).toBe(
      "The call says “Projects last 12 months at most”. Your draft says “The work takes 14 months”. The limit is at most 12 months. Change the draft so that it keeps to this, or ask the funder for an exception.",
    );
  });

  it("shows what was worked out of the draft", () => {
    const met = check({ state: "met", places: [place], why: { found: "22 %" } });
    expect(requirementNote(met)).toBe(
      "The call says “Projects last 12 months at most”. Your draft shows it: “The work takes 14 months” (22 %).",
    );
  });

  it("says what to add, or to do by hand", () => {
    expect(requirementNote(check({}))).toMatch(/Your draft does not tell\. Add a sentence/);
    expect(requirementNote(check({ kind: "hand", state: "hand" }))).toMatch(/tick it off yourself/);
  });
});
