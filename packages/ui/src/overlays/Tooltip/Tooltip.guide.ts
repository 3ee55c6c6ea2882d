import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Tooltip. */
export const tooltipGuide: ComponentGuide = {
  status: "ready",
  use: [
    "To add a few words to a control whose name says less than one might ask: what is copied, where it leads.",
    "For people with a pointer or a keyboard. Touch has no tooltips.",
  ],
  avoid: [
    {
      when: "It says why a control is unavailable",
      instead: "The `unavailableReason` of that control, which shows by itself",
    },
    { when: "It must be read", instead: "Words on the page" },
    { when: "It has links or controls in it", instead: "Popover" },
    { when: "It is the name of an icon", instead: "The `label` of IconButton" },
  ],
  dos: ["Keep it to a line or two: 32 characters a line.", "Say something that the name does not."],
  donts: [
    "Do not repeat the name of the control.",
    "Do not put it on text or on anything that cannot take the focus.",
    "Do not put what only a tooltip says into a task.",
  ],
  keyboard: [
    {
      keys: "Tab, Shift + Tab",
      does: "Moves to the control and shows its tooltip at once; it goes when the focus leaves",
    },
    { keys: "Escape", does: "Puts it away; the focus stays" },
  ],
  anatomy: [
    { part: "Control", what: "One Button, IconButton or link" },
    { part: "Bubble", what: "12 px words, 6 px from the control, on the other side where there is no room" },
  ],
  accessibility: [
    "Its words are the description of the control while it shows.",
    "It comes after 700 ms of hovering, at once within 300 ms of another, stays while the pointer is on it (WCAG 1.4.13).",
    "One at a time. With forced colours it has a border.",
  ],
};
