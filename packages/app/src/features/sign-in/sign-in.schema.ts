import { object, string, type InferType } from "yup";
import { emailProblem } from "./emailProblem.ts";
import { copy } from "./sign-in.copy.ts";

/** An email address that looks right, and a password. */
export const signInSchema = object({
  email: string()
    .defined()
    .test((email, { createError }) => {
      const message = emailProblem(email);
      return message === undefined || createError({ message });
    }),
  password: string().required(copy.passwordRequired),
});

/** The values of the form. */
export type SignInValues = InferType<typeof signInSchema>;
