import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SplitMessagesPane. */
export const splitMessagesPaneGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For messages: a list, and beside it the conversation chosen in it.",
    "Where it has the height of the screen: its panes scroll by themselves.",
  ],
  avoid: [
    { when: "Every item is a page of its own", instead: "A list of links: LedgerRow, DraftRow" },
    { when: "A few views share one place", instead: "Tabs" },
    { when: "Something short is shown beside an item", instead: "Popover or Sheet" },
  ],
  dos: [
    "Give every place of its kind the same `groupId`: the device remembers the split under it.",
    "Draw the list by `isCompact`: icons for the names of the tabs, and no toggles, while a message is open.",
    "Deselect in `onBack`.",
  ],
  donts: ["Do not put a third pane into it.", "Do not open the first message by itself: reading it marks it as read."],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves through the list, to the edge, and into the conversation" },
    { keys: "Arrow right, Arrow left on the edge", does: "Moves it by 5 percent, to the side of the arrow" },
    { keys: "Home, End on the edge", does: "Makes the list as narrow, or as wide, as it gets" },
    { keys: "Enter on the edge", does: "Puts the list away, and brings it back" },
  ],
  anatomy: [
    { part: "List", what: "30 percent of the width at first, 20 to 50" },
    { part: "Edge", what: "Drag it, or double-click it to put it back" },
    {
      part: "Buttons",
      what: "Narrower and wider, at the edge, while it is hovered or has the focus; always there where nothing hovers",
    },
    { part: "Conversation", what: "What is chosen, or words that say nothing is" },
    { part: "Back button", what: "On screens up to a tablet held upright, which show one of the two" },
  ],
  accessibility: [
    "Both panes are regions with names; the edge is a `separator` with a name, a value and limits.",
    "Nothing has to be dragged (WCAG 2.5.7).",
    "On small screens the focus goes into the conversation, and back to the message it came from.",
  ],
};
