import { describe, expect, it } from "vitest";
import { validateWizard } from "./validateWizard.ts";
import { copy } from "./wizard.copy.ts";
import { wizardSchema, type WizardValues } from "./wizard.schema.ts";

const problem = (text: string) =>
  wizardSchema.validate({ text, type: "grant" }).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe("the wizard's description", () => {
  it.each([
    ["x".repeat(19), copy.tooShort],
    [`${" ".repeat(30)}short${" ".repeat(30)}`, copy.tooShort],
    ["", copy.tooShort],
    ["x".repeat(20), undefined],
    ["x".repeat(10_000), undefined],
    ["x".repeat(10_001), copy.tooLong],
    ["نريد تحويل اثني عشر قطعة أرض إلى حدائق", undefined],
  ])("%#: is checked at 20 and 10000 characters [2.5-outline-range] [2.9-outline-length]", async (text, expected) => {
    expect(await problem(text)).toBe(expected);
  });
  it("makes no outline without a document type, and takes no other than the four [2.5-outline-type]", async () => {
    const text = "x".repeat(30);
    expect(await validateWizard({ text } as WizardValues)).toEqual({ type: copy.typeMissing });
    expect(await validateWizard({ text, type: "poem" } as unknown as WizardValues)).toHaveProperty("type");
    for (const type of ["grant", "loi", "rfp", "grant-report"] as const)
      expect(await validateWizard({ text, type })).toEqual({});
  });
});
