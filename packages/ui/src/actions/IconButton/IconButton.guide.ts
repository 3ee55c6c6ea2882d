import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use IconButton. */
export const iconButtonGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For what is done often, where room is short and the picture is known: close, bookmark, more.",
    "With `isSelected` for what is on or off in its place: a bookmark.",
  ],
  avoid: [
    { when: "There is room for words", instead: "Button, with the icon before them" },
    { when: "It leads to another page", instead: "Link or ButtonLink" },
    { when: "It is a setting", instead: "Switch" },
    { when: "It copies a text", instead: "CopyButton" },
  ],
  dos: [
    "Name it after what it does, and to which thing: “Remove site-plan.pdf”.",
    "Keep the name of a toggle the same in both states: that it is on is said by its state.",
    "Put a Tooltip around it where the picture alone is not known.",
    "Give the reason where it cannot be used: `isUnavailable` with `unavailableReason`.",
  ],
  donts: [
    "Do not change the icon of a toggle as well: a bookmark that is set is filled by itself.",
    "Do not put more than three in a row: use a Menu.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is unavailable or pending" },
    { keys: "Enter, Space", does: "Presses it; a toggle changes. Does nothing while it is unavailable or pending" },
  ],
  anatomy: [
    { part: "Button", what: "A `button`, 32 px; `small` is 28 px. On small screens and for fingers both are 44 px" },
    { part: "Icon", what: "18 px, filled and in brand colour while it is on" },
    { part: "Reason", what: "Why it is unavailable: shown on hover and focus, and its accessible description" },
  ],
  accessibility: [
    "It cannot be made without a name: `label`.",
    "A toggle has `aria-pressed`; without `isSelected` it is a plain button.",
    "Unavailable is `aria-disabled` with a dashed outline, never `disabled`.",
    "With forced colours a toggle that is on takes the highlight colour, and stays filled.",
  ],
};
