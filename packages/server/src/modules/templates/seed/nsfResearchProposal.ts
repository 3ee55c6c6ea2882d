import { researchExamples } from "./examples.ts";
import { nsfFacts } from "./sourceFacts.ts";
import type { ChecklistItemSeed } from "./templateSeed.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

const shared = "The parts of the Project Description share 15 pages (PAPPG); this is room in the form.";

/** Papers that go with any NSF research proposal. */
export const nsfDocuments: ChecklistItemSeed[] = [
  {
    id: "biographical-sketches",
    name: "Biographical sketches",
    description: "One for each senior or key person, in the required format.",
    category: "supporting",
    required: true,
  },
  {
    id: "current-and-pending-support",
    name: "Current and pending (other) support",
    description: "For each senior or key person, in the required format.",
    category: "financial",
    required: true,
  },
  {
    id: "collaborators",
    name: "Collaborators and other affiliations",
    description: "For each senior or key person.",
    category: "administrative",
    required: true,
  },
  {
    id: "synergistic-activities",
    name: "Synergistic activities",
    description: "For each senior or key person.",
    category: "supporting",
    required: true,
  },
  {
    id: "budget",
    name: "Budget",
    description: "By year and category; the justification is a section here.",
    category: "financial",
    required: true,
  },
  {
    id: "mentoring-plan",
    name: "Mentoring plan",
    description:
      "Only if the budget pays postdoctoral researchers or graduate students. Check its length with the funder.",
    category: "narrative",
    required: false,
  },
];

/** NSF research proposal under the Proposal and Award Policies and Procedures Guide. */
export const nsfResearchProposal: TemplateSeed = {
  id: "5eed0000000000000000a007",
  type: "grant",
  name: "NSF research proposal",
  funderName: "National Science Foundation",
  description:
    "Project summary, a project description of 15 pages, and the plans that go with it. A programme's solicitation may change any of this; where it does, it wins.",
  location: "United States",
  category: "Research",
  url: "https://www.nsf.gov/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  notice:
    "Type: Arial, Courier New or Palatino at 10 point or larger, Times at 11; margins of one inch; at most six lines an inch. Many programmes have their own dates and sections.",
  placeholderText: "What question do you ask, why is it open, how will you answer it, and who gains from the answer?",
  examples: researchExamples,
  pageLimit: 15,
  format: {
    fontFamily: "Times New Roman",
    fontSize: 11,
    margin: 25.4,
    lineSpacing: 1,
    paper: "Letter",
    source: "NSF PAPPG: Times 11 pt or Arial, Courier New or Palatino 10 pt, 1-inch margins, at most 6 lines an inch.",
  },
  sections: [
    {
      key: "project-summary",
      title: "Project summary",
      description:
        "One page in three parts: overview, intellectual merit, broader impacts. Written for you from the sections below, in the third person.",
      required: false,
      auto: true,
      kind: "summary",
      pageLimit: 1,
      limitSource: "PAPPG: one page",
    },
    {
      key: "objectives",
      title: "Project description: objectives and significance",
      description:
        "The question, what is known, what is not, and what you expect to be true. A reader outside your field should see on the first page why it matters. All parts of the project description share 15 pages.",
      required: true,
      auto: false,
      kind: "objectives",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "intellectual-merit",
      title: "Project description: intellectual merit",
      description:
        "What the field will know or be able to do afterwards, and what is new in your approach. Say it plainly; avoid adjectives.",
      required: true,
      auto: false,
      kind: "innovation",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "plan-of-work",
      title: "Project description: plan of work",
      description:
        "For each aim: design, data, analysis, what would prove you wrong, and what you do then. Say who does which part and when, and report results of your prior NSF support if you had any.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "broader-impacts",
      title: "Broader Impacts",
      description:
        "This heading must stand in the project description. Who beyond the field gains, through which activities with whom, and how you will know. Concrete and budgeted, not a list of hopes.",
      required: true,
      auto: false,
      kind: "impact",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "timeline",
      title: "Project description: timeline",
      description: "Years or quarters, with aims and milestones. A table is welcome.",
      required: false,
      auto: false,
      kind: "timeline",
    },
    {
      key: "references-cited",
      title: "References cited",
      description: "Every work you cite, with all authors in their order. Nothing that is not cited; no page limit.",
      required: true,
      auto: false,
      kind: "references",
      maxLength: formRoom,
      limitSource: "Room in the form; references have no page limit.",
    },
    {
      key: "budget-justification",
      title: "Budget justification",
      description:
        "Why each person, trip, instrument and subaward is needed and how its cost was worked out. Check the length with the funder.",
      required: true,
      auto: false,
      kind: "budget",
    },
    {
      key: "facilities",
      title: "Facilities, equipment and other resources",
      description: "What you and your partners already have for this work. Describe; do not put a price on it.",
      required: true,
      auto: false,
      kind: "facilities",
    },
    {
      key: "data-management",
      title: "Data management and sharing plan",
      description:
        "Since 27 April 2026 this is a web form in Research.gov, no uploaded page. For each of up to four categories of data or products: what it is, who may have access and which limits are justified, standards, where it comes from, where it is archived or shared, when, for how long, and who answers for it. No plan needed is an answer too, with its reason.",
      required: true,
      auto: false,
      kind: "data",
    },
  ],
  documentChecklist: nsfDocuments,
  pastFundedProjects: [
    {
      name: "Laser Interferometer Gravitational-Wave Observatory (LIGO)",
      description: "Decades of support for the instrument that first measured gravitational waves, in September 2015.",
      funder: "National Science Foundation",
    },
    {
      name: "Stanford Integrated Digital Library Project",
      description: "Work under the Digital Library Initiative out of which the PageRank algorithm grew.",
      year: 1994,
      funder: "National Science Foundation, with DARPA and NASA",
    },
  ],
  assessmentCriteria: "Intellectual merit; broader impacts.",
  source: {
    label: "NSF Proposal and Award Policies and Procedures Guide (PAPPG)",
    url: "https://www.nsf.gov/",
    note: "Pages of the summary and the project description are the guide's. A solicitation may differ; check with the funder.",
    facts: nsfFacts,
  },
};
