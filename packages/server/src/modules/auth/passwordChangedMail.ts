import type { MailParts } from "../../capabilities/mail/mailLayout.ts";

/** The notice that a password was set or changed. */
export const passwordChangedMail = (publicUrl: string): { subject: string; parts: MailParts } => ({
  subject: "Your Grantwright password was changed",
  parts: {
    heading: "Your password was changed",
    before: ["The password of your Grantwright account was set or changed, and your other devices were signed out."],
    after: [
      `If this was not you, ask for a sign-in link at ${publicUrl}/signin and set a new password within 15 minutes of opening it.`,
    ],
  },
});
