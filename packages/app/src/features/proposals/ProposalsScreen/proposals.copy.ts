/** Texts of the list of proposals. */
export const copy = {
  title: "Proposals",
} as const;
