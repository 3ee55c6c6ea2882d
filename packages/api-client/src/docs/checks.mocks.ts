import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

type Place = Schemas["CheckPlace"];

/** Words of a section of the sample draft. Its offsets are not those of the text: they are looked for by their words. */
const inSection = (id: string, title: string, quote: string): Place => ({
  kind: "section",
  id,
  title,
  start: 0,
  end: quote.length,
  quote,
});

/** What is found in the sample draft. */
export const sampleChecks: Schemas["DocumentChecks"] = {
  numbers: [
    {
      kind: "count",
      what: "households",
      places: [
        inSection("needStatement", "Need statement", "212 households"),
        inSection("projectDescription", "Project description", "640 household tables"),
      ],
      text: "“640 household tables” (in Project description), “212 households” (in Need statement). Give one number, or say why they differ.",
    },
    {
      kind: "parts",
      what: "",
      places: [
        inSection("methodology", "Methods", "$46,200"),
        { kind: "file", id: "66f0aa10bb20cc30dd40ff02", title: "budget.xlsx", start: 0, end: 6, quote: "39,600" },
      ],
      working: "18,600 + 9,000 + 12,000 = 39,600",
      text: "The parts come to 39,600, the total says “$46,200” (in Methods). Check the sum.",
    },
  ],
  requirements: [
    {
      line: "Projects last at most 12 months.",
      kind: "condition",
      state: "broken",
      places: [inSection("projectDescription", "Project description", "Over eighteen months")],
      text: "The call says “Projects last at most 12 months.”. Your draft says “Over eighteen months”. The limit is at most 12 months. Change the draft so that it keeps to this, or ask the funder for an exception.",
    },
    {
      line: "Applicants work with at least one public body.",
      kind: "condition",
      state: "open",
      places: [],
      text: "The call says “Applicants work with at least one public body.”. Your draft does not tell. Add a sentence that shows it, with the figure or the date.",
    },
    {
      line: "The applicant has been registered for two years.",
      kind: "eligibility",
      state: "met",
      places: [inSection("teamExperience", "Team experience", "since 2014")],
      text: "The call says “The applicant has been registered for two years.”. Your draft shows it: “since 2014”.",
    },
    {
      line: "The form is signed by the board.",
      kind: "hand",
      state: "hand",
      places: [],
      text: "The call says “The form is signed by the board.”. No draft can show this. Do it, and tick it off yourself.",
    },
  ],
  criteria: [
    {
      title: "Need",
      points: 30,
      grade: "strong",
      place: inSection("needStatement", "Need statement", "131 told us they had gone without fresh vegetables"),
    },
    {
      title: "Quality of the plan",
      points: 40,
      grade: "weak",
      place: inSection("methodology", "Methods", "Work begins with soil."),
      text: "This only says so: “Work begins with soil.” Add who does it, when, and how much of it.",
    },
    {
      title: "Protection of personal data",
      points: 10,
      grade: "none",
      text: "Nothing speaks to this yet. Say which data arise, and who may see them.",
    },
  ],
  doubts: [],
};

/** Sentences of the sample draft that may belong elsewhere. */
export const sampleDoubts: Schemas["Doubt"][] = [
  {
    id: "mown-six-times-0",
    place: inSection(
      "needStatement",
      "Need statement",
      "They are mown six times a year at the public’s expense, and not one of them is used for anything.",
    ),
    why: "place",
    elsewhere: ["projectDescription", "methodology"],
  },
  {
    id: "bookkeeping-0001",
    place: inSection(
      "teamExperience",
      "Team experience",
      "Bookkeeping is done monthly by Partridge & Low, who also prepare our annual accounts.",
    ),
    why: "place",
    elsewhere: ["methodology"],
  },
];

/** Mocks of the checks of a document. */
export const checkMocks = {
  /** Nothing to say: each story that is about checks has its own. */
  checks: defineMock("checkDoc", { numbers: [], requirements: [], criteria: [], doubts: [] }),
};
