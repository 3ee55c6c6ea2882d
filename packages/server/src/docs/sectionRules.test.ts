import { describe, expect, it } from "vitest";
import type { Field } from "../db/values.ts";
import { progressOf, progressOfInputs, type ProgressState } from "./progress.ts";
import { inputProblems, validateSection, type CheckedInputs } from "./sectionRules.ts";

const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  title: id.toUpperCase(),
  hidden: false,
  auto: false,
  required: true,
  ...more,
});
const good = "these are just enough words";

describe("validateSection", () => {
  it.each([
    [{ required: true }, "", "This is required"],
    [{ required: true }, " \n ", "This is required"],
    [{ required: false }, "", undefined],
    [{ required: false }, "only four words here", "Too short minimum 5 words"],
    [{ required: true }, good, undefined],
    [{ required: true }, `${good} ${"x".repeat(10_000 - good.length - 1)}`, undefined],
    [{ required: true }, `${good} ${"x".repeat(10_000 - good.length)}`, "Too long maximum 10000 characters"],
    [{ required: true, maxLength: 26 }, good, "Too long maximum 26 characters"],
    [{ required: true, maxLength: 27 }, good, undefined],
  ])("of %j says of %#", (rule, text, message) => {
    expect(validateSection(rule, text)).toBe(message);
  });
});

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

  it("limits the criteria, which are not required", () => {
    const long = "x".repeat(10_001);
    expect(
      inputProblems(inputs({ eligibilityCriteria: long, assessmentCriteria: long })).map(({ title }) => title),
    ).toEqual(["Eligibility Criteria", "Assessment Criteria"]);
  });
});

describe("progress", () => {
  const state = (more: Partial<ProgressState> = {}): ProgressState => ({
    isRevision: false,
    isValid: false,
    hasReview: false,
    hasCredits: true,
    cleanShare: 0.5,
    ...more,
  });

  it("takes the highest marker that holds", () => {
    expect(progressOf(state())).toBe(12.5);
    expect(progressOf(state({ isValid: true, hasCredits: false }))).toBe(25);
    expect(progressOf(state({ hasReview: true }))).toBe(50);
    expect(progressOf(state({ isValid: true, hasReview: true, hasCredits: false }))).toBe(50);
    expect(progressOf(state({ isValid: true }))).toBe(75);
    expect(progressOf(state({ isRevision: true }))).toBe(100);
  });

  it("counts the sections that ask for something", () => {
    expect(progressOfInputs(inputs())).toEqual({ isValid: true, cleanShare: 1 });
    expect(progressOfInputs(inputs({ draft: {} }))).toEqual({ isValid: false, cleanShare: 0.5 });
    expect(progressOfInputs(inputs({ name: "" }))).toEqual({ isValid: false, cleanShare: 1 });
    expect(progressOfInputs(inputs({ fields: [] }))).toEqual({ isValid: true, cleanShare: 0 });
  });
});
