/** What opens the history of a text is called; apart from what stands in it, which is loaded once it is opened. */
export const historyButtonCopy = {
  open: (title: string) => `History: ${title}`,
} as const;
