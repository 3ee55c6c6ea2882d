import { optionalDocument, requiredDocument } from "./checklist.ts";
import { communityExamples } from "./examples.ts";
import { commonApplicationFacts } from "./sourceFacts.ts";
import type { TemplateSeed } from "./templateSeed.ts";

/** The common application of a regional association of funders. */
export const commonGrantApplication: TemplateSeed = {
  id: "5eed0000000000000000a002",
  type: "grant",
  name: "Common grant application",
  funderName: "",
  audience: "Members of a regional funders' association",
  description:
    "One application that many foundations of a region accept. Each member still has its own priorities and dates, so ask before you send it to several.",
  location: "United States, by region",
  category: "Community",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  placeholderText: "What does your organization do, and what would this grant let it do?",
  examples: communityExamples,
  format: { fontSize: 12, margin: 25.4, paper: "Letter", source: "The common form: 12 pt, 1-inch margins." },
  sections: [
    {
      key: "executive-summary",
      title: "Executive summary",
      description:
        "One page, 12 point with margins of one inch. Written for you from the sections below; check that the sum asked for stands in it.",
      required: false,
      auto: true,
      kind: "summary",
      pageLimit: 1,
      limitSource: "Common grant application: one page, 12 point, margins of one inch",
    },
    {
      key: "organization-information",
      title: "Organization information",
      description:
        "Mission and history in a few sentences, the programmes you run today, whom they reach, and who governs and works in the organization. Lead with what proves you can carry this grant.",
      required: true,
      auto: false,
      kind: "organization",
    },
    {
      key: "need",
      title: "Purpose of the grant: the need",
      description:
        "The situation you want to change, who is affected, and how you and they know it. Give local figures with their source.",
      required: true,
      auto: false,
      kind: "need",
    },
    {
      key: "activities",
      title: "Purpose of the grant: goals and activities",
      description:
        "What you will do and what you expect of it. Say whether it is new or goes on, who will carry it out, and whom you work with.",
      required: true,
      auto: false,
      kind: "methods",
    },
    {
      key: "timetable",
      title: "Purpose of the grant: timetable",
      description: "When it begins, when each main step is done, and when it ends.",
      required: true,
      auto: false,
      kind: "timeline",
    },
    {
      key: "long-term-funding",
      title: "Purpose of the grant: other and later funding",
      description:
        "Who else pays, what is promised and what is pending, and how the work is paid for after this grant.",
      required: true,
      auto: false,
      kind: "sustainability",
    },
    {
      key: "evaluation",
      title: "Evaluation",
      description:
        "What you will call success, what you will measure, and how you will use what you learn. A small project may evaluate in a small way.",
      required: true,
      auto: false,
      kind: "evaluation",
    },
    {
      key: "budget-narrative",
      title: "Budget narrative",
      description:
        "Explain each main line of the attached budget: what it buys, how you worked it out, and which lines this funder would pay.",
      required: true,
      auto: false,
      kind: "budget",
    },
  ],
  documentChecklist: [
    requiredDocument("taxExemption"),
    requiredDocument("boardList"),
    requiredDocument("organizationBudget"),
    requiredDocument("projectBudget"),
    requiredDocument("accounts"),
    optionalDocument("audit"),
    optionalDocument("resumes"),
    optionalDocument("lettersOfSupport"),
  ],
  pastFundedProjects: [],
  source: {
    label: "Common application of a regional funders' association",
    note: "Follows the parts such applications share: summary, organization, purpose, evaluation, budget narrative, attachments. Members may differ; check with the funder.",
    facts: commonApplicationFacts,
  },
};
