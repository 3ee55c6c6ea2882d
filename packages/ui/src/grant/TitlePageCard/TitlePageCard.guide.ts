import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use TitlePageCard. */
export const titlePageCardGuide: ComponentGuide = {
  status: "ready",
  use: ["For a finished proposal among others, in a grid.", "Where people know it by its title and by whom it is for."],
  avoid: [
    { when: "It is still being written", instead: "DraftRow, or OpenPageCard for the last one" },
    { when: "It is a grant to apply for", instead: "GrantCard" },
    { when: "There are dozens", instead: "LedgerRow" },
  ],
  dos: [
    "Put a Menu behind an IconButton into `actions`, named after the proposal.",
    "Put what is next into `next`, as a small ButtonLink whose name ends with the proposal’s.",
    "Set `level` by the heading above the grid.",
  ],
  donts: [
    "Do not put more on it than its actions and what is next.",
    "Do not cut titles: the fourth line is the last, and ends in an ellipsis.",
  ],
  keyboard: [
    {
      keys: "Tab, Shift + Tab",
      does: "Moves to the actions, then to the title and to what is next, and on to the next card",
    },
    { keys: "Enter", does: "Opens the proposal, or follows what is next, or opens the actions" },
  ],
  anatomy: [
    { part: "Page", what: "An `article` in the shape of a page; lower on small screens" },
    { part: "Kind and action", what: "At the top" },
    { part: "Title", what: "A heading with the link; its target is the whole page" },
    { part: "Recipient", what: "“for …”, in italics; left out where there is none" },
    { part: "Deadline", what: "`deadline`: the funder’s day, with its zone, and how long is left" },
    { part: "MiniThread and date", what: "How far it came, and when it was changed" },
    { part: "Next", what: "`next`: the way to what is to be done with it, beside the date" },
  ],
  accessibility: [
    "The ring of the focus goes around the page, its name is the title alone.",
    "The title takes its direction from its own letters.",
  ],
};
