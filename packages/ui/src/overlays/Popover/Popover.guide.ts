import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Popover. */
export const popoverGuide: ComponentGuide = {
  status: "experimental",
  use: [
    "For a little more about what was pressed: a source, a few controls.",
    "Where the page stays of use beside it, and nothing is lost when it closes.",
  ],
  avoid: [
    { when: "It is a list of things to do", instead: "Menu" },
    { when: "It explains an icon in a few words", instead: "Tooltip" },
    { when: "It needs an answer, or a form of more than a field or two", instead: "Dialog" },
    { when: "It is about the account or holds links", instead: "HoverMenu" },
  ],
  dos: ["Say in `label` what is in it: it has no title of its own.", "Keep it to what fits without scrolling."],
  donts: [
    "Do not open it by itself. A person presses its trigger.",
    "Do not put what must be read into it.",
    "Do not open a popover from a popover.",
  ],
  keyboard: [
    { keys: "Enter or Space on the trigger", does: "Opens it, with the focus inside" },
    { keys: "Tab, Shift + Tab", does: "Moves among what can be focused in it" },
    { keys: "Escape", does: "Closes it and brings the focus back to the trigger" },
  ],
  anatomy: [
    { part: "Trigger", what: "A Button or an IconButton" },
    { part: "Panel", what: "Up to 420 px wide, 6 px from the trigger; on the other side where there is no room" },
    { part: "Content", what: "Anything, with 20 px around it" },
  ],
  accessibility: [
    "A `dialog` with the name you give; the trigger says whether it is open.",
    "A press outside closes it. With forced colours it has a border.",
  ],
};
