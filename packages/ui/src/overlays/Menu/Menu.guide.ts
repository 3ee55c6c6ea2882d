import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Menu, and the SubMenu in it. */
export const menuGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For three or more things to do with one thing: the row or the card that its trigger stands by.",
    "SubMenu for a choice within it, such as the team to move to: one level, no deeper.",
  ],
  avoid: [
    { when: "It leads to other pages, or holds fields", instead: "HoverMenu for links, Popover for controls" },
    { when: "A value is chosen and stays chosen", instead: "Select, RadioGroup or SegmentedControl" },
    { when: "There is one thing to do", instead: "Button or IconButton, in sight" },
    { when: "It is the main thing to do on the page", instead: "Button: nobody looks for that in a menu" },
  ],
  dos: [
    "Name the trigger after the thing: “Actions for Riverside tool library”. The menu takes its name from it.",
    "Begin items with a verb. One word is enough where the thing is clear: “Rename”.",
    'Put what takes something away last, with `tone="danger"`, and ask in a ConfirmDialog where it cannot be taken back.',
  ],
  donts: [
    "Do not list what cannot be done: leave the item out, or let it open what explains why.",
    "Do not give icons to some items and none to others of the same menu.",
    "Do not put a sub-menu into a sub-menu.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Closes it, and moves on from its trigger" },
    { keys: "Enter, Space or Arrow down on the trigger", does: "Opens it with the focus on the first item" },
    { keys: "Arrow down, Arrow up", does: "Moves among the items" },
    { keys: "Home, End", does: "Moves to the first or the last item" },
    { keys: "Letters", does: "Moves to the item that begins with them; after a second they begin anew" },
    { keys: "Enter", does: "Does it, closes the menu and brings the focus back to the trigger" },
    {
      keys: "Arrow right or Enter on a SubMenu",
      does: "Opens it with the focus on its first item (Arrow left from right to left)",
    },
    {
      keys: "Arrow left or Escape in a SubMenu",
      does: "Closes it and goes back to its item (Arrow right from right to left)",
    },
    { keys: "Escape", does: "Closes the menu and brings the focus back to the trigger" },
  ],
  anatomy: [
    { part: "Trigger", what: "A Button or an IconButton" },
    { part: "Panel", what: "Floats by the trigger, as wide as it and at least 200 px; scrolls where it has no room" },
    { part: "MenuItem", what: "36 px high, 44 px on small screens: an icon, and words" },
    { part: "MenuSection", what: "Items with a title, ruled off from the others" },
    { part: "SubMenu", what: "An item with an arrow. It opens 100 ms after the pointer comes to rest on it" },
  ],
  accessibility: [
    "Roles `menu` and `menuitem`: assistive technology leaves the arrow keys to it. Links do not belong into it.",
    "On its way to a sub-menu the pointer may cross other items; one it rests on for 300 ms is taken instead.",
    "With forced colours the item with the focus has an outline, since a ground would not show.",
  ],
};
