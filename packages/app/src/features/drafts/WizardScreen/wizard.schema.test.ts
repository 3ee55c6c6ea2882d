import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../forms/problemsOf.ts";
import { copy } from "./wizard.copy.ts";
import { wizardSchema } from "./wizard.schema.ts";

const problem = (text: string) => problemsOf(wizardSchema, { text, type: "grant" })["text"]?.message;

describe("the wizard's description", () => {
  it.each([
    ["x".repeat(19), copy.tooShort],
    [`${" ".repeat(30)}short${" ".repeat(30)}`, copy.tooShort],
    ["", copy.tooShort],
    ["x".repeat(20), undefined],
    ["x".repeat(10_000), undefined],
    ["x".repeat(10_001), copy.tooLong],
    ["نريد تحويل اثني عشر قطعة أرض إلى حدائق", undefined],
  ])("%#: is checked at 20 and 10000 characters [2.5-outline-range] [2.9-outline-length]", (text, expected) => {
    expect(problem(text)).toBe(expected);
  });
  it("makes no outline without a document type, and takes no other than the four [2.5-outline-type]", () => {
    const text = "x".repeat(30);
    expect(problemsOf(wizardSchema, { text })["type"]?.message).toBe(copy.typeMissing);
    expect(problemsOf(wizardSchema, { text, type: "poem" })).toHaveProperty("type");
    for (const type of ["grant", "loi", "rfp", "grant-report"])
      expect(problemsOf(wizardSchema, { text, type })).toEqual({});
  });
});
