import type { MailParts } from "../../../capabilities/mail/mailLayout.ts";

/** What a person is told of by mail about the ways into their account. */
export type FactorEvent =
  | "twoStepOn"
  | "twoStepOff"
  | "twoStepEnded"
  | "recoveryCodesMade"
  | "recoveryCodesLow"
  | "passkeyAdded"
  | "passkeyRemoved";

const texts: Record<FactorEvent, { subject: string; heading: string; text: string }> = {
  twoStepOn: {
    subject: "Two-step sign-in is on",
    heading: "Two-step sign-in is on",
    text: "Signing in to your Grantwright account now also asks for a code of your app. Keep your recovery codes where you find them without your phone.",
  },
  twoStepOff: {
    subject: "Two-step sign-in is off",
    heading: "Two-step sign-in is off",
    text: "Signing in to your Grantwright account no longer asks for a code. Your recovery codes work no more.",
  },
  twoStepEnded: {
    subject: "Two-step sign-in was turned off for you",
    heading: "Two-step sign-in was turned off for you",
    text: "Somebody who looks after this deployment of Grantwright turned two-step sign-in off for your account, and signed you out everywhere. Your passkeys still work. Sign in and turn it on again once you have your app.",
  },
  recoveryCodesMade: {
    subject: "You have new recovery codes",
    heading: "New recovery codes were made",
    text: "Ten new recovery codes were made for your Grantwright account. The old ones work no more.",
  },
  recoveryCodesLow: {
    subject: "Two recovery codes are left",
    heading: "Two recovery codes are left",
    text: "You have used eight of your ten recovery codes. Make new ones under User Information, Two-step sign-in.",
  },
  passkeyAdded: {
    subject: "A passkey was added to your account",
    heading: "A passkey was added",
    text: "Somebody who holds it can sign in to your Grantwright account with it alone. You find it under User Information, Passkeys.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    heading: "A passkey was removed",
    text: "Nobody can sign in to your Grantwright account with it any more.",
  },
};

/** The notice that a way into an account changed. */
export function factorMail(event: FactorEvent, publicUrl: string): { subject: string; parts: MailParts } {
  const { subject, heading, text } = texts[event];
  return {
    subject: `Grantwright: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
    parts: {
      heading,
      before: [text],
      after: [
        `If this was not you, sign in at ${publicUrl}/signin, sign out everywhere else under User Information and change your password.`,
      ],
    },
  };
}
