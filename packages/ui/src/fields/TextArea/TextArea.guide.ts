import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use TextArea. */
export const textAreaGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For several lines in a form: a message, a reason, a description.",
    "With `ringMax` where there is a limit that people come near.",
  ],
  avoid: [
    { when: "It is one line", instead: "TextField" },
    { when: "It is the text of a document", instead: "PaperField" },
  ],
  dos: [
    "Make it as high at first as what is expected: `minRows`.",
    "Say what to write in `description`, and the limit before it is met.",
  ],
  donts: [
    "Do not cut text at the limit. Say by how much it is over.",
    "Do not ask several questions in one field: give each its own.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on: a tab is never written" },
    { keys: "Enter", does: "Begins a new line" },
  ],
  anatomy: [
    { part: "Label and description", what: "Above the field" },
    { part: "Area", what: "A native `textarea` as high as its text, from `minRows` lines upwards" },
    { part: "Problem", what: "What is wrong, with an icon, below" },
    { part: "CharacterRing", what: "With `ringMax`, at the end" },
  ],
  accessibility: [
    "The error is announced when it appears, and describes the field when one comes back to it.",
    "Unavailable, its text can be read and copied, and the reason describes it.",
    "Its direction follows what is written in it.",
  ],
};
