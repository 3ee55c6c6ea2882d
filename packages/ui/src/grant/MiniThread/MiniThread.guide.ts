import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use MiniThread. */
export const miniThreadGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For how far a document is, where it is one of many: on a card, in a row.",
    "Beside words that say the same, or with a `label` that does.",
  ],
  avoid: [
    { when: "It is the document on the page", instead: "ProgressMarkers, the thread with its names" },
    { when: "Work is under way between two markers", instead: "ProgressThread" },
    { when: "What is measured is not a draft: an upload, a count", instead: "ProgressBar" },
  ],
  dos: [
    "Give the name of the last marker that was reached as its label: “Outline Created”.",
    "Set `--thread-ground` to the colour that it lies on, so that the open holes are of that colour.",
  ],
  donts: [
    "Do not say a percentage: the steps are what people know.",
    "Do not make it narrower than 120 px. Leave it out there, and write the words.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Guide", what: "A dotted line for what is ahead" },
    { part: "Thread", what: "A line of 2 px, as long as the progress" },
    { part: "Beads and holes", what: "A bead for each marker that is reached, an open hole for the others" },
  ],
  accessibility: [
    "One image with one name. What is drawn in it is not read.",
    "Beads and holes differ in shape as well as in colour; with forced colours both are drawn in the text's.",
  ],
};
