import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use RotatingHeadline. */
export const rotatingHeadlineGuide: ComponentGuide = {
  status: "ready",
  use: ["Once, as the first line of the home page.", "With words that mean the same in several languages."],
  avoid: [
    { when: "It is any other heading", instead: "Heading" },
    { when: "What changes must be read", instead: "Words that stand still" },
    { when: "Something is loading", instead: "ProgressBar or Skeleton" },
  ],
  dos: [
    "Put the word of the page's own language first: it is the one that stays where motion is not wanted.",
    "Give each word its language, so that it is spoken and broken as it should be.",
    "Write `label` as a sentence that is true without the change.",
  ],
  donts: [
    "Do not put more than one on a site.",
    "Do not use words of very different lengths: what follows on the line would jump.",
    "Do not take the pause button away.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the pause button and on" },
    { keys: "Enter or Space", does: "Pauses the changing word, or plays it again" },
  ],
  anatomy: [
    { part: "Headline", what: "An `h1`: what stands before the word, the word, and a second line" },
    { part: "Word", what: "Italic, in the brand's colour. A new one every 2.2 seconds, turned within 0.65" },
    { part: "Thread and needle", what: "Sewn beneath the word each time" },
    { part: "Pause button", what: "28 px, 44 px on small screens; not there under reduced motion, or with one word" },
  ],
  accessibility: [
    "Assistive technology has one headline that never changes; the moving words are hidden from it.",
    "Under reduced motion the first word stands still (WCAG 2.2.2). In a tab that is not seen it stands still too.",
  ],
};
