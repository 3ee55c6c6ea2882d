/** Texts of the list of drafts. */
export const copy = {
  title: "Drafts",
  signedOut: "Sign in to see your drafts",
  signedOutText:
    "Drafts are kept in your account. What you type into the wizard before signing in stays on this device.",
} as const;
