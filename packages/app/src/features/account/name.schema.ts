import { accountLimits } from "@grantwright/domain";
import { object, string, type InferType } from "yup";
import { copy } from "./account.copy.ts";

/** The name that colleagues see: something, and at most 200 characters. */
export const nameSchema = object({
  name: string()
    .trim()
    .required(copy.nameRequired)
    .max(accountLimits.mostName, ({ value, max }) => copy.nameTooLong(value.length - max)),
});

/** The values of the form. */
export type NameValues = InferType<typeof nameSchema>;
