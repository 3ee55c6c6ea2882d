import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use PasswordField. */
export const passwordFieldGuide: ComponentGuide = {
  status: "ready",
  use: [
    'For a password that is chosen: `autoComplete="new-password"`.',
    'For one that is known: `autoComplete="current-password"`.',
  ],
  avoid: [
    { when: "It is a code that was sent", instead: "TextField: there is nothing to hide" },
    { when: "It is an address or a name", instead: "TextField" },
  ],
  dos: [
    "Say the rule before it is broken, in `description`: “At least 8 characters.”",
    "Let password managers fill it.",
    "Keep what was typed when it was refused.",
  ],
  donts: [
    "Do not forbid pasting, and do not empty the field by yourself.",
    "Do not say in the error whether the address or the password was wrong, where that tells strangers who has an account.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the field, then to the button that shows the password, and on" },
    { keys: "Enter or Space on the button", does: "Shows the password, or hides it again" },
  ],
  anatomy: [
    { part: "Label and description", what: "Above the field" },
    { part: "Input", what: "44 px high, of type `password` or `text`" },
    { part: "Button", what: "An IconButton at its end: an eye to show it, a struck-out eye to hide it" },
    { part: "Problem", what: "What is wrong, with an icon, below" },
  ],
  accessibility: [
    "The button changes its name with what it does: “Show password”, “Hide password”.",
    "Showing it leaves the text and the focus where they are. No keyboard capitalises, corrects or checks it.",
    "The error is announced when it appears, and describes the field when one comes back to it.",
  ],
};
