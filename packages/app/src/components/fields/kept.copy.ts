/** Texts beside a field whose words stay on this device until they are sent. */
export const keptCopy = {
  restored: "What you had typed here before, and not sent, is back.",
  other: {
    title: "You typed this here too, and did not send it.",
    mine: "Discard it",
    theirs: "Show it instead",
  },
  conflict: "This was also changed elsewhere. You see your own version.",
  keepMine: "Keep mine",
  takeOther: "Use the other version",
  keepBoth: "Keep both",
  mine: "Yours",
  theirs: "The other",
  emptied: "It was emptied.",
} as const;
