import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use RadioGroup. */
export const radioGroupGuide: ComponentGuide = {
  status: "experimental",
  use: [
    "For one of two to five, all of which should be read before choosing.",
    "Where choices need a line of explanation each.",
  ],
  avoid: [
    { when: "The choices are two or three short words, and changing them is cheap", instead: "SegmentedControl" },
    { when: "There are more than five", instead: "Select" },
    { when: "Several can be chosen", instead: "Checkbox for each" },
    { when: "It is on or off", instead: "Switch or Checkbox" },
  ],
  dos: [
    "Choose the likely one at first where that does no harm; where the choice matters leave it open and require it.",
    "Order them by something a person sees: size, time, how common they are.",
    'Use `orientation="horizontal"` for up to three short labels without descriptions.',
  ],
  donts: [
    "Do not offer “None”: leave the group out, or name what none means.",
    "Do not hide one choice until another is made.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the chosen one, or to the first where none is chosen, and on" },
    { keys: "Arrow keys", does: "Move and choose at once; from the last on to the first" },
    { keys: "Space", does: "Chooses the one that has the focus" },
  ],
  anatomy: [
    { part: "Label and description", what: "What is chosen, and how" },
    { part: "Option", what: "A dot of 18 px and a label; 28 px high, 44 px on small screens and for fingers" },
    { part: "Option's description", what: "A line below it" },
    { part: "Group", what: "A line over neighbours that have something in common; read with each of them" },
    { part: "Problem", what: "What is wrong, with an icon" },
  ],
  accessibility: [
    "An unavailable group is `aria-disabled`: its choice can be focused and read, and the reason describes the group.",
    "Descriptions belong to their option and are read with it.",
    "The whole label is the target.",
  ],
};
