import { messageLength } from "@grantwright/domain";
import { array, object, string, type InferType } from "yup";
import { tooLong } from "../../forms/tooLong.ts";
import { copy } from "./messages.copy.ts";

/** A message to members of the team: who is left out of `others`, for who joins meanwhile gets it too. */
export const newMessageSchema = (others: readonly string[]) =>
  object({
    without: array(string().defined())
      .defined()
      .test("somebody", copy.noRecipient, (without) => others.some((id) => !without.includes(id))),
    subject: string().defined().matches(/\S/, copy.messageEmpty).max(messageLength.subject, tooLong),
    content: string().defined().matches(/\S/, copy.messageEmpty).max(messageLength.content, tooLong),
  });

/** The values of that form. */
export type NewMessageValues = InferType<ReturnType<typeof newMessageSchema>>;

/** An answer. */
export const replySchema = object({
  content: string()
    .defined()
    .matches(/\S/, copy.replyEmpty)
    .max(messageLength.content, ({ value, max }) => copy.tooLong(value.length - max)),
});

/** The values of that form. */
export type ReplyValues = InferType<typeof replySchema>;
