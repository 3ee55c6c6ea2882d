/** Small numbers in words, at the start of a sentence. */
const numerals = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** Texts of the landing page that come after its first view. */
export const landingCopy = {
  /** What writing costs at first: `Three proposals free, no card.` */
  free: (proposals: number) =>
    `${numerals[proposals] ?? proposals} ${proposals === 1 ? "proposal" : "proposals"} free, no card.`,
  example: "Read a finished example",
  specimenProgress: "Example of progress",
  specimenTitle: "Need statement",
  specimenText: [
    "In the north of the county the nearest full grocery is eleven miles from the town of Marrow Bridge, and the last bus back leaves at ten past four. Of the 212 households we called on between March and June, 131 told us they had gone without fresh vegetables for a week or more that spring.",
    "Most of them have a garden’s worth of land in sight of the kitchen window, and no right to dig it.",
  ],
  specimenNote: "This rests on your own survey alone. Add who asked, and one county figure beside it.",
} as const;
