import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ProgressBar. */
export const progressBarGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For a piece of work that takes more than a second or two and can be measured: an upload, an export.",
    "Without a `value` where nobody knows how far it is, and only while it is short.",
  ],
  avoid: [
    { when: "It is the progress of a draft", instead: "ProgressMarkers, or MiniThread on a card" },
    { when: "A proposal or an outline is being written", instead: "ProgressThread" },
    { when: "A page is loading", instead: "Skeleton in a LoadingRegion" },
    { when: "A press of a button is under way", instead: "The `isPending` of that Button" },
  ],
  dos: [
    "Say what is under way: “Uploading files”.",
    'Count what people count: `valueLabel="3 of 5"` says more than 60 %.',
    "Say when it has failed in words beside it: a bar that stands still says nothing.",
  ],
  donts: ["Do not let it run backwards or begin anew.", "Do not hide the label, but where the words around say it."],
  keyboard: [],
  anatomy: [
    { part: "Label", what: "What is under way" },
    { part: "Value", what: "The percentage, or your words; not there while it is unknown" },
    { part: "Track", what: "4 px high. Filled to the value, or passed by a piece of it while the value is unknown" },
  ],
  accessibility: [
    "Role `progressbar` with its value, and your words for it. Changes are not announced: say in a live region when it is done.",
    "Under reduced motion an unknown value is a still, pale bar.",
    "It fills from where text begins.",
  ],
};
