/** The most of a sentence that is shown of it, in characters. */
const mostQuoted = 160;

/** The words about sentences that may belong to another section. */
export const doubtsCopy = {
  group: (title: string) => `What may not belong to ${title}`,
  quote: (sentence: string) =>
    `“${sentence.length > mostQuoted ? `${sentence.slice(0, mostQuoted).trimEnd()}…` : sentence}”`,
  /** Asked once over the sentences of a section. */
  ask: {
    here: (count: number) => (count === 1 ? "Does this belong here?" : `Do these ${count} sentences belong here?`),
    passing: (count: number) =>
      count === 1 ? "Is this for the proposal?" : `Are these ${count} sentences for the proposal?`,
  },
  /** Of one among others that are asked about otherwise. */
  isPassing: "It may be for nobody who reads the proposal.",
  standsIn: (title: string) => `It stands in ${title} as well.`,
  takeOut: "Leave it out here",
  onlyHere: "It stands only here now, and was left",
  takenOut: (title: string) => `Taken out of ${title}`,
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
