import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use BottomBar. */
export const bottomBarGuide: ComponentGuide = {
  status: "ready",
  use: [
    "The places that matter most, at the thumb, on screens up to 640 px. Wider ones do not show it.",
    "In the `bottomBar` of a Shell, which leaves room for it below the page.",
  ],
  avoid: [
    { when: "The screen is wider", instead: "Sidebar, with the same places" },
    { when: "It does something rather than leads somewhere", instead: "SideActions, or a Button on the page" },
    { when: "It is a view of one page", instead: "Tabs or SegmentedControl" },
  ],
  dos: [
    "Three to five places, in the order of the Sidebar.",
    "One short word each: on a phone there are 78 px for it, and what is longer is cut.",
    "Say in `badgeLabel` what a count means: “2 unread”.",
  ],
  donts: [
    "Do not change the places from page to page.",
    "Do not put a sixth into it: what is left over belongs into the TopBar.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves through the places" },
    { keys: "Enter", does: "Goes to the place" },
  ],
  anatomy: [
    { part: "Bar", what: "A `nav`, fixed to the bottom and above a phone's own bar; not printed" },
    { part: "Place", what: "A link as high as the bar, 63 px: an icon and its name" },
    { part: "Current", what: "Brand colour and a mark at the upper edge" },
    { part: "Count", what: "A CountBadge on the icon" },
  ],
  accessibility: [
    'A `navigation` with a name of its own; the current place is `aria-current="page"`.',
    "On a wide screen it is not there for anybody, so that no place is announced twice.",
    "Targets are higher than 44 px and as wide as the screen allows.",
  ],
};
