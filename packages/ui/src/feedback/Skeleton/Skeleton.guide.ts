import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Skeleton and LoadingRegion. */
export const skeletonGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For the first load of a list, a card or a page, in the shape of what is to come.",
    "In a LoadingRegion, which says once what is loading.",
  ],
  avoid: [
    { when: "A press is under way", instead: "The `isPending` of that Button" },
    { when: "The work can be measured", instead: "ProgressBar" },
    { when: "There is something to show already", instead: "What was there, until the new comes" },
    { when: "Nothing is there", instead: "EmptyState; when it failed ErrorState" },
  ],
  dos: [
    "Give each the width and height of what it stands for, so that nothing jumps.",
    "Wait some 200 ms before showing it.",
    "Show as many as there usually are, at most a screenful.",
  ],
  donts: [
    "Do not draw skeletons of buttons or icons: only of text and pictures.",
    "Do not let headings and controls that are known already disappear behind it.",
  ],
  keyboard: [],
  anatomy: [
    { part: "LoadingRegion", what: "Says what is loading, to those who do not see it" },
    { part: "Skeleton", what: "One block, or several lines of which the last is shorter" },
  ],
  accessibility: [
    "Hidden from assistive technology; the LoadingRegion is a `status` with words.",
    "It stands still: nothing moves to be put to rest.",
    "With forced colours each block has an edge.",
  ],
};
