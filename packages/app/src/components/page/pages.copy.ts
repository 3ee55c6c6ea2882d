/** Texts of lists that are turned through. */
export const pagesCopy = {
  pages: (title: string) => `Pages of ${title}`,
  page: (number: number) => `Page ${number}`,
  previous: "Previous page",
  next: "Next page",
} as const;
