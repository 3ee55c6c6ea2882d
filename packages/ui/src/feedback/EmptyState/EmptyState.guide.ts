import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use EmptyState. */
export const emptyStateGuide: ComponentGuide = {
  status: "ready",
  use: [
    "In the place of a list or a table that has nothing in it yet: say what will be here, and how it comes.",
    "Where a search or a filter leaves nothing, with a way to undo it.",
  ],
  avoid: [
    { when: "It could not be loaded", instead: "ErrorState" },
    { when: "It is still loading", instead: "Skeleton" },
    { when: "The whole page has nothing to do yet", instead: "StartCards" },
  ],
  dos: [
    "Say in the title what there is none of: “You have no proposal drafts saved.”",
    "Say in a sentence what will appear, and when.",
    "Offer the one thing that makes it appear.",
  ],
  donts: [
    "Do not cheer or apologise.",
    "Do not offer two things as if they were equal.",
    "Do not show it before the answer of the server is there.",
  ],
  keyboard: [{ keys: "Tab, Shift + Tab", does: "Moves to its action; it takes no focus itself" }],
  anatomy: [
    { part: "Title", what: "A heading of 22 px, of the `level` that fits" },
    { part: "Text", what: "At most 40 characters wide" },
    { part: "Action", what: "A ButtonLink or a Button" },
  ],
  accessibility: [
    "It is ordinary content and not announced. After a search announce how many were found.",
    "The title is a heading, so that it is found where the list would be.",
  ],
};
