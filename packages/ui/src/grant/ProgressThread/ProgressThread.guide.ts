import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ProgressThread. */
export const progressThreadGuide: ComponentGuide = {
  status: "ready",
  use: [
    "In a Dialog or a card, while one step is being done: from “Start” to “Outline Created”.",
    "Where its value comes from the work itself.",
  ],
  avoid: [
    { when: "It is where the draft is as a whole", instead: "ProgressMarkers" },
    { when: "It is an upload or an export", instead: "ProgressBar" },
    { when: "It takes a second", instead: "The `isPending` of the Button that began it" },
  ],
  dos: [
    "Name the two markers as ProgressMarkers does.",
    "Say beside it what is being done now, in words that change with it.",
  ],
  donts: ["Do not let it jump back.", "Do not show it before the work has begun, or for work without a value."],
  keyboard: [],
  anatomy: [
    { part: "Knot", what: "The marker the work began at" },
    { part: "Thread and needle", what: "As far as the value" },
    { part: "Hole", what: "The marker it leads to; at 100 a knot is tied there and the needle is gone" },
    { part: "Names", what: "Of both markers; the one the work is at is strong" },
  ],
  accessibility: [
    "Role `progressbar` with a name and a value. What is drawn in it is not read.",
    "Changes are not announced: say in a live region what is being done, and when it is done.",
    "Under reduced motion the knot is simply there.",
  ],
};
