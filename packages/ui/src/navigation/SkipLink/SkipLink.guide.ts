import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SkipLink. */
export const skipLinkGuide: ComponentGuide = {
  status: "ready",
  use: ["First of all on a page with a navigation. Shell brings it.", "With `targetId` where a page has no `main`."],
  avoid: [
    { when: "The page is in a Shell", instead: "The one that Shell has; its words are `skipLabel`" },
    { when: "It leads to a heading of a long text", instead: "Link" },
  ],
  dos: ["Give its target `tabIndex={-1}`, so that it can take the focus.", "Say where it leads: “Skip to content”."],
  donts: [
    "Do not put anything that takes the focus before it.",
    "Do not hide it from those who see: it shows when it has the focus.",
  ],
  keyboard: [
    { keys: "Tab", does: "On a new page moves to it, and shows it" },
    { keys: "Enter", does: "Moves the focus to the content. The address stays as it is" },
  ],
  anatomy: [
    {
      part: "Link",
      what: "In the top corner at the start, 44 px high, above everything; clipped while it has no focus",
    },
  ],
  accessibility: ["A native link, so that it is in the list of links too (WCAG 2.4.1)."],
};
