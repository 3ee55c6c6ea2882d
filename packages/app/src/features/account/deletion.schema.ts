import { object, string, type InferType } from "yup";
import { copy } from "./account.copy.ts";
import { isSameEmail } from "./account.rules.ts";

/** What confirms that an account is to be deleted: its address, and its password where it has one. */
export const deletionSchema = (email: string, needsPassword: boolean) =>
  object({
    typed: string()
      .defined()
      .test("same", copy.emailDiffers, (typed) => isSameEmail(typed, email)),
    password: needsPassword ? string().required(copy.passwordNeeded) : string().defined(),
  });

/** The values of the form. */
export type DeletionValues = InferType<ReturnType<typeof deletionSchema>>;
