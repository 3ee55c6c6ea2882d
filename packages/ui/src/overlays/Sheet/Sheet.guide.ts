import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Sheet. */
export const sheetGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Below 1280 px, for what stands in the margin on wider screens: notes, a checklist.",
    "Where a person goes back and forth between it and the text.",
  ],
  avoid: [
    { when: "It needs an answer before the page goes on", instead: "Dialog or ConfirmDialog" },
    { when: "There is room beside the text", instead: "The margin itself" },
    { when: "It is a list of things to do with one item", instead: "Menu" },
  ],
  dos: [
    "Say in `summary` what waits in it, in a Badge or two: it is read while the sheet is closed.",
    "Keep it closed at first.",
  ],
  donts: [
    "Do not put two on a page: they would cover each other.",
    "Do not open it by itself over what is being written.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the bar, into the sheet while it is open, and on through the page" },
    { keys: "Enter or Space on the bar", does: "Opens it, or closes it" },
    { keys: "Escape inside it", does: "Closes it and brings the focus to the bar" },
  ],
  anatomy: [
    {
      part: "Bar",
      what: "48 px high at the bottom of the page, above the BottomBar of a Shell; it stays while the content scrolls",
    },
    { part: "Summary", what: "Badges at the end of the bar" },
    { part: "Content", what: "Up to 70 % of the height of the window together with the bar, then it scrolls" },
  ],
  accessibility: [
    "A region named by its title; the bar says whether it is open.",
    "The page is not taken away: nothing is trapped, and nothing behind is hidden.",
    "What is closed cannot be reached, also by a keyboard.",
  ],
};
