/** Texts of the list of proposals. */
export const copy = {
  title: "Proposals",
  signedOut: "Sign in to see your proposals",
  signedOutText: "Proposals are kept in your account, with all their versions.",
} as const;
