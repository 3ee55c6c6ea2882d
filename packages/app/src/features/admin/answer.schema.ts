import { object, string, type InferType } from "yup";
import { copy } from "./admin.copy.ts";

/** The longest answer, in characters. */
const answerLimit = 20_000;

/** An answer to a help request. */
export const answerSchema = object({
  answer: string()
    .defined()
    .matches(/\S/, copy.answerEmpty)
    .max(answerLimit, ({ value, max }) => copy.answerTooLong(value.length - max)),
});

/** The values of the form. */
export type AnswerValues = InferType<typeof answerSchema>;
