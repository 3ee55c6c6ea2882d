import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use CharacterRing. */
export const characterRingGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Beside a text with a limit of characters that somebody else has set, such as a funder's section.",
    "It is in PaperField and TextArea already: give those a `ringMax`.",
  ],
  avoid: [
    { when: "The limit is in words", instead: "WordCountBadge" },
    { when: "It is how much of a task is done", instead: "ProgressBar or MiniThread" },
    {
      when: "The limit is far away and rarely met, as for a name",
      instead: "an error message of the field, once it is met",
    },
  ],
  dos: [
    "Count what the server counts: characters, not bytes.",
    "Let people write past the limit. The ring says by how much, and nothing is lost.",
    "Where the error comes later than the ring is full, give that as `limit`: one limit at most is called exceeded.",
  ],
  donts: ["Do not cut the text at the limit.", "Do not add a warning of your own below 100 %: the ring is enough."],
  keyboard: [],
  anatomy: [
    { part: "Ring", what: "Fills clockwise: green below 50 %, yellow below 75 %, red above" },
    { part: "Numbers", what: "Written and allowed, `999/2000`, not grouped" },
    { part: "Excess", what: "Past the limit, in bold: “32 over”" },
  ],
  accessibility: [
    "It is read as “632 of 600 characters, 32 over the limit”.",
    "It does not announce itself while somebody types: a field that is over says so with its error message.",
    "The numbers say all that the colours say. With forced colours the ring is of one colour.",
    "Its size follows from the number of digits: what is beside it moves only when a digit is added.",
  ],
};
