import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use HoverMenu, and the MenuPanel in it. */
export const hoverMenuGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For links and small settings behind one picture: the account, with its teams, theme and way out.",
    "Where people who use a pointer come by often: it opens when they rest on it, and by press, touch and keyboard as well.",
  ],
  avoid: [
    { when: "It is things to do with one item of a list", instead: "Menu" },
    { when: "It is a form, or an explanation", instead: "Popover" },
    { when: "It is the navigation of the product", instead: "Sidebar and BottomBar" },
    { when: "It only names an icon", instead: "Tooltip" },
  ],
  dos: [
    "Name it after what it opens: “Account: Ines Okafor, Common Ground”.",
    "Use MenuPanel with MenuPanelLink, MenuPanelButton, MenuPanelItem and MenuPanelDivider.",
    "Load what is in it when `onOpenChange` says that it opens.",
    "Mark the team in use with `isCurrent`.",
  ],
  donts: [
    "Do not put two side by side: on the way to one the other would open.",
    "Do not put text fields into it: it closes when the focus goes elsewhere.",
    "Do not hide what people need to get on: many never rest there.",
  ],
  keyboard: [
    {
      keys: "Tab, Shift + Tab",
      does: "Moves to the trigger, through the controls while it is open, and on: then it closes",
    },
    { keys: "Enter, Space on the trigger", does: "Opens it, and closes it again; the focus stays on the trigger" },
    { keys: "Arrow down on the trigger", does: "Opens it and moves to the first control" },
    { keys: "Enter, Space on a row", does: "Does it; Enter follows a link. Both close it, unless it `keepsOpen`" },
    { keys: "Escape", does: "Closes it, also while it is only hovered; a focus inside goes back to the trigger" },
  ],
  anatomy: [
    { part: "Trigger", what: "A button with an Avatar or an icon" },
    {
      part: "Panel",
      what: "264 px wide, in a Sidebar as wide as that, 8 px from the trigger; scrolls where the screen is too low",
    },
    { part: "MenuPanelLink, MenuPanelButton", what: "Rows of 36 px, 44 px on small screens" },
    { part: "MenuPanelItem", what: "Words, and a small control at the end; alone, what the rows below have in common" },
    { part: "MenuPanelDivider", what: "A hairline between kinds" },
  ],
  accessibility: [
    "No `menu`: a group of ordinary controls behind a button with `aria-expanded`, so that Tab works as everywhere.",
    "It closes 150 ms after the pointer has left, never under it, and Escape puts it away (WCAG 1.4.13).",
    "A press keeps it open until the next press.",
    "After a MenuPanelButton the focus goes back to the trigger.",
  ],
};
