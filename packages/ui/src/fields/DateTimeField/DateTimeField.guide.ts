import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use DateTimeField. */
export const dateTimeFieldGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For a date that a person knows or reads elsewhere: a deadline, a birthday.",
    '`granularity="day"` where the time of day changes nothing.',
  ],
  avoid: [
    { when: "The date is only shown", instead: "Deadline or RelativeTime" },
    { when: "It is a year alone", instead: "TextField" },
    { when: "It is a span of time, such as 18 months", instead: "NumberField" },
  ],
  dos: [
    "Say in `description` whose time it is, where people of several zones meet: “In the funder's time.”",
    "Say in the error what to do: “Enter a day after today”.",
    "Add the zone in the app: the value has none.",
  ],
  donts: [
    "Do not put an example into the label: each part shows what it is.",
    "Do not refuse dates while they are typed: the year 2 is on the way to 2026.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the next or the previous part, and on" },
    { keys: "Arrow left, Arrow right", does: "Moves among the parts" },
    { keys: "Arrow up, Arrow down", does: "Makes the part one more or one less" },
    { keys: "Page up, Page down, Home, End", does: "Makes it a larger step, or the last or the first" },
    { keys: "Digits", does: "Writes the part, and moves on when it is full" },
    {
      keys: "Alt + Arrow down",
      does: "Opens the calendar: arrow keys move by days and weeks, Page up and Page down by months",
    },
    { keys: "Backspace", does: "Takes away a digit, or moves back from an empty part" },
  ],
  anatomy: [
    { part: "Label and description", what: "Above the field" },
    { part: "Field", what: "44 px high; the ring of the focus goes around it" },
    {
      part: "Part",
      what: "Day, month, year, hour, minute: 28 px wide at least, 44 px for fingers, filled while it has the focus",
    },
    {
      part: "Calendar",
      what: "A button at the end of the field opens it; choosing a day closes it and leaves the time",
    },
    { part: "Problem", what: "What is wrong, with an icon, below" },
  ],
  accessibility: [
    "A `group` with the name of the field, of `spinbutton`s that say which part they are.",
    "The whole date is described with the first part. Order, words and clock are those of the browser's language.",
    "Unavailable, it can be focused and read, and the reason describes it.",
  ],
};
