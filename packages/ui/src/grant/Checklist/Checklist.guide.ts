import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Checklist. */
export const checklistGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For the papers that a funder asks for, ticked off as they are ready, beside a proposal.",
    "Where the list may be long: its boxes are the browser's own.",
  ],
  avoid: [
    { when: "The boxes are part of a form that is sent", instead: "Checkbox for each" },
    { when: "The steps come one after the other", instead: "ProgressMarkers" },
    { when: "Files are to be attached", instead: "FileDrop" },
  ],
  dos: [
    "Sort by category: the icons then stand together.",
    "Mark with `isRequired` what cannot be left out; it says so in words.",
    "Set `pendingId` while a tick is being saved: the item keeps the focus, and the others can be ticked.",
  ],
  donts: [
    "Do not add up the required ones in a sentence beside it: `hasCount` counts them all.",
    "Do not use `isReadOnly` while saving: it takes the boxes out of the tab order.",
  ],
  keyboard: [
    {
      keys: "Tab, Shift + Tab",
      does: "Moves from box to box and to what unfolds; passes boxes by in a list that is read-only",
    },
    { keys: "Space", does: "Ticks the item or takes the tick away; does nothing while it is being saved" },
  ],
  anatomy: [
    { part: "Title", what: "An `h2`, with the count at its end" },
    { part: "Item", what: "A line: the box, the name, “required”, the icon of its category" },
    { part: "Details", what: "The description, which a button at the line’s end unfolds" },
  ],
  accessibility: [
    "A `section` named by its title, with a native checkbox for each item: name, category and “required” are its name.",
    "The icon of a category has its word beside it for who hears the list.",
    "An item that is being saved is `aria-disabled`.",
  ],
};
