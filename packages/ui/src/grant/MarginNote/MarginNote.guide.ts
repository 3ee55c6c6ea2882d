import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use MarginNote. */
export const marginNoteGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For what the colleague in the margin says about one place in the text: a suggestion, a gap, a question.",
    "Beside the sheet where there is room, led to it with `isLed`; inside a Sheet where there is none.",
  ],
  avoid: [
    { when: "It is about the whole page", instead: "Banner" },
    { when: "It is about what stands in one field", instead: "The `errorMessage` of that field" },
    { when: "It says that something has happened", instead: "Toast" },
    { when: "It is a step to tick off", instead: "Checklist" },
  ],
  dos: [
    "Say what is missing and what to do about it: “Add who asked, and one county figure beside it.”",
    "Give the place as `href` and `linkLabel` wherever the text has one.",
    "Order notes as the text runs, not by priority.",
  ],
  donts: [
    "Do not mark more than a few as `high`: where all is urgent, nothing is.",
    "Do not put controls into the words: the whole note is one link.",
    "Do not praise. A note that asks for nothing is in the way.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to its link and on; a note without `href` is passed over" },
    { keys: "Enter", does: "Goes to the place it is about" },
  ],
  anatomy: [
    { part: "Note", what: "An `article` below a hairline in the colour of its priority" },
    {
      part: "Lead",
      what: "With `isLed`: a hairline to the edge of the sheet and a 7 px dot on it, from 1280 px upwards",
    },
    { part: "Priority", what: "“Urgent”, “Important” or “Note”" },
    { part: "Category", what: "What it is about, in a word" },
    { part: "Link", what: "The name of the place, at the end of the line; its target is the whole note" },
    { part: "Words", what: "What is said, 16 px in the serif" },
  ],
  accessibility: [
    "The priority is a word, never the colour of the line alone.",
    "The words describe the link, so that its name can be as short as “Need”.",
    "Notes come in a region that is named by the app, such as “In the margin”.",
  ],
};
