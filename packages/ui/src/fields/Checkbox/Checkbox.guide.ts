import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Checkbox. */
export const checkboxGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For a yes or no that counts when the form is sent: a consent, a confirmation.",
    "For any number of choices out of a few: one box each.",
  ],
  avoid: [
    { when: "It takes effect at once", instead: "Switch" },
    { when: "It is one choice out of several", instead: "RadioGroup, or Select where there are many" },
    { when: "It is a list of papers to be ticked off", instead: "Checklist" },
  ],
  dos: [
    "Write what ticking it means, as a sentence that can be true: “Yes, I want to receive emails.”",
    "Give a reason where it cannot be ticked yet: `isUnavailable` with `unavailableReason`. The reason stands below it.",
    "Use `isReadOnly` while a choice is being saved.",
  ],
  donts: [
    "Do not ask in the negative: nobody ticks “Do not send me no emails”.",
    "Do not tick a consent beforehand.",
    "Do not put a link into the label without need: pressing it leaves the form. A link in `description` is better.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is unavailable or read-only" },
    { keys: "Space", does: "Ticks it or takes the tick away; does nothing while it is unavailable or read-only" },
  ],
  anatomy: [
    {
      part: "Box",
      what: "18 px, 22 px on small screens and for fingers: empty, ticked, or with a dash where it is so in part",
    },
    { part: "Label", what: "Its accessible name; pressing it ticks the box" },
    { part: "Description", what: "More about it, or why it is unavailable" },
    { part: "Error message", what: "What is wrong, with an icon" },
  ],
  accessibility: [
    "A native checkbox over the whole of its label, described by its description and its error message.",
    "Unavailable is `aria-disabled`, not `disabled`: it keeps its place in the tab order.",
    "The error message is announced when it appears, and described when one comes back to it.",
  ],
};
