import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use CopyButton. */
export const copyButtonGuide: ComponentGuide = {
  status: "ready",
  use: [
    "To take a text elsewhere: a section into a funder's portal, an address into an email.",
    "With `getText` where the text has to be made or fetched first.",
  ],
  avoid: [
    { when: "A file is to be saved", instead: "ButtonLink with `download`" },
    { when: "It makes a second one of something", instead: "Button or MenuItem with DuplicateIcon" },
    { when: "Several things can be done with the text", instead: "Menu" },
  ],
  dos: [
    "Put it at the end of the heading of what it copies.",
    "Use `shortLabel` where there is little room: “Copy”, in full “Copy to clipboard”.",
    "Copy what is seen: the title with the text, without guidance and counters.",
  ],
  donts: [
    "Do not show a Toast as well: the button says that it has copied.",
    "Do not write a `shortLabel` that is not within `label`: people who speak to their computer could not press it.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is unavailable" },
    { keys: "Enter, Space", does: "Copies the text; the focus stays" },
  ],
  anatomy: [
    { part: "Button", what: "A small quiet Button, unless told otherwise" },
    { part: "Icon and words", what: "For two seconds a tick and “Copied”, or “Could not copy”" },
    { part: "Status", what: "The same words for assistive technology, unseen" },
  ],
  accessibility: [
    "That it has copied, or could not, is announced and becomes the name of the button for two seconds.",
    "Without a right to the clipboard (plain http) it copies by a selection instead; only where that is refused too does it say that it could not.",
    "Unavailable is `aria-disabled` with its reason as description.",
  ],
};
