import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use OpenPageCard. */
export const openPageCardGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Once, at the top of a home page: the document that was written in last, open at its last words.",
    "Where the person has written something. There is nothing to open on a first visit.",
  ],
  avoid: [
    {
      when: "There are several drafts to choose from",
      instead: "DraftRow for each; this one for the last of them at most",
    },
    { when: "It is finished", instead: "TitlePageCard" },
    { when: "Nothing is begun yet", instead: "StartCards" },
  ],
  dos: [
    "Give the end of what was written as `excerpt`: reading on is how one picks up again.",
    "Say where the person is in `meta`: “Grant · section 3 of 7, Methods”.",
    "Use `note` for what stands in the way, where something does.",
  ],
  donts: [
    "Do not put two on a page.",
    "Do not summarise: the excerpt is the person's own words, cut at the top and not at the bottom.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the title, then to the way in, and on" },
    { keys: "Enter", does: "Opens the document" },
  ],
  anatomy: [
    { part: "Page", what: "An `article` that looks like the sheet it stands for" },
    { part: "Meta and date", what: "What it is, and how long ago it was written in" },
    { part: "Title", what: "An `h3` with a link" },
    { part: "Excerpt", what: "The last lines, faded at the top, with a still caret at their end" },
    { part: "Footer", what: "A ButtonLink, a MiniThread, and the note or the last marker in words" },
  ],
  accessibility: [
    "Both links lead to the same place; the name of the second has the title in it: “Pick up here: Common Ground”.",
    "Title and excerpt take their direction from their own letters.",
    "The caret is drawn, not text: nothing reads or blinks.",
  ],
};
