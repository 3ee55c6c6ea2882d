import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use TopBar and TopBarLink. */
export const topBarGuide: ComponentGuide = {
  status: "ready",
  use: [
    "On small screens, up to 640 px: the wordmark, and what the page and the account offer.",
    "With TopBarLinks and icon buttons, three at most.",
  ],
  avoid: [
    { when: "The screen is wider", instead: "Sidebar; this one is not there then" },
    { when: "It is a place of the product", instead: "BottomBar" },
    { when: "The person is not signed in", instead: "TopLine" },
  ],
  dos: [
    "Put the actions of the page here on phones, rather than floating over it.",
    "Say in `badgeLabel` what a count means.",
  ],
  donts: [
    "Do not repeat in it what stands in the BottomBar.",
    "Do not put the title of the page into it: that is the page's `h1`.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves from the wordmark through what stands at the end" },
    { keys: "Enter", does: "Goes there, or presses it" },
  ],
  anatomy: [
    { part: "Bar", what: "56 px high, with a hairline beneath; it scrolls with the page" },
    { part: "Wordmark", what: "Leads home; the account, where one is given, stands small below it" },
    { part: "TopBarLink", what: "An icon of 44 px with a count on it; a line beneath where the person is" },
  ],
  accessibility: [
    "A `banner`. Icons have names, and a count is part of them: “Team Inbox 2 unread”.",
    "Every target is 44 px.",
  ],
};
