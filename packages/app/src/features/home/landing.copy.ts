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
  way: "From your words to the sent proposal",
  /** The way there, a step each: its name, and what happens. */
  steps: [
    [
      "Say it",
      "In plain words, typed or spoken. They come back as an outline, in the sections that the funder asks for.",
    ],
    [
      "Fill in what is missing",
      "Each section says what it asks for. What nobody has said yet is marked, and never made up.",
    ],
    [
      "Prove it and send it",
      "Every fact leads back to where you said it. Then take it as Word, as PDF, or field by field.",
    ],
  ],
} as const;
