import { expect, it } from "vitest";
import type { Inputs } from "../../kernel/db/values.ts";
import { writerInput } from "./writerInput.ts";

const field = (id: string, more: Partial<Inputs["fields"][number]> = {}) => ({
  id,
  title: id,
  required: true,
  auto: false,
  hidden: false,
  ...more,
});

const inputs: Inputs = {
  name: "",
  type: "grant",
  templateName: "Form",
  funderName: undefined,
  description: "We mend boats.",
  useEnglish: true,
  eligibilityCriteria: "",
  assessmentCriteria: "",
  fields: [field("why"), field("how"), field("who", { maxWordCount: 400 }), field("old", { hidden: true })],
  draft: {},
};

const sharesOf = (whole: Inputs["whole"]) =>
  writerInput(whole ? { ...inputs, whole } : inputs, []).template.sections.map(({ id, share }) => [id, share]);

it("gives each visible section its part of what all may have together, in words", () => {
  expect(sharesOf({ wordLimit: 1000 })).toEqual([
    ["why", 300],
    ["how", 300],
    ["who", undefined],
  ]);
  expect(sharesOf({ characterLimit: 6200, wordLimit: 2000 })).toEqual(sharesOf({ wordLimit: 1000 }));
  for (const free of [undefined, {}]) expect(sharesOf(free).every(([, share]) => share === undefined)).toBe(true);
});
