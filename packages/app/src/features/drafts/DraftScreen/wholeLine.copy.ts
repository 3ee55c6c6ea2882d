/** Texts of what a funder takes of the whole draft. */
export const wholeLineCopy = {
  shortenNamed: (title: string) => `Shorten the longest section: ${title}`,
  added: ([first, ...others]: readonly string[]) =>
    others.length > 0 ? `${others.length + 1} sections are added at the end` : `${first} is added at the end`,
  pages: (pages: number) => `${pages === 1 ? "1 page" : `${pages} pages`} at most, counted in the finished file`,
} as const;
