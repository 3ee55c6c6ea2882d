import { object, string } from "yup";
import { stepCopy as copy } from "./step.copy.ts";

/** What a person shows: a code of their app, or a recovery code. */
export type StepKind = "code" | "recoveryCode";

/** A code without what people put between its digits. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, "");

const code = string()
  .defined()
  .test("digits", copy.codeInvalid, (typed) => /^\d{6}$/.test(bareCode(typed)));
const recoveryCode = string()
  .defined()
  .test("letters", copy.recoveryInvalid, (typed) => /^[0-9a-z]{16}$/i.test(bareCode(typed)));

/** The form of each kind; its field is called `code` in both. */
export const stepSchemas = { code: object({ code }), recoveryCode: object({ code: recoveryCode }) };
