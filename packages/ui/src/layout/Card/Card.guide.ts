import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Card. */
export const cardGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For one thing among others of its kind, or for a part of a page that stands by itself.",
    "With `href` for a thing with a page of its own: all of it can be pressed, yet it is one link.",
    '`variant="cloth"` for the one thing that a page is about: once a page.',
  ],
  avoid: [
    { when: "It is a grant to apply for", instead: "GrantCard, or LedgerRow in a long list" },
    { when: "It is a proposal or a draft", instead: "TitlePageCard, DraftRow or OpenPageCard" },
    { when: "It is a plan with a price", instead: "PlanCard" },
    { when: "There is only a sentence to say", instead: "Banner, or text without a frame" },
  ],
  dos: [
    "Give `level` the place that the title has in the outline of the page.",
    "Put buttons into `footer` and `actions`: there they stay above the link.",
  ],
  donts: [
    "Do not put links or buttons into `children` of a card with `href`: they would lie under its link.",
    "Do not put a card into a card: use hairlines inside.",
    "Do not repeat “Read more” in the footer of a card that is a link.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the link, where there is one, then through actions and footer" },
    { keys: "Enter", does: "Follows the link, or presses the button that has the focus" },
  ],
  anatomy: [
    { part: "Frame", what: "An `article`: a paper, a frame without a ground (`plain`) or filled (`cloth`)" },
    { part: "Eyebrow", what: "A few words above the title" },
    { part: "Title", what: "A heading; with `href` the link, whose target is the whole card" },
    { part: "Actions", what: "At the end of the title's line: a Badge, an IconButton" },
    { part: "Body and footer", what: "Text; figures and buttons, at the bottom however short the text is" },
  ],
  accessibility: [
    "One link with one name, the title, rather than a whole card read out as a link.",
    "The focus ring is drawn around the card, in the ink of the cloth where it is on cloth.",
    "With forced colours the cloth has a border.",
  ],
};
