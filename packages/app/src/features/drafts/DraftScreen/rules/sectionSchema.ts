import type { Schemas } from "@grantwright/api-client";
import { countWords } from "@grantwright/ui";
import { string } from "yup";

/** The longest section where its field names no limit, in characters. */
export const defaultMaxLength = 10_000;
/** What the ring counts against where the field names no limit, in characters. */
export const defaultRingMax = 4_000;
/** The fewest words of a section that is not empty. */
const minWords = 5;

/** Texts of the rules, word for word as specified. */
export const ruleCopy = {
  required: "This is required",
  tooShort: "Too short minimum 5 words",
  tooLong: (max: number) => `Too long maximum ${max} characters`,
} as const;

/** The part of a field that its rules depend on. */
export type RuledField = Pick<Schemas["Field"], "required" | "auto" | "maxLength">;

/** The rules of one section: required unless auto, at least five words once it is not empty, and its limit in characters. */
export function sectionSchema({ required, auto, maxLength = defaultMaxLength }: RuledField) {
  const text = string().max(maxLength, ruleCopy.tooLong(maxLength));
  return text
    .test("required", ruleCopy.required, (value) => !required || auto || Boolean(value?.trim()))
    .test("words", ruleCopy.tooShort, (value) => !value?.trim() || countWords(value) >= minWords);
}

/** The rule of the criteria: they may be empty. */
export const criteriaSchema = string().max(defaultMaxLength, ruleCopy.tooLong(defaultMaxLength));

/** The rule of the Grant Name: documents without a parent need one. */
export const nameSchema = criteriaSchema.test("required", ruleCopy.required, (value) => Boolean(value?.trim()));
