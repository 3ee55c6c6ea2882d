import type { Schemas } from "@grantwright/api-client";
import { dayLabel } from "@grantwright/ui";

/** Texts of two-step sign-in. */
export const twoStepCopy = {
  group: "Two-step sign-in",
  failed: "How you sign in could not be loaded",
  retry: "Retry",
  off: "Two-step sign-in is off.",
  on: ({ since }: Pick<Schemas["SecondFactor"], "since">) =>
    since === undefined ? "Two-step sign-in is on." : `Two-step sign-in is on since ${dayLabel(since)}.`,
  left: (count: number) => {
    if (count === 0) return "No recovery code is left. Make new ones now.";
    return count === 1 ? "1 recovery code is left. Make new ones now." : `${count} recovery codes are left.`;
  },
  turnOn: "Turn on two-step sign-in",
  makeCodes: "Make new recovery codes",
  turnOff: "Turn off",
  cancel: "Cancel",

  onTitle: "Turn on two-step sign-in",
  onText:
    "You need an app for codes on your phone. A password manager can do it, and so can the authenticator apps of Google and Microsoft.",
  setUpFailed: "This did not work. Please try again.",
  scan: "Scan this code with the app.",
  qrCode: "QR code for your app",
  type: "Or type this key into it:",
  copyKey: "Copy the key",
  confirmText: "Then enter the six digits that it shows.",
  confirm: "Turn on",
  confirming: "Turning on…",

  codesTitle: "Keep your recovery codes",
  codesText:
    "With one of them you sign in when you have lost your phone. Each works once. They are shown this once: keep them where you find them without your phone.",
  codes: "Recovery codes",
  copyCodes: "Copy the codes",
  download: "Download as text",
  file: "grantwright-recovery-codes.txt",
  fileText: (codes: readonly string[]) =>
    ["Recovery codes for Grantwright. Each works once.", "", ...codes, ""].join("\n"),
  done: "I have kept them",

  makeTitle: "Make new recovery codes?",
  makeText: "The codes that you have work no more then.",
  make: "Make new codes",
  making: "Making…",
  offTitle: "Turn off two-step sign-in?",
  offText: "Your password or a sign-in link is enough then. Your recovery codes work no more.",
  turningOff: "Turning off…",
  turnedOff: "Two-step sign-in is off",
};
