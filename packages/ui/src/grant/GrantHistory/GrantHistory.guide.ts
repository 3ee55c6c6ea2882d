import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use GrantHistory. */
export const grantHistoryGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For what a funder, or an organization, was part of before, beside a proposal: name, amount, year.",
    "As context to write by. Nothing in it is pressed.",
  ],
  avoid: [
    { when: "The grants can still be applied for", instead: "GrantCard or LedgerRow" },
    { when: "They are one's own reports", instead: "ReportRow" },
    { when: "There were none", instead: "nothing: leave the whole list out" },
  ],
  dos: [
    "Put the latest first.",
    "Leave out what is not known: each item needs a name alone.",
    "Give amounts in whole dollars.",
  ],
  donts: ["Do not add up amounts beside it.", "Do not write “unknown” for a year or an amount that is missing."],
  keyboard: [],
  anatomy: [
    { part: "Title", what: "An `h2` above a hairline" },
    { part: "Project", what: "Its name; amount and year at the end of the line" },
    { part: "Details", what: "Funder and description, small" },
  ],
  accessibility: [
    "A `section` named by its title, with a list in it.",
    "Figures are of one width, so that amounts can be compared down the column.",
  ],
};
