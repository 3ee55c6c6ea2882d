import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Link and ButtonLink, and the LinkProvider that they need in an app with a router. */
export const linkGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For every place to go, in this product or outside: Link in the looks of text, ButtonLink in the looks of a button.",
    "ButtonLink for the way onwards that a page is about: “Create a Grant”.",
    "LinkProvider once, at the root: it gives all links of the library the app's router.",
  ],
  avoid: [
    { when: "Something happens here: saving, deleting, opening a dialog", instead: "Button" },
    { when: "A whole card leads somewhere", instead: "Card with `href`, which is one link" },
    { when: "It is a place of the navigation", instead: "Sidebar, BottomBar or TopLine" },
  ],
  dos: [
    "Name the place: “All 7 drafts”, “Call for proposals”.",
    "Set `isStandalone` on a Link that is not within a sentence: it then has the height of a target.",
    'Use `rel="external"` for an address on this site that the app does not know.',
  ],
  donts: [
    "Do not write “here” or “more”: links are read out of their sentence.",
    "Do not open a new tab but for what must not be left: a form half filled.",
    "Do not make a ButtonLink unavailable: say in words what comes first.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on" },
    { keys: "Enter", does: "Follows it; with Ctrl or ⌘ in a new tab" },
  ],
  anatomy: [
    { part: "Link", what: "Brand colour, or brick within an error (`danger`), always underlined" },
    { part: "ButtonLink", what: "An `a` with the sizes and variants of Button" },
    { part: "Hint", what: "“(opens in a new tab)”, unseen, where `target` is `_blank`" },
  ],
  accessibility: [
    "Native links: they can be opened in a tab, copied and dragged.",
    'A new tab is announced as a part of the name, and gets `rel="noopener"`.',
    "Underlined at all times, since colour alone does not mark a link within a sentence.",
    "With forced colours they take the colour of links.",
  ],
};
