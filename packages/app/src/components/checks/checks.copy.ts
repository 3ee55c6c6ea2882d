import type { Schemas } from "@grantwright/api-client";

type State = Schemas["RequirementCheck"]["state"];

/** Texts of what is found in a document. */
export const checksCopy = {
  title: "Figures and the funder’s rules",
  close: "Close",
  about: "Found by rules in the saved text. A line leaves this list once it is mended and saved.",
  numbers: "Figures that do not fit",
  noNumbers: "No figures contradict each other.",
  /** Of two passages that are no finding of the rules. */
  byModel: "Named by the model in the last assessment.",
  judgedByModel: "As the model read it in the last assessment.",
  requirements: "What the funder asks",
  criteria: "How it will be judged",
  speaks: "What speaks to it:",
  nothing: "Nothing here seems to speak to it.",
  points: (points: number) => (points === 1 ? "1 point" : `${points} points`),
  states: { broken: "Not kept", open: "Not answered", hand: "By hand", met: "Kept" } satisfies Record<State, string>,
  kept: (count: number) => (count === 1 ? "1 is kept" : `${count} are kept`),
  description: "Your description",
  /** Below the parts of a sum. */
  together: "Together",
  /** What the text says that they come to. */
  said: "Stated total",
  /** By how much the two differ. */
  difference: "Difference",
  /** To where a sum is mended. */
  goTo: (title: string) => `Go to ${title}`,
  sum: (comesTo: string, { kind, title, quote }: Schemas["CheckPlace"]) =>
    `The parts come to ${comesTo}. The total in ${kind === "description" ? "your description" : title} says ${quote.trim()}.`,
  place: ({ kind, title, quote }: Schemas["CheckPlace"]) =>
    `${kind === "description" ? checksCopy.description : title}: “${quote.trim()}”`,
  failed: "This could not be looked through",
  failedText: "Nothing was changed. Check the connection and try once more.",
  retry: "Retry",
};
