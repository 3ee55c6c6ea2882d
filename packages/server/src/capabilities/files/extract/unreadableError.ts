/** Why no text comes from a file, in words for the person who attached it. */
export const unreadable = {
  notRead: "stored, not read",
  empty: "The file is empty.",
  tooLarge: "The file is too large to read.",
  tooSlow: "It took too long to read.",
  tooMuchMemory: "It needs too much memory to read.",
  damaged: "The file is damaged or incomplete.",
  password: "The file is protected by a password.",
  bomb: "It unpacks to far more than a document holds.",
  noText: "There is no text in it, perhaps only pictures.",
  wrongType: (extension: string) => `Its name ends in .${extension}, but it is something else.`,
  oldOffice: (extension: string) => `It is in an old Office format. Save it as .${extension} and attach it again.`,
  failed: "It could not be read.",
} as const;

/** Raised inside the reading process; its message is one of {@link unreadable}. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
}
