import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use TextField. */
export const textFieldGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For one line in a form: a name, an address, a number.",
    "With the `type` and `autoComplete` that phones and password managers know.",
  ],
  avoid: [
    { when: "It is several lines", instead: "TextArea" },
    { when: "It is a password", instead: "PasswordField" },
    { when: "It is a search", instead: "SearchField" },
    { when: "It is the title of a document", instead: 'PaperField with `variant="title"`' },
    { when: "There are a few possible answers", instead: "RadioGroup or Select" },
  ],
  dos: [
    "Say in the label what it is, in a word or two, and in `description` what for.",
    "Make it about as wide as what goes in.",
    "Say in the error what to do: “Enter an address with an @”.",
    "Use `isReadOnly` for what can be copied and never changes, `isUnavailable` for what cannot be changed now.",
  ],
  donts: [
    "Do not use the placeholder as a label, or for rules.",
    "Do not cut or reformat what is typed while it is typed.",
  ],
  keyboard: [{ keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is read-only or unavailable" }],
  anatomy: [
    { part: "Label", what: "Above it; a star where it is required" },
    { part: "Description", what: "Below the label, or in its place the reason why it is unavailable" },
    { part: "Input", what: "44 px high, with letters of 16 px, so that phones do not zoom in" },
    { part: "Problem", what: "What is wrong, with an icon, below" },
  ],
  accessibility: [
    "Label, description and error belong to the input; the error is announced when it appears, and read with the input when one comes back to it.",
    "An error is an icon, words and a thicker edge, not a colour alone.",
    "Its direction follows what is written in it.",
  ],
};
