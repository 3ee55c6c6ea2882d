/** Texts of the home page. */
export const copy = {
  before: "Turn your",
  after: "into funded reality",
  label: "Turn your idea into funded reality",
  /** The rotating word in several languages. */
  words: [
    { text: "idea", lang: "en" },
    { text: "idée", lang: "fr" },
    { text: "syniad", lang: "cy" },
    { text: "idé", lang: "sv" },
    { text: "pomysł", lang: "pl" },
    { text: "Idee", lang: "de" },
    { text: "ideia", lang: "pt" },
    { text: "wazo", lang: "sw" },
  ],
  /** What the product does, in one sentence. */
  product:
    "Say what you want to do. You get an outline in the funder’s format, then a whole proposal to edit section by section.",
  start: "Start",
  createGrant: "Create a Grant",
  createGrantText: "Say what you want to do. You get an outline to argue with.",
  library: "Grant Library",
  libraryText: "Formats for grants, letters, requests and reports.",
  scout: "AI Scout",
  scoutText: "Open grants that fit, and why each does.",
  specimen: "What a draft looks like",
} as const;
