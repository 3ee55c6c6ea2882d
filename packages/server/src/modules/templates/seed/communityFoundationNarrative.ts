import { requiredDocument, optionalDocument } from "./checklist.ts";
import { communityExamples } from "./examples.ts";
import { coloradoFacts } from "./sourceFacts.ts";
import type { TemplateSeed } from "./templateSeed.ts";

/** The narrative of four or five pages that community foundations in Colorado and elsewhere accept. */
export const communityFoundationNarrative: TemplateSeed = {
  id: "5eed0000000000000000a003",
  type: "grant",
  name: "Community foundation narrative",
  funderName: "",
  audience: "Community foundations, Colorado common format",
  description:
    "Mission to evaluation in four pages for general operating support, in five for a program or project. Short sections: a paragraph each is usually enough, so spend the words on need and goals.",
  location: "Colorado, and funders elsewhere who accept the format",
  category: "Community",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  placeholderText: "Tell us about your organization, the need you see, and what you plan to do about it.",
  examples: communityExamples,
  pageLimit: 5,
  format: { paper: "Letter" },
  sections: [
    {
      key: "mission",
      title: "Mission",
      description:
        "Your mission in a sentence or two, as your board adopted it. All sections together take four pages for general operating support, five for a program or project.",
      required: true,
      auto: false,
      kind: "organization",
    },
    {
      key: "history",
      title: "History",
      description:
        "When and why you began, and two or three things you have done since. Leave out what does not bear on this request.",
      required: true,
      auto: false,
      kind: "organization",
    },
    {
      key: "programs",
      title: "Current programs",
      description: "What you run today, how many people each program reaches in a year, and what came of it.",
      required: true,
      auto: false,
      kind: "audience",
    },
    {
      key: "need",
      title: "Statement of need",
      description:
        "The problem or chance in your community, with figures a neighbour would recognize and a source for each.",
      required: true,
      auto: false,
      kind: "need",
    },
    {
      key: "goals",
      title: "Goals and objectives",
      description: "One or two goals, and under each what you will have reached by the end of the grant, in numbers.",
      required: true,
      auto: false,
      kind: "objectives",
    },
    {
      key: "activities",
      title: "Activities",
      description: "What you will do to get there, and who will do it.",
      required: true,
      auto: false,
      kind: "methods",
    },
    {
      key: "timetable",
      title: "Timetable",
      description: "The main steps with their months.",
      required: true,
      auto: false,
      kind: "timeline",
    },
    {
      key: "partners",
      title: "Partners",
      description: "Whom you work with, what each brings, and who else does similar work nearby.",
      required: true,
      auto: false,
      kind: "partners",
    },
    {
      key: "sustainability",
      title: "Sustainability",
      description: "How the work goes on after the grant, and which other funders you have asked.",
      required: true,
      auto: false,
      kind: "sustainability",
    },
    {
      key: "evaluation",
      title: "Evaluation",
      description:
        "How you measure what you reached, who looks at it, and one example of something you changed because of it.",
      required: true,
      auto: false,
      kind: "evaluation",
    },
  ],
  documentChecklist: [
    requiredDocument("boardList"),
    {
      id: "key-staff",
      name: "Key staff",
      description: "Names and a few lines on the qualifications of those who lead the work.",
      category: "supporting",
      required: true,
    },
    {
      id: "year-end-financials",
      name: "Year-end financial statements",
      description: "Balance sheet and statement of activities of the last complete year.",
      category: "financial",
      required: true,
    },
    {
      id: "agency-budget",
      name: "Agency budget",
      description: "Income and expenditure of the whole organization for the current year.",
      category: "financial",
      required: true,
    },
    requiredDocument("projectBudget"),
    {
      id: "annual-report",
      name: "Annual report",
      description: "The latest one, if you publish one.",
      category: "supporting",
      required: false,
    },
    {
      id: "major-donors",
      name: "List of major donors",
      description: "The largest gifts of the last year and from whom.",
      category: "financial",
      required: true,
    },
    optionalDocument("taxExemption"),
  ],
  pastFundedProjects: [],
  source: {
    label: "Community foundation narrative (Colorado common format)",
    note: "The form of June 2010 has eleven questions, a cover letter of one page and a summary sheet of two. Which attachments are required differs by foundation; check with the funder.",
    facts: coloradoFacts,
  },
};
