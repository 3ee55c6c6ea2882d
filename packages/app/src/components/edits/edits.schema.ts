import { number, object, string, type InferType } from "yup";
import { editsCopy as copy } from "./edits.copy.ts";

/** The most words that a text can be shortened to. */
const mostWords = 20_000;

const tasks = ["shorten", "plainer", "concrete", "answer", "merge", "rewrite"] as const;

/** A change that is asked for. */
export const editSchema = object({
  task: string().oneOf(tasks).defined(),
  where: string().oneOf(["all", "selection", "sentence"]).defined(),
  /** Which of the sentences. */
  sentence: string().defined(),
  words: number()
    .min(1)
    .max(mostWords)
    .when("task", ([task], words) => (task === "shorten" ? words.required(copy.wordsMissing) : words)),
  criterion: string()
    .defined()
    .max(2_000, copy.criterionLong)
    .when("task", ([task], text) => (task === "answer" ? text.matches(/\S/, copy.criterionMissing) : text)),
});

/** The values of the form. */
export type EditValues = InferType<typeof editSchema>;
