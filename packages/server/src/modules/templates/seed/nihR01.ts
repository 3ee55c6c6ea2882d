import { researchExamples } from "./examples.ts";
import { nihNotice, nihSource } from "./nihNotice.ts";
import { nihFacts } from "./sourceFacts.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

const shared = "Significance, Innovation and Approach share 12 pages (NIH, R01); this is room in the form.";

/** NIH research project grant, R01. */
export const nihR01: TemplateSeed = {
  id: "5eed0000000000000000a009",
  type: "grant",
  name: "NIH research project grant (R01)",
  funderName: "National Institutes of Health",
  description:
    "Specific aims on one page and a research strategy of twelve. For an R21 or R03 the strategy has six pages; the parts are the same.",
  location: "United States",
  category: "Health research",
  url: "https://grants.nih.gov/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  notice: nihNotice,
  placeholderText: "What is the hypothesis, what are the aims, and why would the answer change care or science?",
  examples: researchExamples,
  pageLimit: 12,
  format: {
    fontSize: 11,
    margin: 12.7,
    paper: "Letter",
    source: "NIH: 11 pt, half-inch margins.",
  },
  sections: [
    {
      key: "project-summary",
      title: "Project summary",
      description:
        "Abstract of at most 30 lines: background, aims, methods, relevance. It becomes public. Composed from your sections below; rewrite it in your own words.",
      required: false,
      auto: true,
      kind: "summary",
      maxWordCount: 450,
      limitSource:
        "NIH allows 30 lines of text; the words are our estimate of them. Count the lines before you send it.",
    },
    {
      key: "project-narrative",
      title: "Project narrative",
      description: "Two or three sentences on the relevance to public health, for a reader without any background.",
      required: true,
      auto: false,
      kind: "impact",
      limitSource: "NIH: two to three sentences",
    },
    {
      key: "specific-aims",
      title: "Specific aims",
      description:
        "One page. What is known and missing, your hypothesis, two to four aims that do not depend on each other's success, and what the field gains. The page every reviewer reads.",
      required: true,
      auto: false,
      kind: "objectives",
      pageLimit: 1,
      limitSource: "NIH: one page",
    },
    {
      key: "significance",
      title: "Research strategy: significance",
      description:
        "The problem, the strength and weakness of earlier work, and what changes if the aims are met. Shares twelve pages with innovation and approach.",
      required: true,
      auto: false,
      kind: "need",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "innovation",
      title: "Research strategy: innovation",
      description: "What is new in concept, method or instrument, and why the usual way is not enough. Short is fine.",
      required: true,
      auto: false,
      kind: "innovation",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "approach",
      title: "Research strategy: approach",
      description:
        "For each aim: rationale, preliminary data, design, sample size and its calculation, analysis, what may go wrong and what you do then. Address rigour and sex as a biological variable.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "timeline",
      title: "Research strategy: timetable",
      description: "Aims against years or quarters. Part of the approach, and of its pages.",
      required: false,
      auto: false,
      kind: "timeline",
    },
    {
      key: "human-subjects",
      title: "Human subjects, vertebrate animals",
      description:
        "If either is involved: who or which, risks and how they are kept small, consent, oversight, and the state of approval.",
      required: false,
      auto: false,
      kind: "ethics",
    },
    {
      key: "team",
      title: "Investigators and environment",
      description:
        "Notes for biosketches and for the environment: who leads which aim, what each has done, and where the work takes place.",
      required: true,
      auto: false,
      kind: "team",
    },
    {
      key: "data-sharing",
      title: "Data management and sharing plan",
      description:
        "Answers to NIH's form, for due dates from 25 May 2026: is sharing as wide as appropriate, shared by publication or the end of the grant, and kept as long as repository or journal ask; where not, the limits and specific reasons in 300 words; for human data, privacy and access; the key data types with their repository in 100 words; and, for genomic data, the institution's certification. Check the wording on NIH's form.",
      required: true,
      auto: false,
      kind: "data",
    },
    {
      key: "budget-justification",
      title: "Budget justification",
      description: "People with their effort in months, then everything else, each with its reason.",
      required: true,
      auto: false,
      kind: "budget",
    },
    {
      key: "bibliography",
      title: "Bibliography and references cited",
      description: "Every work cited in the strategy; no page limit.",
      required: false,
      auto: false,
      kind: "references",
      maxLength: formRoom,
      limitSource: "Room in the form; references have no page limit.",
    },
  ],
  documentChecklist: [
    {
      id: "biosketches",
      name: "Biosketches",
      description:
        "NIH's Common Form with its supplement for each senior or key person, made and certified in SciENcv. No page limit; it counts characters: 3,500 for the personal statement, 2,000 for each of up to five contributions.",
      category: "supporting",
      required: true,
    },
    {
      id: "budget-form",
      name: "Budget form",
      description: "Modular or detailed; the announcement says which.",
      category: "financial",
      required: true,
    },
    {
      id: "facilities",
      name: "Facilities and other resources",
      description: "What you have for this work, and equipment.",
      category: "supporting",
      required: true,
    },
    {
      id: "letters-of-support",
      name: "Letters of support",
      description: "From consultants and collaborators, saying what they will do.",
      category: "supporting",
      required: false,
    },
  ],
  pastFundedProjects: [],
  source: {
    ...nihSource,
    note: "Title at most 200 characters; 11 point type; margins of half an inch. Announcements may differ; check with the funder.",
    facts: nihFacts,
  },
};
