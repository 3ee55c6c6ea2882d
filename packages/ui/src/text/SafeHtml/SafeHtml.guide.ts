import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SafeHtml. */
export const safeHtmlGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For every text with HTML in it that did not come with the app: sections of a document, messages, templates.",
    '`variant="message"` for mail and threads, where paragraphs are spaced and not indented.',
  ],
  avoid: [
    { when: "It is plain text", instead: "Text, or a paragraph with `white-space: pre-line`" },
    { when: "It is to be written in", instead: "PaperField" },
    { when: "It is copy of the app", instead: "Components" },
  ],
  dos: [
    "Pass it as it came: it is sanitized each time, in the browser that shows it.",
    "Give `lang` where the text is in another language than the page.",
    "Bound its width to about 68 characters where it stands alone.",
  ],
  donts: [
    "Do not set HTML anywhere else. This is the one place.",
    "Do not rely on images, styles, classes or ids in it: they are taken away.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves among the links that were left in it" },
    { keys: "Enter", does: "Follows the link" },
  ],
  anatomy: [
    {
      part: "Text",
      what: "Headings (h2 to h4), paragraphs, lists, quotes, tables, code and rules, 18 px in the serif",
    },
    {
      part: "Links",
      what: "To https, mailto or this site, with `rel`; others keep their words and lose their address",
    },
  ],
  accessibility: [
    "Headings keep their levels: text below an `h2` of the app should begin at `h3`.",
    "Each paragraph, list and table runs the way its own letters do.",
    "Where the browser cannot sanitize, the bare text shows until the library has come, or for good where it cannot.",
  ],
};
