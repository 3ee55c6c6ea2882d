import { researchExamples } from "./examples.ts";
import { nsfDocuments } from "./nsfResearchProposal.ts";
import { careerFacts } from "./sourceFacts.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

const shared = "The parts of the Project Description share 15 pages; this is room in the form.";

/** The CAREER call that closed in July 2024, kept for those who prepare for a later one. */
export const nsfCareer2024: TemplateSeed = {
  id: "5eed0000000000000000a008",
  type: "grant",
  name: "NSF CAREER 2024",
  funderName: "National Science Foundation",
  description:
    "Faculty Early Career Development Program: five years that tie research and teaching together. This call has closed; its parts are a good preparation for a later one.",
  location: "United States",
  category: "Research",
  url: "https://www.nsf.gov/",
  amount: null,
  schedule: { anytime: false, endAt: "2024-07-24T21:00:00Z" },
  canCustomize: true,
  notice:
    "Closed on 24 July 2024 at 5 p.m. local time of the submitting organization (shown here in Eastern time). Take the date and rules of a later call from its own solicitation.",
  placeholderText:
    "What is your research, how does your teaching grow out of it, and where do you want both to be in five years?",
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
      description: "One page: overview, intellectual merit, broader impacts. Written for you from the sections below.",
      required: false,
      auto: true,
      kind: "summary",
      pageLimit: 1,
      limitSource: "PAPPG: one page",
    },
    {
      key: "research-plan",
      title: "Research plan",
      description:
        "Objectives, their significance, and how you will reach them in five years. It should be the first chapter of a career, not one more experiment.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "education-plan",
      title: "Education plan",
      description:
        "What you will teach, to whom, in which setting, and how you will know what they learned. New for you, not what your post asks anyway.",
      required: true,
      auto: false,
      kind: "engagement",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "integration",
      title: "Integration of research and education",
      description: "How each feeds the other. Name one thing in each that would not exist without the other.",
      required: true,
      auto: false,
      kind: "innovation",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "broader-impacts",
      title: "Broader Impacts",
      description:
        "This heading must stand in the project description: who beyond the field gains, and how you will measure it.",
      required: true,
      auto: false,
      kind: "impact",
      maxLength: formRoom,
      limitSource: shared,
    },
    {
      key: "references-cited",
      title: "References cited",
      description: "Every work you cite; no page limit.",
      required: true,
      auto: false,
      kind: "references",
      maxLength: formRoom,
      limitSource: "Room in the form; references have no page limit.",
    },
    {
      key: "budget-justification",
      title: "Budget justification",
      description: "Five years, by category, with the sum behind each line. Check the length with the funder.",
      required: true,
      auto: false,
      kind: "budget",
    },
    {
      key: "data-management",
      title: "Data management and sharing plan",
      description: "Data, formats, place, access and time. Check the length with the funder.",
      required: true,
      auto: false,
      kind: "data",
    },
  ],
  documentChecklist: [
    ...nsfDocuments,
    {
      id: "departmental-letter",
      name: "Departmental letter",
      description: "From the head of your department, in support of your plan of research and teaching.",
      category: "supporting",
      required: true,
    },
  ],
  pastFundedProjects: [],
  assessmentCriteria: "Intellectual merit; broader impacts.",
  source: {
    label: "NSF CAREER solicitation of 2024, with the PAPPG",
    url: "https://www.nsf.gov/",
    note: "The closing date is that of the 2024 competition.",
    facts: careerFacts,
  },
};
