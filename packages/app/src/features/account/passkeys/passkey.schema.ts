import { object, string, type InferType } from "yup";
import { copy } from "../account.copy.ts";
import { passkeysCopy } from "./passkeys.copy.ts";

/** The most that a name holds, in characters. A test holds it to the contract. */
export const longestName = 100;

const name = string()
  .trim()
  .required(passkeysCopy.nameRequired)
  .max(longestName, ({ value, max }) => passkeysCopy.nameTooLong(value.length - max));

/** The name of a passkey. */
export const passkeyNameSchema = object({ name });

/** The values of the form. */
export type PasskeyNameValues = InferType<typeof passkeyNameSchema>;

/** A new passkey: its name, and the current password where it is asked for. */
export const newPasskeySchema = (needsPassword: boolean) =>
  object({ name, currentPassword: needsPassword ? string().required(copy.passwordNeeded) : string().defined() });

/** The values of the form. */
export type NewPasskeyValues = InferType<ReturnType<typeof newPasskeySchema>>;
