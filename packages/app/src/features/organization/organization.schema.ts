import { invitesAtOnce, teamNameLength } from "@grantwright/domain";
import { object, string, type InferType } from "yup";
import { copy } from "./organization.copy.ts";
import { readEmails } from "./readEmails.ts";

/** The name of a team. */
export const teamNameSchema = object({
  name: string().trim().required(copy.nameRequired).max(teamNameLength, copy.nameTooLong),
});

/** The values of the forms that name a team. */
export type TeamNameValues = InferType<typeof teamNameSchema>;

/** How many credits are given to a team: a whole number from 1. */
export const giveSchema = object({
  amount: string()
    .defined()
    .matches(/^\s*[1-9]\d{0,4}\s*$/, copy.giveWrong),
});

/** The values of that form. */
export type GiveValues = InferType<typeof giveSchema>;

/** Who is invited by mail: addresses as they are typed or pasted, and what they may do. */
export const inviteSchema = object({
  emails: string()
    .defined()
    .test((text, { createError }) => {
      const { emails, wrong } = readEmails(text);
      if (wrong.length > 0) return createError({ message: copy.wrongEmails(wrong.join(", ")) });
      if (emails.length === 0) return createError({ message: copy.noEmails });
      return emails.length <= invitesAtOnce || createError({ message: copy.tooManyEmails });
    }),
  role: string().oneOf(["admin", "member"]).defined(),
});

/** The values of that form. */
export type InviteValues = InferType<typeof inviteSchema>;

/** What confirms that a team is to be deleted: its name. */
export const teamDeletionSchema = (team: string) =>
  object({
    name: string()
      .defined()
      .test("same", copy.deleteType(team), (typed) => typed.trim() === team),
  });
