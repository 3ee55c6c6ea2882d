/** Texts of the button that opens the history of a document. */
export const timelineButtonCopy = { open: "History" };
