import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use StartCards and the StartCard in it. */
export const startCardsGuide: ComponentGuide = {
  status: "ready",
  use: [
    "At the top of a home page: the two or three ways to begin.",
    "One of them, the first, is `isPrimary`: the only piece of cloth on the screen.",
  ],
  avoid: [
    { when: "It goes on with something that was begun", instead: "OpenPageCard or DraftRow" },
    { when: "It ends a list", instead: "MoreCard" },
    { when: "It says that there is nothing yet", instead: "EmptyState with an action" },
  ],
  dos: [
    "Begin the title with what is made or found: “Create a Grant”.",
    "Say in the description what comes of it, in one sentence.",
  ],
  donts: [
    "Do not put more than three side by side.",
    "Do not make two of them primary.",
    "Do not put controls into a card: it is one link.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves from one card to the next" },
    { keys: "Enter", does: "Goes there" },
  ],
  anatomy: [
    { part: "StartCards", what: "One frame around all; one below the other on small screens" },
    { part: "StartCard", what: "A title, a sentence and an arrow" },
    { part: "Primary", what: "Bound in cloth, with a stitched spine at its start" },
  ],
  accessibility: [
    "A section with a name. Each card is one native link, named by its title and its sentence.",
    "The arrow moves on hover, but not under reduced motion; it points the other way from right to left.",
  ],
};
