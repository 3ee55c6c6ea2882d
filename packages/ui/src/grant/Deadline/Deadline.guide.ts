import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Deadline. */
export const deadlineGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For the closing date of one grant, in full, with how long is left: at the top of a page, in a message.",
    "Also without a date: it says that there is none.",
  ],
  avoid: [
    { when: "It is one of many in a list", instead: "GrantCard, LedgerRow or BookmarkTile, which have it in them" },
    { when: "It is when something happened", instead: "RelativeTime" },
    { when: "It is a state without a date", instead: "Badge" },
  ],
  dos: [
    "Give the moment it closes with its time zone, as ISO 8601; days are counted in the reader's own calendar.",
    "Set `isExpired` where the grant was closed early, whatever its date says.",
    "Give `now` when rendering on a server, so that both sides write the same words.",
  ],
  donts: [
    "Do not compute days beside it: two counts would differ at midnight.",
    "Do not hide a grant because its date is over: it says so by itself.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Date", what: "A `time`: day, month and year after “Due” (`dueLabel`); strong when it is near" },
    {
      part: "Time left",
      what: "“in 8 weeks” while there is time; in a marigold Badge from 14 days on, the last of them “due today”",
    },
    { part: "Over", what: "“Deadline Passed” in a neutral Badge, or other words (`passedLabel`)" },
  ],
  accessibility: [
    "A `time` with the moment in `dateTime`; how near it is stands there in words.",
    "It tells the time anew every hour and at the deadline itself, without announcing it.",
  ],
};
