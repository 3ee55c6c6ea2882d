import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Disclosure. */
export const disclosureGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For what some people need and most do not: additional information, an answer to a question.",
    "Several of them in a row as a list of questions.",
  ],
  avoid: [
    { when: "Everybody needs it", instead: "text, in sight" },
    { when: "Only one of several views is shown", instead: "Tabs" },
    { when: "It should float over the page", instead: "Popover" },
    { when: "It holds things to do", instead: "Menu" },
  ],
  dos: [
    "Say in `title` what is inside, so that nobody has to look: “Who can apply”.",
    "Leave it to itself; give `isOpen` only where something else opens it too.",
  ],
  donts: [
    "Do not hide a field that is required, or an error.",
    "Do not put a link or a button into `title`: the whole line is one control.",
    "Do not put one inside another.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the title, and through what is inside while it is open" },
    { keys: "Enter, Space", does: "Opens or closes it" },
  ],
  anatomy: [
    { part: "Title", what: "A button, 40 px high, 44 px on small screens and for fingers, with an arrow that turns" },
    { part: "Content", what: "Below it, above a hairline" },
  ],
  accessibility: [
    'The title says whether it is open, and the browser\'s search finds and opens what is inside (`hidden="until-found"`).',
    "The title is no heading. Put a heading around a group of them.",
    "The arrow does not turn slowly for those who asked for less motion.",
  ],
};
