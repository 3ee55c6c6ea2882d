import { object, string, type InferType } from "yup";
import { copy } from "./verify.copy.ts";

/** The most that is sent to be checked, in characters. A test holds it to the contract. */
export const longestReport = 300_000;

/** A report to check. */
export const verifySchema = object({
  report: string()
    .trim()
    .required(copy.missing)
    .max(longestReport, ({ value, max }) => copy.tooLong(value.length - max)),
});

/** The values of the form. */
export type VerifyValues = InferType<typeof verifySchema>;
