import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SearchField. */
export const searchFieldGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For finding something in a list: as one types, with `onChange`, or on Enter, with `onSubmit`.",
    '`size="large"` for the one search of a screen, such as the library.',
  ],
  avoid: [
    { when: "It narrows a list by a few fixed kinds", instead: "SegmentedControl or Select" },
    { when: "The text is kept with a form", instead: "TextField" },
  ],
  dos: [
    "Say in the placeholder what can be searched by, and in the label what is searched.",
    "Say how many were found, in a live region below it.",
    "Wait some 200 ms after a key before asking a server.",
  ],
  donts: [
    "Do not empty it when the page of results opens.",
    "Do not take the label away with the placeholder in its stead: `isLabelHidden` keeps it for those who hear it.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on. The clear button is no stop: Escape does the same" },
    { keys: "Enter", does: "Calls `onSubmit` with what stands in it" },
    { keys: "Escape", does: "Empties it; the focus stays" },
  ],
  anatomy: [
    { part: "Label", what: "Above it, or hidden" },
    { part: "Box", what: "44 px high, `large` 60 px and in the serif; the ring of the focus goes around it" },
    { part: "Icon", what: "A magnifying glass; decoration" },
    { part: "Clear button", what: "There as soon as something stands in it" },
  ],
  accessibility: [
    "A `searchbox` with a name.",
    "Long placeholders end in an ellipsis: keep what matters at their start.",
  ],
};
