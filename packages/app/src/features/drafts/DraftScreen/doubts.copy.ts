import type { Schemas } from "@grantwright/api-client";

/** The most of a sentence that is shown of it, in characters. */
const mostQuoted = 160;

/** The words about sentences that may belong to another section. */
export const doubtsCopy = {
  group: (title: string) => `What may not belong to ${title}`,
  quote: (sentence: string) =>
    `“${sentence.length > mostQuoted ? `${sentence.slice(0, mostQuoted).trimEnd()}…` : sentence}”`,
  ask: {
    place: "Does this belong here?",
    twice: "Does this belong here?",
    passing: "Is this for the proposal?",
  } satisfies Record<Schemas["Doubt"]["why"], string>,
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
