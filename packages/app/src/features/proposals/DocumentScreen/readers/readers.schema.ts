import { object, string, type InferType } from "yup";
import { readersCopy as copy } from "./readers.copy.ts";

/** For whom a link is, and how many days it lasts. */
export const linkSchema = object({
  note: string().defined().max(200, copy.noteTooLong),
  days: string().oneOf(["7", "30", "90"]).required(),
});

/** The values of that form. */
export type LinkValues = InferType<typeof linkSchema>;
