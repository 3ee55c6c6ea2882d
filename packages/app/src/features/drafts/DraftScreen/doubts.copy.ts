/** The most of a sentence that is shown of it, in characters. */
const mostQuoted = 160;

/** The words about sentences that may belong to another section. */
export const doubtsCopy = {
  group: (title: string) => `What may not belong to ${title}`,
  quote: (sentence: string) =>
    `“${sentence.length > mostQuoted ? `${sentence.slice(0, mostQuoted).trimEnd()}…` : sentence}”`,
  ask: "Does this belong here?",
  moveTo: (title: string) => `Move to ${title}`,
  elsewhere: "Elsewhere",
  stays: "It stays",
  leaveOut: "Leave it out",
  moved: (title: string) => `Moved to ${title}`,
  leftOut: "Left out",
  undo: "Undo",
  undone: "Put back",
  undoGone: "It cannot be put back any more",
  undoGoneText: "The text was changed since.",
};
