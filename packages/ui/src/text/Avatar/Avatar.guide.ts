import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Avatar. */
export const avatarGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Beside the name of a person or a team, so that the eye finds them again: in a message, in a list of members.",
    "Alone only as the trigger of a control that is named after the person, such as the account's HoverMenu.",
  ],
  avoid: [
    { when: "It is the product that speaks", instead: "Brandmark" },
    { when: "It says what a person is doing, or how they stand", instead: "Badge, in words" },
  ],
  dos: [
    "Give the id of the account, never its place in a list: the colour has to stay with the person.",
    "Write the whole name beside it, or in the name of the control that it stands in.",
  ],
  donts: [
    "Do not tell people apart by colour: there are eight colours, and two people may well share one.",
    "Do not make up initials for an account without a name: it shows “U”.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Disc", what: "36 px, 28 px as `small`; one of eight colours, chosen by the last character of the id" },
    { part: "Initials", what: "The first letters of up to two words of the name, in capitals" },
  ],
  accessibility: [
    "It is hidden from assistive technology, and its letters are drawn rather than written: they never become part of a name.",
    "Letters and ground keep at least 6.8:1 at every hue, in both themes.",
    "With forced colours the ground is gone and an outline takes its place.",
  ],
};
