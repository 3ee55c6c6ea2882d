import { describe, expect, it } from "vitest";
import { criteriaProblem, nameProblem, sectionProblem } from "./sectionRules.ts";

const good = "these are just enough words";

describe("sectionProblem [2.5-section-default-limit] [2.9-section-length]", () => {
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
    expect(sectionProblem(rule, text)?.message).toBe(message);
  });
});

it("asks for a Grant Name where the document has one, and never for criteria; limits both", () => {
  const long = "x".repeat(10_001);
  expect(nameProblem(" ", { hasName: true })?.message).toBe("This is required");
  expect(nameProblem(" ", { hasName: false })).toBeUndefined();
  expect(nameProblem(long, { hasName: false })?.message).toBe("Too long maximum 10000 characters");
  expect(criteriaProblem("")).toBeUndefined();
  expect(criteriaProblem(long)?.message).toBe("Too long maximum 10000 characters");
});
