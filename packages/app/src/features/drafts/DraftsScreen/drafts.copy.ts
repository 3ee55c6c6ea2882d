/** Texts of the list of drafts. */
export const copy = {
  title: "Drafts",
} as const;
