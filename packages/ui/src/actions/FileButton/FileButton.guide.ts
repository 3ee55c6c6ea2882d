import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use FileButton. */
export const fileButtonGuide: ComponentGuide = {
  status: "ready",
  use: [
    "To attach files where there is room for a button only: beneath a field, in a toolbar.",
    "With a FileList close by, which shows what was chosen and how its upload goes.",
  ],
  avoid: [
    { when: "Files are the point of the page or the dialog", instead: "FileDrop, which has this button in it" },
    { when: "A file is to be downloaded", instead: "ButtonLink with `download`" },
  ],
  dos: [
    "Say what is attached, with AttachIcon before it: “Attach files”.",
    "Say next to it which types and sizes are taken, and check them again after the choice: `accept` is a hint to the browser.",
    "Give the reason where no more can be attached: “A document takes ten files.”",
  ],
  donts: [
    "Do not upload without showing it: put the FileList in sight.",
    "Do not open the file dialog from anything but a press.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is unavailable" },
    { keys: "Enter, Space", does: "Opens the file dialog of the system" },
  ],
  anatomy: [
    { part: "Button", what: "A quiet Button, unless told otherwise" },
    { part: "Input", what: "The browser's file input, hidden from everybody; it takes the same file twice" },
  ],
  accessibility: [
    "One button with one name. The input itself is in no tab order.",
    "What was chosen is not announced here: the FileList says it.",
    "Unavailable is `aria-disabled` with its reason as description.",
  ],
};
