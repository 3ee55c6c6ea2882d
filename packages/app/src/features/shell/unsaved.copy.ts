/** Texts of the question about words that are not saved, before somebody leaves: apart, as the first view does without it. */
export const unsavedCopy = {
  unsavedTitle: "Some words are not saved yet",
  unsavedText:
    "They are on this device only, not saved or not sent. Keep them here, for you alone, and go on when you are back; or discard them.",
  unkeptText:
    "They could not reach the server, and this device cannot keep them. Stay, and they are sent once the server can be reached; or discard them.",
  keep: "Keep on this device",
  stay: "Stay here",
  discard: "Discard",
} as const;
