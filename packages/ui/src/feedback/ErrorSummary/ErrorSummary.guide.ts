import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ErrorSummary. */
export const errorSummaryGuide: ComponentGuide = {
  status: "ready",
  use: [
    "After a form was refused with more than one thing to put right: all of them, in the order of the fields.",
    "Beside a button that waits for sections: what it waits for, each leading there.",
  ],
  avoid: [
    { when: "One field is wrong and in sight", instead: "the `errorMessage` of the field, with the focus on it" },
    { when: "The server refused the whole", instead: 'Banner with `tone="danger"`' },
    { when: "Nothing was sent yet", instead: "nothing: fields speak when they are left" },
  ],
  dos: [
    "Set `takesFocus` when it appears after a refused submit.",
    "Begin each item with the name of its field, then what is wrong: “Budget (Required)”.",
    "Keep the message at the field as well, in the same words.",
  ],
  donts: [
    "Do not set `takesFocus` while somebody types: it would take them away from their text.",
    "Do not list what is right.",
    "Do not link to a field that is not there: give `onSelect` and bring it there first.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves through its items; the group itself has the focus only when it appears" },
    { keys: "Enter", does: "Moves the focus to the field and brings that into the middle of the screen" },
    { keys: "Space", does: "Does the same for an item with `onSelect`, which is a button" },
  ],
  anatomy: [
    { part: "Frame", what: "A thick rule above and a thin one below" },
    { part: "Title", what: "What the person is asked for; the name of the group" },
    { part: "Items", what: "A link for each field, or a button" },
  ],
  accessibility: [
    "A `group` named by its title. It can take the focus by script and not by Tab.",
    "An item moves the focus, and not the address of the page: Back still leads back.",
    "What cannot take the focus, such as a section, is made to.",
  ],
};
