import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use GrantCard. */
export const grantCardGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For a grant that can be applied for, among others, where people choose by what it is for.",
    "In a grid of cards of one height.",
  ],
  avoid: [
    { when: "Many are compared by date and amount", instead: "LedgerRow" },
    { when: "The person has put it aside", instead: "BookmarkTile" },
    { when: "It is a proposal that is being written", instead: "DraftRow or TitlePageCard" },
  ],
  dos: [
    "Keep expired grants in the list, set apart by themselves: `isExpired`, or a date that is over.",
    "Give `actions` the bookmark, named after the grant: “Bookmark Small Plots Fund”.",
    "Write amounts as people say them: “to $12,000”.",
  ],
  donts: [
    "Do not put a Button like “Apply” on it: the card is the way in.",
    "Do not shorten the description yourself: the sentences that two lines hold are shown.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the bookmark, then to the link, and on" },
    { keys: "Enter", does: "On the bookmark presses it, on the title follows the link" },
  ],
  anatomy: [
    { part: "Date", what: "Day and month, large, since people come with a deadline; “Any time” without one" },
    { part: "Badge", what: "“in 6 days” within 14 days, “Expired” after" },
    { part: "Title", what: "An `h3` with the one link, whose target is the whole card" },
    { part: "From and about", what: "Funder and place on one line; the first sentences of the description on two" },
    { part: "Footer", what: "Amount, and the category up to 35 characters" },
  ],
  accessibility: [
    "One link, named by the title; the focus ring is drawn around the card.",
    "A category that is cut is read in full.",
    "An expired grant has no ground and soft ink, never less opacity, and says “Expired”.",
  ],
};
