import { describe, expect, it } from "vitest";
import type { Field } from "../../kernel/db/values.ts";
import { inputProblems, standingOf, type CheckedInputs } from "./inputProblems.ts";

const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  title: id.toUpperCase(),
  hidden: false,
  auto: false,
  required: true,
  ...more,
});
const good = "these are just enough words";

const inputs = (more: Partial<CheckedInputs> = {}): CheckedInputs => ({
  name: "Gardens",
  isChild: false,
  eligibilityCriteria: "",
  assessmentCriteria: "",
  fields: [field("a"), field("b", { required: false }), field("auto", { auto: true }), field("gone", { hidden: true })],
  draft: { a: good },
  ...more,
});

describe("inputProblems", () => {
  it("asks for a Grant Name and for required sections, and for nothing of those that are written or hidden", () => {
    expect(inputProblems(inputs())).toEqual([]);
    expect(inputProblems(inputs({ name: " ", draft: {} }))).toEqual([
      { id: "name", title: "Grant Name", message: "This is required" },
      { id: "a", title: "A", message: "This is required" },
    ]);
    expect(inputProblems(inputs({ name: "", isChild: true }))).toEqual([]);
  });

  it("limits how a section begins that is written from the others", () => {
    const begun = (text: string) => inputs({ draft: { a: good, auto: text } });
    expect(inputProblems(begun("x".repeat(400)))).toEqual([]);
    expect(inputProblems(begun("x".repeat(401)))).toEqual([
      { id: "auto", title: "AUTO", message: "Too long maximum 400 characters" },
    ]);
    expect(standingOf(begun("x".repeat(401)))).toMatchObject({ isValid: false, cleanShare: 1 });
  });

  it("limits the criteria, which are not required", () => {
    const long = "x".repeat(10_001);
    expect(
      inputProblems(inputs({ eligibilityCriteria: long, assessmentCriteria: long })).map(({ title }) => title),
    ).toEqual(["Eligibility Criteria", "Assessment Criteria"]);
  });
});

describe("standingOf", () => {
  it("counts the sections that ask for something", () => {
    expect(standingOf(inputs())).toMatchObject({ isValid: true, cleanShare: 1 });
    expect(standingOf(inputs({ draft: {} }))).toMatchObject({ isValid: false, cleanShare: 0.5 });
    expect(standingOf(inputs({ name: "" }))).toMatchObject({ isValid: false, cleanShare: 1 });
    expect(standingOf(inputs({ fields: [] }))).toMatchObject({ isValid: true, cleanShare: 0 });
  });

  it("counts the places that are open in the sections that there are, and in how a composed one begins", () => {
    const text = "Open on [Add: which days], for [Add: how many people] people.";
    expect(standingOf(inputs()).openPlaces).toBe(0);
    expect(standingOf(inputs({ draft: { a: text, gone: text, auto: text, other: text } })).openPlaces).toBe(4);
  });
});
