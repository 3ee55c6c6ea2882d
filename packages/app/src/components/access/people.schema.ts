import { object, string, type InferType } from "yup";
import { peopleCopy as copy } from "./people.copy.ts";

/** A guest: the address, what they can do, and how many days. */
export const guestSchema = object({
  email: string().trim().required(copy.emailWrong).email(copy.emailWrong).max(254, copy.emailTooLong),
  role: string().oneOf(["reader", "commenter", "writer"]).required(),
  days: string().oneOf(["7", "30", "90"]).required(),
});

/** The values of that form. */
export type GuestValues = InferType<typeof guestSchema>;
