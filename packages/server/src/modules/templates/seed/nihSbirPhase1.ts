import { researchExamples } from "./examples.ts";
import { nihNotice, nihSource } from "./nihNotice.ts";
import { sbirFacts } from "./sourceFacts.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

const shared = "Significance, Innovation and Approach share 6 pages (NIH, SBIR Phase I); this is room in the form.";

/** NIH Small Business Innovation Research, Phase I. */
export const nihSbirPhase1: TemplateSeed = {
  id: "5eed0000000000000000a00a",
  type: "grant",
  name: "NIH SBIR Phase I",
  funderName: "National Institutes of Health",
  description:
    "For a small company that must show an idea is feasible: one page of aims, six of strategy. Phase II has twelve pages and a commercialization plan of twelve more.",
  location: "United States",
  category: "Small business innovation",
  url: "https://grants.nih.gov/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  notice: nihNotice,
  placeholderText: "What is the product, what is still unproven, and what will you show in Phase I?",
  examples: researchExamples,
  pageLimit: 6,
  format: { paper: "Letter" },
  sections: [
    {
      key: "project-summary",
      title: "Project summary",
      description:
        "Abstract of at most 30 lines, made public. Composed from your sections below; rewrite it in your own words.",
      required: false,
      auto: true,
      kind: "summary",
      maxWordCount: 450,
      limitSource:
        "NIH allows 30 lines of text; the words are our estimate of them. Count the lines before you send it.",
    },
    {
      key: "specific-aims",
      title: "Specific aims",
      description:
        "One page: the unmet need, the product, and aims that each end in a number which decides whether Phase II makes sense.",
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
        "The need, who would buy and use the product, and how it differs from what they use today. Shares six pages with innovation and approach.",
      required: true,
      auto: false,
      kind: "need",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "innovation",
      title: "Research strategy: innovation",
      description: "What is new and protected or protectable in the technology.",
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
        "For each aim: work, milestone with a number, risk, and what you do if it fails. Preliminary data are not required but help.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "commercial-potential",
      title: "Commercial potential",
      description:
        "Notes on market, price, competitors, and the route through regulation and payment. In Phase I they belong into significance.",
      required: false,
      auto: false,
      kind: "market",
    },
    {
      key: "team",
      title: "Company and team",
      description: "Who works for the company, who leads, what they have built before, and what partners do.",
      required: true,
      auto: false,
      kind: "team",
    },
    {
      key: "budget-justification",
      title: "Budget justification",
      description: "People, materials, subawards, fee. Check the ceiling of your institute.",
      required: true,
      auto: false,
      kind: "budget",
    },
  ],
  documentChecklist: [
    {
      id: "company-registration",
      name: "SBA company registration",
      description: "The SBIR company registry, with SAM.gov and eRA Commons. Start weeks before the date.",
      category: "administrative",
      required: true,
    },
    {
      id: "biosketches",
      name: "Biosketches",
      description:
        "NIH's Common Form with its supplement for each senior or key person, made and certified in SciENcv. No page limit; it counts characters: 3,500 for the personal statement, 2,000 for each of up to five contributions.",
      category: "supporting",
      required: true,
    },
    {
      id: "letters-of-support",
      name: "Letters of support",
      description: "From users, buyers or clinical partners.",
      category: "supporting",
      required: false,
    },
  ],
  pastFundedProjects: [],
  source: {
    ...nihSource,
    note: "Page limits are those of SBIR Phase I. Award ceilings change; check with the funder.",
    facts: sbirFacts,
  },
};
