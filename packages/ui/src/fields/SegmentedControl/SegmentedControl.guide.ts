import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SegmentedControl. */
export const segmentedControlGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For one of two to four short words, where changing costs nothing: a kind, a view, a theme.",
    '`variant="filled"` in a menu, `outlined` on the page.',
  ],
  avoid: [
    { when: "The choices show different panels below", instead: "Tabs" },
    { when: "They are long, or need explaining", instead: "RadioGroup" },
    { when: "There are more than four", instead: "Select" },
    { when: "They lead to other pages", instead: "Links in a navigation" },
  ],
  dos: [
    "Keep each to a word or two, of the same kind: all nouns, or all verbs.",
    "Let something be chosen, but where the person has to say it first.",
    "Show the label where the words do not say what they choose.",
  ],
  donts: ["Do not use it for on and off: that is Switch.", "Do not let a choice send a form by itself."],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the chosen one, or into the group where none is chosen, and on" },
    { keys: "Arrow keys", does: "Choose the next or the one before, at once, in the direction of the language" },
    { keys: "Space", does: "Chooses the one that has the focus" },
  ],
  anatomy: [
    { part: "Label", what: "Hidden by default" },
    { part: "Choice", what: "A radio button below its word, which is as wide as when it is bold" },
    { part: "Reason", what: "Why it is unavailable, below" },
  ],
  accessibility: [
    "A radio group with a name. The chosen one is bold, with its circle filled, or on a ground; with forced colours it stands on the system's highlight.",
    "Unavailable, it can be focused and read, and says why.",
    "On small screens up to four share the width evenly, four of them two by two; where there is no room they wrap.",
  ],
};
