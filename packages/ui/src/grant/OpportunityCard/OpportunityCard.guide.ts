import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use OpportunityCard. */
export const opportunityCardGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For a grant that was found for somebody, who decides whether it is for them.",
    "One below the other: each takes reading.",
  ],
  avoid: [
    { when: "Grants are compared by date and amount", instead: "LedgerRow" },
    { when: "It is a template that is chosen by what it is for", instead: "GrantCard" },
    { when: "It is a proposal that is being written", instead: "DraftRow" },
  ],
  dos: [
    "Say in `reason` which of the person’s own words it fits.",
    "Give `eligibility` word for word: people are refused over single words.",
    "Put the decision first among the `actions`, the way to the source last.",
  ],
  donts: ["Do not shorten description or eligibility: they are folded.", "Do not make the whole card a link."],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves through what is folded, then through the actions" },
    { keys: "Enter, Space", does: "Opens and closes what is folded" },
  ],
  anatomy: [
    {
      part: "Deadline and amount",
      what: "The day it closes, marked within 14 days; the awards as the source writes them",
    },
    { part: "Title and from", what: "A heading; the funder and the source’s number" },
    { part: "Reason", what: "A sentence beside a line" },
    { part: "Folded parts", what: "Description, and who may apply" },
    { part: "Footer", what: "What was decided, and what can be done" },
  ],
  accessibility: [
    "The title is a heading of the `level` that the page needs.",
    "The browser’s search finds what is folded, and opens it.",
    "Name buttons after the grant where several cards stand on a page.",
  ],
};
