import { accountLimits } from "@grantwright/domain";
import { object, ref, string, type InferType } from "yup";
import { copy } from "./account.copy.ts";

/** A new password, typed twice, and the one there is: its fields are named as the server names them. */
export const passwordSchema = object({
  currentPassword: string().defined(),
  password: string().defined().min(accountLimits.leastPassword, copy.passwordShort),
  again: string()
    .defined()
    .oneOf([ref("password")], copy.passwordMismatch),
});

/** The values of the form. */
export type PasswordValues = InferType<typeof passwordSchema>;
