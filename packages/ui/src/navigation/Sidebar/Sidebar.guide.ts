import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Sidebar. */
export const sidebarGuide: ComponentGuide = {
  status: "ready",
  use: [
    "The places of the product, for people who are signed in, from 641 px of width.",
    "Up to eight places, in the order of the work.",
  ],
  avoid: [
    { when: "The screen is small", instead: "TopBar and BottomBar, in the same Shell" },
    { when: "The person is not signed in", instead: "TopLine" },
    { when: "It is a view of one page", instead: "Tabs" },
  ],
  dos: [
    "Mark the place the person is at with `isCurrent`, also on pages below it.",
    "Say in `badgeLabel` what a count means: “2 unread”.",
    "Give `footer` one thing of 40 px, such as the account's HoverMenu.",
  ],
  donts: ["Do not put more than one count into it: then none is seen.", "Do not use one icon for two places."],
  keyboard: [
    {
      keys: "Tab, Shift + Tab",
      does: "Opens it to its names, moves from the mark through the places, and closes it behind",
    },
    { keys: "Enter", does: "Goes to the place" },
    { keys: "Escape", does: "Closes it while the focus stays; it opens again when the focus comes back" },
  ],
  anatomy: [
    { part: "Mark", what: "Leads home" },
    {
      part: "Place",
      what: "40 px high: an icon, its name, and a count on the icon; a bar at the edge for the current one",
    },
    {
      part: "Account",
      what: "Whose work it is: below the mark, a team with its avatar; cut short while the bar is closed, in full while it is open",
    },
    { part: "Footer", what: "At the bottom, such as the account, whose menu opens beside the bar" },
    { part: "Open", what: "232 px over the page, which does not move, on a ground of its own" },
    {
      part: "Named",
      what: "88 px with the names below the icons, where nothing can hover, and while it is closed from 1400 px of width",
    },
  ],
  accessibility: [
    "A `navigation` with a name; names are clipped and never taken away, so that they are always read.",
    'The current place is `aria-current="page"`, and keeps its bar with forced colours; the outline is the focus.',
    "What appears on hover can be put away with Escape (WCAG 1.4.13).",
  ],
};
