/** What can be answered to a note of the assessment. */
export const answerCopy = {
  done: "Done",
  notForUs: "Not for us",
  undo: "Undo",
} as const;
