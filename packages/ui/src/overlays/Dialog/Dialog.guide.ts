import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Dialog. */
export const dialogGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For a short task that belongs to the page beneath and is done before going on: asking for help, adding a section.",
    "To show work under way that nothing else can go on with: `isDismissable={false}`, and a way out once it is done.",
  ],
  avoid: [
    { when: "It is a question with two answers", instead: "ConfirmDialog" },
    { when: "It is more to know about a thing on the page", instead: "Popover or Disclosure" },
    { when: "It is something beside the text on a small screen", instead: "Sheet" },
    { when: "It has steps, or a link should lead to it", instead: "a page of its own" },
  ],
  dos: [
    "Say in `title` what is done here, in `description` what to do.",
    "Put the button that matters last in `footer`, and name what it does.",
    "Choose the size by the content: 440, 600 or 800 px.",
  ],
  donts: [
    "Do not open one that nobody asked for.",
    "Do not open a dialog from a dialog, but for a ConfirmDialog.",
    "Do not keep people in: where it is not dismissable, say how long it takes and what else they can do.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves through its controls and round again; the focus stays inside" },
    { keys: "Escape", does: "Closes it, unless it is not dismissable" },
    { keys: "Enter, Space on Close", does: "Closes it" },
  ],
  anatomy: [
    { part: "Scrim", what: "Covers the page; a press on it closes a dismissable one" },
    { part: "Box", what: "In the middle; on small screens at the bottom, as wide as the screen" },
    { part: "Header", what: "Title and Close; it stays while the rest scrolls" },
    { part: "Body", what: "Description and content" },
    { part: "Footer", what: "Buttons, at the end of the line; it stays too" },
  ],
  accessibility: [
    "Role `dialog`, named by its title and described by its description. What is beneath cannot be reached; toasts can.",
    "The focus goes to its title when it opens, or to the field that asks for it, and back to where it was when it closes.",
    "Content that is too long scrolls by keyboard: the scrolling element is the dialog itself.",
  ],
};
