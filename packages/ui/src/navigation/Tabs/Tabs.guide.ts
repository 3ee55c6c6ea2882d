import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Tabs. */
export const tabsGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For two to five views of one thing that share one place: inbox, read, sent.",
    "Where one looks at them in turn, not beside each other.",
  ],
  avoid: [
    { when: "It filters a list or sets something", instead: "SegmentedControl" },
    { when: "The views have addresses of their own", instead: "Links in a navigation" },
    { when: "They are steps in an order", instead: "ProgressMarkers, with one page a step" },
    { when: "The content is short and can be read as a whole", instead: "Headings, or Disclosure" },
  ],
  dos: [
    "Name them in a word, and keep the most used first.",
    "Say in `countLabel` what a count means: “2 unread”.",
    'Set `keyboardActivation="manual"` where showing a panel asks a server for much.',
  ],
  donts: [
    "Do not put tabs into tabs.",
    "Do not use `areLabelsHidden` where there is room for words.",
    "Do not change what a panel shows from another tab.",
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the tab that is shown, then on into its panel" },
    {
      keys: "Arrow right, Arrow left",
      does: "Shows the next, or the one before, and goes round at the ends (the other way from right to left)",
    },
    { keys: "Home, End", does: "Shows the first, or the last" },
    { keys: "Enter or Space", does: "Shows the tab with the focus, where `keyboardActivation` is `manual`" },
  ],
  anatomy: [
    {
      part: "Row",
      what: "A heading at its start, where there is one, and the tabs; they scroll where there is no room",
    },
    { part: "Tab", what: "40 px high, 44 px on small screens: an icon, a word, a count" },
    { part: "Panel", what: "Stays out of sight once it was shown, with its scroll position and what was typed" },
  ],
  accessibility: [
    "Roles `tablist`, `tab` and `tabpanel`; a hidden label is still the name of its tab.",
    "The one that is shown is bold and underlined, and has a thicker line with forced colours.",
  ],
};
