/** The way to who may do what with a document. */
export const peopleLinkCopy = { open: "Share with people" };
