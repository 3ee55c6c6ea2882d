import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use DraftRow. */
export const draftRowGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For drafts in a list, to go on writing: one line each, with how far it has come.",
    "In a `ul`, the one written in last at the top.",
  ],
  avoid: [
    { when: "It is the one to go on with", instead: "OpenPageCard, once above the list" },
    { when: "It is finished", instead: "TitlePageCard" },
    { when: "There are none", instead: "EmptyState" },
  ],
  dos: [
    "Say in `detail` what it is and where the person is in it: “Letter of intent · 2 sections left”.",
    "Name the button in `actions` after the draft: “Actions for Riverside tool library”.",
    "Give the last marker that was reached as `progressLabel`.",
  ],
  donts: ["Do not put a link into `detail`: it would lie under that of the row.", "Do not use it outside of a list."],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the link of the row, then to its actions, and on" },
    { keys: "Enter", does: "Opens the draft" },
  ],
  anatomy: [
    {
      part: "Title",
      what: "A heading of two lines at most, with the link; its target is the whole row",
    },
    { part: "Detail", what: "A few words beneath" },
    {
      part: "Thread and date",
      what: "A MiniThread, and when it was written in last; below the title in narrow windows",
    },
    {
      part: "Deadline",
      what: "`deadline`: the funder’s day, with its zone, and how long is left; marigold from 14 days on. Below the detail where there is little room",
    },
    { part: "Actions", what: "An IconButton with a Menu, above the link" },
  ],
  accessibility: [
    "One link a row, named by the title; what is cut off is read in full.",
    "The thread has the name of the last marker.",
    "The title takes its direction from its own letters. `level` gives it its place in the outline.",
  ],
};
