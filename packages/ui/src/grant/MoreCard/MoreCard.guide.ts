import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use MoreCard. */
export const moreCardGuide: ComponentGuide = {
  status: "ready",
  use: [
    "As the last of a few cards, where there are more on a page of their own.",
    "Where the cards before it are at most one row or two.",
  ],
  avoid: [
    { when: "The rest comes on this page", instead: "Button below the list: “Show 24 more”" },
    { when: "It ends a list of rows or a paragraph", instead: "Link" },
    { when: "There is nothing in the list yet", instead: "EmptyState" },
  ],
  dos: [
    "Name what is there: “All proposals”, not “More”.",
    "Let it stretch to the height of its row: it does so in a grid.",
  ],
  donts: [
    "Do not show it where all there is stands before it.",
    "Do not use it to begin something: that is StartCard.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on" },
    { keys: "Enter", does: "Goes there" },
  ],
  anatomy: [
    { part: "Card", what: "One link with a dashed edge, at least 64 px high" },
    { part: "Label", what: "Where the rest is" },
    { part: "Arrow", what: "Points on, the other way round where text runs from right to left" },
  ],
  accessibility: [
    "A native link: it can be opened in a new tab, and its name is its words.",
    "The edge is dashed with forced colours too.",
  ],
};
