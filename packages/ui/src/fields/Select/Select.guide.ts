import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Select. */
export const selectGuide: ComponentGuide = {
  status: "experimental",
  use: [
    "For one of six or more, all of which a person knows: a kind of paper, a county.",
    "Where there is no room to show them all.",
  ],
  avoid: [
    { when: "There are up to five", instead: "RadioGroup: nothing has to be opened to be read" },
    { when: "There are two to four short words", instead: "SegmentedControl" },
    { when: "There are so many that one has to search", instead: "SearchField above a list" },
    { when: "It does something", instead: "Menu" },
  ],
  dos: [
    "Order options as people look for them: by name, by size, by how common they are.",
    "Use `description` for the few words that tell alike options apart.",
    "Begin labels with what differs: letters find them.",
  ],
  donts: [
    "Do not choose the first one for the person where the choice matters.",
    "Do not put “Choose” among the options: it is the placeholder.",
    "Do not act on a change at once, such as leaving the page. Where it is stored at once, set `keysWhileClosed` to `open`: nobody passes through choices that they did not mean.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on" },
    { keys: "Enter, Space, Arrow down, Arrow up", does: "Opens it, with the focus on the chosen option" },
    { keys: "Arrow right, Arrow left while closed", does: "Chooses the next one, or the one before" },
    { keys: "Letters", does: "Moves to the option that begins with them; while closed, chooses it" },
    { keys: "Arrow down, Arrow up, Home, End", does: "Moves among the options" },
    { keys: "Enter or Space on an option", does: "Chooses it and closes" },
    { keys: "Escape", does: "Closes and leaves the choice as it was" },
  ],
  anatomy: [
    { part: "Label and description", what: "Above the field" },
    { part: "Field", what: "A button of 44 px with what is chosen and an arrow" },
    { part: "Panel", what: "As wide as the field, below or above it; it scrolls where there are many" },
    { part: "Option", what: "A label, a description, and a tick on the chosen one" },
    { part: "Problem", what: "What is wrong, with an icon" },
  ],
  accessibility: [
    "A button that opens a `listbox`; both have the name of the field.",
    "Unavailable, it can be focused and does not open or change; the reason describes it.",
    "With `name` a form sends it as a native select.",
  ],
};
