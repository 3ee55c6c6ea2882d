import { commentLength, suggestionLength } from "@grantwright/domain";
import { object, string, type InferType } from "yup";
import { commentsCopy as copy } from "./comments.copy.ts";

/** What somebody says. */
export const commentSchema = object({
  text: string()
    .defined()
    .matches(/\S/, copy.empty)
    .max(commentLength.text, ({ value, max }) => copy.tooLong(value.length - max)),
});

/** The values of that form. */
export type CommentValues = InferType<typeof commentSchema>;

/** Other words that somebody proposes for some. */
export const suggestionSchema = (exact: string) =>
  object({
    replacement: string()
      .defined()
      .max(suggestionLength, ({ value, max }) => copy.longWords(value.length - max))
      .test("other", copy.sameWords, (words) => words !== exact),
    note: string()
      .defined()
      .max(commentLength.text, ({ value, max }) => copy.tooLong(value.length - max)),
  });

/** The values of that form. */
export type SuggestionValues = InferType<ReturnType<typeof suggestionSchema>>;
