/** Texts of the list of drafts. */
export const copy = {
  title: "Drafts",
  found: (first: number, last: number, isAll: boolean) => {
    if (!isAll) return `Drafts ${first} to ${last}`;
    return last === 1 ? "1 draft" : `${last} drafts`;
  },
} as const;
