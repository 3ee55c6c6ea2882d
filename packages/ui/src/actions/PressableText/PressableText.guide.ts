import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use PressableText. */
export const pressableTextGuide: ComponentGuide = {
  status: "experimental",
  use: ["For a sentence of a document about which there is something to see: what it stands on, what changed in it."],
  avoid: [
    { when: "It leads to another place", instead: "Link" },
    { when: "It does something to the page", instead: "Button" },
  ],
  dos: ["Say in it, unseen, what is behind it, where the words alone do not tell.", "Mark what has to be looked at."],
  donts: ["Do not make every sentence pressable without being asked: Tab would stop at each."],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves from one to the next" },
    { keys: "Enter or Space", does: "Presses it" },
  ],
  anatomy: [
    { part: "Words", what: "As they stand in the text, over as many lines as they take" },
    { part: "Mark", what: "A wavy line below and a wash behind, where they have to be looked at" },
  ],
  accessibility: [
    "A button whose name is its words.",
    "The mark is a line as well as a colour, and stays with forced colours.",
  ],
};
