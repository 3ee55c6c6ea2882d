import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use PaperField. */
export const paperFieldGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For the text of a document, where the field is the paper itself.",
    '`variant="title"` for the name of the document, at the top of it.',
  ],
  avoid: [
    { when: "It is part of a form", instead: "TextField for a line, TextArea for several" },
    { when: "It is a search", instead: "SearchField" },
    { when: "It is to be read and never written", instead: "SafeHtml" },
  ],
  dos: [
    "Lay it on a sheet: it has no frame, only a rule beneath.",
    "Where a heading names it already, give the heading's id as `labelledBy`.",
    "Past the `limit` say what is wrong in `errorMessage`, and what to do in `errorHint`: “All of it is kept. Cut 62 characters to continue.”",
  ],
  donts: [
    "Do not cut text at the limit: what is over is marked, and stays.",
    "Do not put what must be known into the placeholder: it goes with the first letter.",
    "Do not put it beside bordered fields on one form.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on: a tab is never written" },
    { keys: "Enter", does: "Begins a new line; nothing in a title" },
  ],
  anatomy: [
    { part: "Label and description", what: "Above; a required field has a star" },
    { part: "Page", what: "A native `textarea` as high as its text, with a rule of 1 px beneath" },
    { part: "Mark", what: "Below the letters that are over the limit, or ask for something: a wash and an underline" },
    {
      part: "Meter",
      what: "Before the word count, where words are limited: how far it is, with a notch at the fewest",
    },
    {
      part: "Notes",
      what: "The word count, “17 words, 63 short”, marigold where there are too many; or in its place the error and its hint",
    },
    { part: "Actions", what: "Buttons such as attaching and dictation, in place of the word count" },
    { part: "CharacterRing", what: "With `ringMax`: how many characters of how many; past the `limit`, by how many" },
  ],
  accessibility: [
    "The error is announced when it appears and describes the field; the hint describes it and is not announced at every key.",
    "How many `places` ask for something describes the field; a press on one selects it, the arrow keys go through it as through any text.",
    "What is over the limit is underlined as well as coloured; with forced colours the rule of an invalid field is double.",
    "Its direction follows what is written in it.",
  ],
};
