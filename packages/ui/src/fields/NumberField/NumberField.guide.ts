import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use NumberField. */
export const numberFieldGuide: ComponentGuide = {
  status: "experimental",
  use: [
    "For a number that counts or measures: a page limit, an amount, a percentage.",
    "With `hasButtons` where a step or two is the usual change.",
  ],
  avoid: [
    { when: "The digits count nothing: a phone number, a postcode, a year", instead: "TextField" },
    { when: "It is a date or a time", instead: "DateTimeField" },
    { when: "There are a few possible numbers", instead: "RadioGroup or Select" },
  ],
  dos: [
    "Give the unit in `format`, or in the label: “Pages”, “Margin in cm”.",
    "Say in `description` between what it has to be. What is outside becomes the nearest that is not.",
    "Make it about as wide as the longest number.",
  ],
  donts: [
    "Do not set a `minValue` or `maxValue` that a true answer may break: use `errorMessage` for those.",
    "Do not save at every key: a number is one when the focus leaves it.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to it and on. The buttons are no stops: arrow keys do the same" },
    { keys: "Arrow up, Arrow down", does: "Adds a step, or takes one away" },
    { keys: "Home, End", does: "Makes it the least or the most, where there is one" },
    { keys: "Enter", does: "Takes what is typed, and sends the form" },
  ],
  anatomy: [
    { part: "Label and description", what: "Above the field" },
    { part: "Input", what: "44 px high; figures of one width" },
    { part: "Buttons", what: "With `hasButtons`: less and more, 32 px, 44 px for fingers" },
    { part: "Problem", what: "What is wrong, with an icon, below" },
  ],
  accessibility: [
    "A text input that says it is a number field; each step is announced.",
    "Numbers are read and written as the language of the browser does: 1,000.5 or 1.000,5.",
    "Unavailable, it can be focused and read, and the reason describes it.",
  ],
};
