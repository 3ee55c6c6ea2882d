import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use TopLine. */
export const topLineGuide: ComponentGuide = {
  status: "ready",
  use: ["At the top of every page for visitors who are not signed in.", "With two to four places and one way in."],
  avoid: [
    { when: "The person is signed in", instead: "Sidebar, or TopBar with BottomBar on small screens" },
    { when: "It is a row of views of one page", instead: "Tabs" },
  ],
  dos: [
    "Mark the place with `isCurrent`.",
    "Put one ButtonLink into `action`, as a line: the page has the filled one.",
  ],
  donts: [
    "Do not fold the places into a menu: two to four fit on a phone.",
    "Do not put a search or a language into it.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves from the wordmark through the places to the way in" },
    { keys: "Enter", does: "Goes there" },
  ],
  anatomy: [
    { part: "Wordmark", what: "Leads home" },
    { part: "Places", what: "Words; on small screens on a line of their own, where there is more than one" },
    { part: "Action", what: "A ButtonLink to sign in" },
  ],
  accessibility: [
    'A `banner` with a named `navigation`; the current place is `aria-current="page"` and underlined, with forced colours too.',
    "Targets are 44 px high.",
  ],
};
