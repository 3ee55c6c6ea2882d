/** The way to links for readers. */
export const readersLinkCopy = { open: "Links for readers" };
