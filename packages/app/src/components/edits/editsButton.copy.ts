/** What opens the changes to a text is called; apart from what stands in them, which is loaded once they are opened. */
export const editsButtonCopy = {
  open: (title: string) => `Propose changes: ${title}`,
} as const;
