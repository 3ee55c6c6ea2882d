import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Shell. */
export const shellGuide: ComponentGuide = {
  status: "ready",
  use: ["Once, around every page of the product.", '`variant="bare"` for visitors who are not signed in.'],
  avoid: [
    { when: "A page is shown inside another", instead: "Nothing: there is one `main` a page" },
    { when: "It is the part of a page", instead: "Card, SplitMessagesPane" },
  ],
  dos: [
    "Choose `width` by the page: `wide` for lists, `narrow` for one form, `full` for screens that lay themselves out.",
    "Use `--shell-start` and `--shell-bottom` for what floats above the page.",
    "Move the focus to `main` when the route changes: it can take it.",
  ],
  donts: ["Do not put a second `main` into it.", "Do not put page padding into pages that are `wide` or `narrow`."],
  keyboard: [
    { keys: "Tab on a new page", does: "Moves to the SkipLink first" },
    { keys: "Enter on the SkipLink", does: "Moves the focus to `main`, past the navigation" },
  ],
  anatomy: [
    { part: "SkipLink", what: "The first stop of a keyboard" },
    { part: "Sidebar", what: "64 px at the start, from 641 px upwards" },
    { part: "TopBar and BottomBar", what: "In its place up to 640 px" },
    { part: "Main", what: "1120 px of content, 720, or all there is" },
    { part: "SideActions", what: "Float at the end" },
  ],
  accessibility: [
    "Landmarks: `navigation`, `main`, and on small screens `banner`. Give the navigation a name.",
    "Everything is laid out from start to end: from right to left the Sidebar is on the right.",
    "Bars are left out in print.",
  ],
};
