import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use LedgerRow. */
export const ledgerRowGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For many grants one below the other, where people compare closing dates, time left and amounts.",
    "In a `ul`, sorted by date.",
  ],
  avoid: [
    { when: "People choose by what a grant is for", instead: "GrantCard" },
    { when: "It is one that the person has put aside", instead: "BookmarkTile" },
    { when: "It is a draft", instead: "DraftRow" },
  ],
  dos: [
    "Write every amount in the same way: “to $12,000”.",
    "Leave `deadline` out for what is open at any time, and `amount` out where none is known.",
    "Give `actions` the bookmark, named after the grant.",
  ],
  donts: [
    "Do not add columns: what does not fit here is on the page of the grant.",
    "Do not mix rows and cards in one list.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the link of the row, then to its actions, and on" },
    { keys: "Enter", does: "Follows the link" },
  ],
  anatomy: [
    { part: "Date", what: "Day, large, and month; the year where it is another one" },
    { part: "Title and funder", what: "An `h3` with the one link, whose target is the whole row" },
    { part: "Place", what: "Left out on screens up to 1279 px" },
    { part: "Time left", what: "“in 6 days”, marked within 14 days; “closed” after" },
    { part: "Amount and actions", what: "At the end of the row" },
  ],
  accessibility: [
    "One link a row, named by its title; the focus ring is drawn around the row.",
    "It is a list and no table: each row is read as a sentence, date first.",
    "What is near or over is said in words as well as by colour.",
  ],
};
