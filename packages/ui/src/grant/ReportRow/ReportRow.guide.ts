import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ReportRow. */
export const reportRowGuide: ComponentGuide = {
  status: "ready",
  use: ["For a report that a funder asks for, in a list of them, where it has no date of its own.", "Within a `ul`."],
  avoid: [
    { when: "It is a grant with a deadline", instead: "LedgerRow, or GrantCard where there are few" },
    { when: "It is the person's own draft", instead: "DraftRow" },
    { when: "It is finished", instead: "TitlePageCard" },
  ],
  dos: [
    "Say when it is due in words in `note`: “Due within 60 days of the last payment”.",
    "Name the report in the label of its action: “Bookmark Final report with accounts”.",
  ],
  donts: [
    "Do not put more than one action into a row: open the report for the rest.",
    "Do not shorten titles. They wrap.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the title, then to the action, and on to the next row" },
    { keys: "Enter", does: "Opens the report, or presses the action" },
  ],
  anatomy: [
    { part: "Row", what: "A `li` of at least 52 px above a hairline; one column on small screens" },
    { part: "Title", what: "An `h3` with the link. Its target is the whole row" },
    { part: "Funder and note", what: "Who asks for it, and when it is due" },
    { part: "Action", what: "Above the link of the row" },
  ],
  accessibility: [
    "The ring of the focus goes around the row, its name is the title alone.",
    "The columns have no headings: write notes that are clear by themselves.",
  ],
};
