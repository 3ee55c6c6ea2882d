import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use RelativeTime. */
export const relativeTimeGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For something that was done not long ago: when a draft was edited, when a file came.",
    "Where how long ago matters more than the date.",
  ],
  avoid: [
    { when: "It is in the future", instead: "Deadline" },
    { when: "It says whether text is safe", instead: "SaveStatus" },
    { when: "It is a date to be quoted: in a document, on an invoice", instead: "The date, written out" },
  ],
  dos: [
    "Put the word before it: “Edited 14 minutes ago”.",
    "Use it for what is days old at most in lists that are read often.",
  ],
  donts: [
    "Do not use it for what may lie in the future: it says only “in the future”.",
    "Do not announce it: it changes by itself.",
  ],
  keyboard: [],
  anatomy: [
    {
      part: "Time",
      what: "A `time` with the moment in ISO 8601. Seconds, minutes, hours or days, rounded to the nearest",
    },
    { part: "Title", what: "The full date and time of day, on hover" },
  ],
  accessibility: [
    "A title cannot be reached by touch or keyboard: where the date itself matters, write it.",
    "It runs from left to right wherever it stands, since its words are English.",
    "Without a valid date there is nothing.",
  ],
};
