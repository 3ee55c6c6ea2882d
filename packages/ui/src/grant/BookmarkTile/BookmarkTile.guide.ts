import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use BookmarkTile, and the BookmarkStrip around it. */
export const bookmarkTileGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For grants that a person has put aside, above the library: name, funder, and how long there is left.",
    "In a BookmarkStrip, the nearest deadline first: three in a row, one on small screens.",
  ],
  avoid: [
    { when: "The person is looking for a grant", instead: "GrantCard, which says what it is for" },
    { when: "Many are compared by date and amount", instead: "LedgerRow" },
    { when: "Nothing is bookmarked", instead: "EmptyState, or nothing" },
  ],
  dos: [
    "Give `actions` an IconButton with `isSelected`, named after the grant: “Remove bookmark from Small Plots Fund”.",
    "Leave `deadline` out for a grant that is open at any time.",
  ],
  donts: [
    "Do not put a tile anywhere but in a BookmarkStrip: its hairlines are those of the strip.",
    "Do not put a second link into `actions`: the whole tile is one.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the link of the tile, then to its bookmark, and on" },
    { keys: "Enter", does: "On the title follows the link, on the bookmark presses it" },
  ],
  anatomy: [
    { part: "BookmarkStrip", what: "A `ul` between two hairlines" },
    { part: "Title", what: "An `h3` with the one link, whose target is the whole tile" },
    { part: "Funder", what: "Who gives it" },
    { part: "Closing date", what: "Day, month and time left; marked within 14 days" },
    { part: "Actions", what: "The bookmark, above the link" },
  ],
  accessibility: [
    "One link a tile, named by its title; the focus ring is drawn around the tile.",
    "The bookmark can be pressed without following the link, by pointer and by keyboard.",
    "That time is short is said in words, not by colour alone: “in 6 days”.",
  ],
};
