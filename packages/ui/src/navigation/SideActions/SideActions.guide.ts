import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SideActions. */
export const sideActionsGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For what every page offers beside its own work: help, the plan, email updates.",
    "Two to four of them, the same on every page.",
  ],
  avoid: [
    { when: "It is what the page is for", instead: "Button, on the page" },
    { when: "It is about one thing of a list", instead: "Menu by that thing" },
    { when: "It is a place of the product", instead: "Sidebar and BottomBar" },
  ],
  dos: [
    "Name them by what happens: “Help & Support”, “Subscribe to Plan”.",
    "On small screens put them into the TopBar: what floats there lies on the page's buttons.",
    "Use `href` for a place and `onPress` for what opens here.",
  ],
  donts: [
    "Do not change their order from page to page.",
    "Do not put counts or warnings on them: nobody looks there for news.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves from one to the next; its name shows beside it" },
    { keys: "Enter", does: "Does it, or goes there" },
    {
      keys: "Escape",
      does: "Puts the name away, the focus stays; in the list of small screens closes it and goes back to its button",
    },
  ],
  anatomy: [
    { part: "Column", what: "Icons of 36 px, floating at the bottom end of the page" },
    { part: "Name", what: "Beside the icon on hover and focus" },
    { part: "Folded", what: "Where nothing can hover: a button of 48 px that opens a list with names" },
    {
      part: "In the bar",
      what: 'On small screens, with `placement="bar"`: that button in the TopBar, its list below it',
    },
  ],
  accessibility: [
    "A group with a name, in a landmark; every icon has its own name.",
    "The name stays while the pointer is on it, and Escape puts it away (WCAG 1.4.13).",
    "Toasts keep clear of it.",
  ],
};
