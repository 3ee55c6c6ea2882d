import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Badge. */
export const badgeGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For the state of one thing among others, in one to three words: “Expired”, “in 6 days”, “1 urgent”.",
    "Beside a title or a date, where the eye goes through a list.",
  ],
  avoid: [
    { when: "It is a number alone", instead: "CountBadge" },
    { when: "It is a closing date", instead: "Deadline, which chooses words and tone itself" },
    { when: "It asks for something to be done, or takes a sentence", instead: "Banner" },
    { when: "It counts the words of a text", instead: "WordCountBadge" },
  ],
  dos: [
    "Choose the tone by what it means: `attention` is soon or important, `danger` urgent, `brand` new.",
    "Leave what is over or usual `neutral`: most badges are.",
  ],
  donts: [
    "Do not let the colour say what the words do not.",
    "Do not make it a button: it is never pressed.",
    "Do not use `danger` for what has merely passed: “Expired” is neutral.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Tag", what: "One line that never wraps; outlined when neutral, on a wash of its tone otherwise" },
    { part: "Words", what: "12 px, with figures of one width" },
  ],
  accessibility: [
    "It is text in its place: it is read where it stands, after the title that it belongs to.",
    "It is not announced when it changes. Say so where that matters, with a status of the page.",
    "With forced colours every tone has an outline.",
  ],
};
