import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Prose. */
export const proseGuide: ComponentGuide = {
  status: "experimental",
  use: ["For a document whose sentences are elements, so that they can be marked and pressed."],
  avoid: [
    { when: "The text is HTML that did not come with the app", instead: "SafeHtml" },
    { when: "It is a line or two of the app", instead: "Text" },
  ],
  dos: ["Give `lang` where the text is in another language than the page.", "Bound its width to about 68 characters."],
  donts: ["Do not set other fonts or sizes in it."],
  keyboard: [{ keys: "Tab, Shift + Tab", does: "Moves among what can be focused in it" }],
  anatomy: [{ part: "Text", what: "Paragraphs and lists, 18 px in the serif" }],
  accessibility: [
    "It can take the focus by `ref`, where what had it is gone.",
    "Each paragraph runs the way its own letters do.",
  ],
};
