/** Texts beside a field whose words stay on this device until they are sent. */
export const keptCopy = {
  restored: "What you had typed here before, and not sent, is back.",
  others: (count: number) =>
    count === 1
      ? "Another text that you typed here, and did not send, is on this device too."
      : `${count} other texts that you typed here, and did not send, are on this device too.`,
  exchange: "Show it instead",
  drop: "Discard it",
  dropAll: "Discard them",
  conflict: "This was also changed elsewhere. You see your own version.",
  emptied: "It was emptied.",
  keepMine: "Keep mine",
  takeOther: "Use the other version",
} as const;
