/** Texts of the list of proposals. */
export const copy = {
  title: "Proposals",
  found: (first: number, last: number, isAll: boolean) => {
    if (!isAll) return `Proposals ${first} to ${last}`;
    return last === 1 ? "1 proposal" : `${last} proposals`;
  },
} as const;
