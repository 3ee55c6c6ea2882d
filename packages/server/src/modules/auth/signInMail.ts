import { layOutMail } from "../../capabilities/mail/mailLayout.ts";
import type { Mail } from "../../capabilities/mail/mailer.ts";

/** The mail that carries a sign-in link. */
export function signInMail(to: string, address: string, minutes: number): Mail {
  return {
    to,
    subject: "Your Grantwright sign-in link",
    ...layOutMail({
      heading: "Sign in to Grantwright",
      before: [`Open this link and press Start Creating. It works once, within ${minutes} minutes.`],
      button: { label: "Sign in", address },
      after: [
        "Asked for another link too? Any of them works, until you have used one.",
        "If you did not ask for this, you can ignore it: nobody can sign in without the link.",
      ],
    }),
  };
}
