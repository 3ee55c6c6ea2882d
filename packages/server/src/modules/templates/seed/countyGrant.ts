import { optionalDocument, requiredDocument } from "./checklist.ts";
import { communityExamples } from "./examples.ts";
import { countyFacts } from "./sourceFacts.ts";
import type { TemplateSeed } from "./templateSeed.ts";

/** A county's grant, scored by a public rubric of 100 points. */
export const countyGrant: TemplateSeed = {
  id: "5eed0000000000000000a005",
  type: "grant",
  name: "County grant, scored by rubric",
  funderName: "",
  audience: "County government",
  description:
    "Six parts, 100 points, scored by readers who may not know your field. Both budgets together carry 35 points, more than the project itself.",
  location: "United States, by county",
  category: "Public funds",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  placeholderText: "What will you do for people of this county, and what will it cost?",
  examples: communityExamples,
  format: { paper: "Letter" },
  sections: [
    {
      key: "mission",
      title: "Mission",
      description: "What your organization is for and how this request follows from it. 10 points.",
      required: true,
      auto: false,
      kind: "organization",
    },
    {
      key: "need",
      title: "Need",
      description:
        "Which residents are affected, how many, and how you know. County or city figures carry weight here. 20 points.",
      required: true,
      auto: false,
      kind: "need",
    },
    {
      key: "project",
      title: "Project",
      description: "What you will do, for how many residents, when, and what they will have from it. 25 points.",
      required: true,
      auto: false,
      kind: "methods",
    },
    {
      key: "organization-budget",
      title: "Organization budget",
      description:
        "The year's income and expenditure in words: main sources, reserves, and anything in the attached budget that a reader might ask about. 20 points.",
      required: true,
      auto: false,
      kind: "organization",
    },
    {
      key: "project-budget",
      title: "Project budget",
      description:
        "What the county's money buys, line by line, and what others pay. Every figure must agree with the attached budget. 15 points.",
      required: true,
      auto: false,
      kind: "budget",
    },
    {
      key: "capability",
      title: "Capability",
      description:
        "Why your people can carry this out: experience, staff, premises, and grants you have accounted for before. 10 points.",
      required: true,
      auto: false,
      kind: "team",
    },
  ],
  documentChecklist: [
    requiredDocument("organizationBudget"),
    requiredDocument("projectBudget"),
    requiredDocument("registration"),
    optionalDocument("accounts"),
    optionalDocument("boardList"),
  ],
  pastFundedProjects: [],
  assessmentCriteria:
    "Mission (10), need (20), project (25), organization budget (20), project budget (15), capability (10).",
  source: {
    label: "A county's grant rubric",
    note: "The six parts and their points are those of one county's rubric. Attachments differ; check with the funder.",
    facts: countyFacts,
  },
};
