import { object, string, type InferType } from "yup";
import { copy } from "../account.copy.ts";

/** The current password, where it is asked for. */
export const confirmationSchema = (needsPassword: boolean) =>
  object({ currentPassword: needsPassword ? string().required(copy.passwordNeeded) : string().defined() });

/** The values of the form. */
export type ConfirmationValues = InferType<ReturnType<typeof confirmationSchema>>;
