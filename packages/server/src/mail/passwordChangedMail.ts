import { layOutMail } from "./mailLayout.ts";
import type { Mail } from "./mailer.ts";

/** The notice that a password was set or changed. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Your Grantwright password was changed",
    ...layOutMail({
      heading: "Your password was changed",
      before: ["The password of your Grantwright account was set or changed, and your other devices were signed out."],
      after: [
        `If this was not you, ask for a sign-in link at ${publicUrl}/signin and set a new password within 15 minutes of opening it.`,
      ],
    }),
  };
}
