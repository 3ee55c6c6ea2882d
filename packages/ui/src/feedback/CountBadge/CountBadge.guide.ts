import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use CountBadge. */
export const countBadgeGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For how many things wait for the person: unread messages, tasks under way.",
    "On an icon of the navigation, or beside the word that it counts.",
  ],
  avoid: [
    { when: "There are words to it", instead: "Badge: “1 urgent”" },
    { when: "It is how many there are, and nothing waits", instead: "a plain number in the text" },
    { when: "It counts words or characters", instead: "WordCountBadge or CharacterRing" },
  ],
  dos: [
    "Give `label` with the number in it where the word beside it does not say what is counted: “2 unread”.",
    "Leave `label` out where it does: “Active Tasks 2”.",
  ],
  donts: [
    "Do not show a 0: the component leaves it out, and so should words beside it.",
    "Do not put counts on several places of one navigation.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Number", what: "16 px high, as wide as its digits; `99+` above 99, or above another `max`" },
    { part: "Label", what: "Unseen words that are read in its place" },
  ],
  accessibility: [
    "With `label` the number is hidden and the words are read: they become part of the link's name that it stands in.",
    "A number that changes is not announced. Announce what came, not the count.",
    "It keeps its own two colours with forced colours, so that it stays a patch with a number in it.",
  ],
};
