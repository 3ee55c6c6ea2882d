import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Switch. */
export const switchGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For something that is on or off and takes effect at once: a view, a setting.",
    "Where the words name what is on: “Show Inputs”.",
  ],
  avoid: [
    { when: "It is sent with a form", instead: "Checkbox" },
    { when: "It agrees to something", instead: "Checkbox" },
    { when: "Both sides have a name", instead: "SegmentedControl or RadioGroup" },
    { when: "It is an icon that is on or off, such as a bookmark", instead: "IconButton with `isSelected`" },
  ],
  dos: [
    "Name it so that “on” is clear without trying.",
    "Say in `description` what off means, where that is not plain.",
    "Take it back, and say so, where the change was refused.",
  ],
  donts: ["Do not change its label with its state.", "Do not ask whether one is sure: switching back is the way back."],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on, also while it is unavailable" },
    { keys: "Space", does: "Switches it" },
  ],
  anatomy: [
    { part: "Track", what: "34 by 20 px, with a knob at the end of it when on" },
    { part: "Label", what: "Beside it, and part of the target" },
    { part: "Description", what: "Below it, or in its place the reason why it is unavailable" },
  ],
  accessibility: [
    "A native checkbox in the role of a `switch`; “on” and “off” come from the system, in its language.",
    "The knob's place says it as well as the colour, from the other side where text runs from right to left.",
    "Unavailable, it is `aria-disabled` and described by its reason.",
  ],
};
