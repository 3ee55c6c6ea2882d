import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Button. */
export const buttonGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For something that happens here: saving, creating, sending, opening a dialog.",
    "One filled button a view, for what most people came to do. What else there is to do is `line` or `quiet`.",
  ],
  avoid: [
    {
      when: "It leads to another page",
      instead: "ButtonLink, or Link within a sentence: a link can be opened in a new tab",
    },
    { when: "There is only an icon", instead: "IconButton, which cannot be made without a name" },
    { when: "It switches something on and off", instead: "Switch or Checkbox" },
    { when: "It copies a text", instead: "CopyButton, which says that it has" },
  ],
  dos: [
    "Begin with a verb and name the thing: “Create Outline”, “Delete proposal”.",
    "Where it cannot be used yet, give the reason: `isUnavailable` with `unavailableReason`. It stays in the tab order.",
    "While its work is under way set `isPending`: it keeps its place, its width and the focus.",
  ],
  donts: [
    'Do not use `tone="danger"` for anything that can be taken back.',
    "Do not put two filled buttons side by side: neither is then the main one.",
    "Do not hide what a person may not do yet. Say why, and what to do first.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is unavailable or pending" },
    { keys: "Enter", does: "Presses it" },
    { keys: "Space", does: "Presses it when the key is let go" },
  ],
  anatomy: [
    {
      part: "Button",
      what: "A `button`, 40 px high, `small` 32 px; on small screens and for fingers both are 44 px",
    },
    { part: "Icon", what: "Optional, before the words; decoration, hidden from assistive technology" },
    { part: "Label", what: "Its words, and its accessible name" },
    {
      part: "Reason",
      what: "Why it is unavailable: its accessible description, and a bubble below it on hover, focus and a press. Escape closes it",
    },
  ],
  accessibility: [
    "Unavailable is `aria-disabled` with a description, never `disabled`: nobody is left to guess why nothing happens.",
    "Words and ground keep 4.5:1 in both themes; with forced colours it has a border.",
    "Change the words with the state (“Sending...”): what is announced is what is seen.",
  ],
};
