import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use WordCountBadge. */
export const wordCountBadgeGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Beside the heading of a section, for how many words its funder asks for.",
    "Where the limits come from the template.",
  ],
  avoid: [
    { when: "It counts what is written", instead: "The word count of PaperField" },
    { when: "The limit is in characters", instead: "CharacterRing" },
    { when: "It is any other mark", instead: "Badge" },
  ],
  dos: [
    "Pass what the template says, also null: it shows what there is.",
    "Keep it beside the heading, where it is read before writing.",
  ],
  donts: [
    "Do not colour it when the text is over: that is the field's to say.",
    "Do not put it on a card or in a list.",
  ],
  keyboard: [],
  anatomy: [
    {
      part: "Badge",
      what: "“80-250 words”, “Min 80 words” or “Max 250 words”, 12 px, with a hairline; nothing without limits",
    },
  ],
  accessibility: [
    "Plain text, read where it stands: put it after the words of the heading.",
    "It runs from left to right wherever it stands, since its words are English.",
  ],
};
