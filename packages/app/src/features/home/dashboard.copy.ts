/** Texts of the dashboard, which a visitor needs none of. */
export const dashboardCopy = {
  continueWriting: "Continue writing",
  allDrafts: "All drafts",
  pickUp: "Pick up here",
  edited: "Edited",
  proposals: "Proposals",
  allProposals: "All proposals",
  retry: "Retry",
} as const;
