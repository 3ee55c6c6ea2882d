/** Texts of what a template asks for. */
export const copy = {
  title: "What it asks for",
  optional: "optional",
  auto: "written for you",
  characters: (most: number) => `Max ${most} characters`,
  pages: (most: number) => (most === 1 ? "Max 1 page" : `Max ${most} pages`),
} as const;
