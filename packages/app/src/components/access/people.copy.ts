import { dayLabel } from "@grantwright/ui";
import type { Schemas } from "@grantwright/api-client";

type Person = Schemas["DocumentPerson"];

/** Texts of who may do what with a document. */
export const peopleCopy = {
  title: "Share with people",
  email: "Email of a guest",
  emailHow: "They get an email and sign in with it. They see only this document.",
  emailWrong: "Write an email address, like ines@example.org.",
  emailTooLong: "Cut it to 254 characters.",
  role: "They can",
  roles: { reader: "Read", commenter: "Comment", writer: "Write" },
  days: "Access ends after",
  dayChoices: { "7": "7 days", "30": "30 days", "90": "90 days" },
  invite: "Invite",
  cancel: "Cancel",
  invited: (email: string) => `Invited: ${email}`,
  inviteFailed: "The invitation could not be sent. Please try again.",
  members: "In your team",
  membersHow: "Everybody in the team can write, until you say otherwise here.",
  guests: "Guests",
  onlyOwners: "Its owners decide who may do what.",
  you: "you",
  can: { owner: "Owner", writer: "Can write", commenter: "Can comment", reader: "Can read" },
  roleOf: (name: string) => `What ${name} can do`,
  fixed: "looks after the team, and owns all its documents",
  when: ({ endsAt, openedAt, email, name }: Person) =>
    [
      ...(name === email ? [] : [email]),
      ...(endsAt ? [`until ${dayLabel(endsAt)}`] : []),
      openedAt ? `first here on ${dayLabel(openedAt)}` : "not here yet",
    ].join(", "),
  longer: "Renew",
  longerNamed: (name: string) => `Renew for 30 days from now: ${name}`,
  end: "Stop sharing",
  endNamed: (name: string) => `Stop sharing with ${name}`,
  ended: (name: string) => `${name} can no longer open it`,
  changed: (name: string) => `Changed for ${name}`,
  failed: "The people could not be loaded",
  retry: "Retry",
  close: "Close",
};
