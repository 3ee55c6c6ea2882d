import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const valuesOf = (found: { value: string }[] | undefined) => (found ?? []).map(({ value }) => value);

describe("conditions without a heading", () => {
  const call = readCall(
    [
      "Lantern Fund",
      "Before anything else",
      "Groups with an overdue report may not apply. Natural persons are not eligible. You must send the form as a PDF.",
      "To be considered, groups must:",
      "• be based in the county",
      "• have a bank account",
      "More to know",
      "We cannot fund buildings. Applications scoring under 50 points are not funded.",
      "The fund will not pay for:",
      "• alcohol",
      "• travel abroad",
    ].join("\n\n"),
  );

  it("reads who may apply in sentences and under a line that leads to a list", () => {
    expect(valuesOf(call.eligibility).toSorted()).toEqual([
      "Groups with an overdue report may not apply.",
      "Natural persons are not eligible.",
      "be based in the county",
      "have a bank account",
    ]);
  });

  it("reads what is not paid for, and not which applications fail", () => {
    expect(valuesOf(call.prohibitions)).toEqual(["We cannot fund buildings.", "alcohol", "travel abroad"]);
  });
});
