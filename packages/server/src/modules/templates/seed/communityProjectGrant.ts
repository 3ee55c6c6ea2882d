import { optionalDocument, requiredDocument } from "./checklist.ts";
import { communityExamples } from "./examples.ts";
import { usualPapersFacts } from "./sourceFacts.ts";
import { workingLength, type TemplateSeed } from "./templateSeed.ts";

/** The default for type `grant`: what most funders of local work ask, in the order in which a reader wants it. */
export const communityProjectGrant: TemplateSeed = {
  id: "5eed0000000000000000a001",
  type: "grant",
  name: "Community project grant",
  funderName: "",
  audience: "Any funder of local work",
  description:
    "A complete application for a project in a place you know. Use it when your funder has no form of its own, or to gather everything before you fill in theirs.",
  location: "Anywhere",
  category: "Community",
  amount: null,
  schedule: { anytime: true },
  canCustomize: false,
  placeholderText:
    "What do you want to do, for whom, and where? Say who will do it, what it costs and what will be different.",
  examples: communityExamples,
  sections: [
    {
      key: "executive-summary",
      title: "Executive summary",
      description: "Written for you from the sections below when the proposal is created. Nothing to fill in.",
      required: false,
      auto: true,
      kind: "summary",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "project-description",
      title: "Project description",
      description:
        "What you will do, where, and for whom, in the words you would use to a neighbour. Somebody who reads only this section should be able to tell a friend about it.",
      example:
        "Common Ground will turn twelve parcels of unused county land into food gardens, each within a fifteen-minute walk of a bus stop and each run by the people who live beside it.",
      required: true,
      auto: false,
      kind: "description",
      minWordCount: 80,
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "need-statement",
      title: "Need statement",
      description:
        "Show the problem with local evidence: how many people, since when, and what happens if nobody acts. Say where each figure comes from.",
      example:
        "Of the 212 households we called on between March and June, 131 had gone without fresh vegetables for a week or more that spring.",
      required: true,
      auto: false,
      kind: "need",
      minWordCount: 60,
      maxWordCount: 300,
      limitSource: workingLength,
    },
    {
      key: "measurable-outcomes",
      title: "Measurable outcomes",
      description:
        "What will be different for people, by when, and how many of them. Give a figure you could be held to; three honest outcomes are better than ten.",
      example:
        "By the second October: twelve gardens in use, thirty-six stewards trained, nine of them training others.",
      required: true,
      auto: false,
      kind: "outcomes",
      minWordCount: 30,
      maxWordCount: 300,
      limitSource: workingLength,
    },
    {
      key: "methods",
      title: "Methods",
      description:
        "The work, in the order in which you will do it. Say who does each part, and why you chose this way.",
      required: true,
      auto: false,
      kind: "methods",
      minWordCount: 80,
      maxWordCount: 400,
      limitSource: workingLength,
    },
    {
      key: "timeline",
      title: "Timeline",
      description: "One line for each step, with its month. Include the dull ones: permits, hiring, the first report.",
      example:
        "- January 2027: soil read at twelve sites\n- April to June 2027: fences and first sowing at six gardens",
      required: true,
      auto: false,
      kind: "timeline",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "team-experience",
      title: "Team experience",
      description:
        "Who will do the work, by name, what each has done before that is like it, and how much of their week it takes. Add your organization's age, size and track record.",
      example: "Ines Okafor has run the Fenwick Hall garden since 2019, on a budget that has never passed $9,000.",
      required: true,
      auto: false,
      kind: "team",
      minWordCount: 40,
      maxWordCount: 300,
      limitSource: workingLength,
    },
    {
      key: "community-engagement",
      title: "Community engagement and partners",
      description:
        "How the people concerned have shaped the plan and will keep a say in it. Name each partner and what it has promised; say whether that is in writing.",
      required: false,
      auto: false,
      kind: "partners",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "evaluation",
      title: "Evaluation",
      description:
        "How you will know whether it worked: what you count or ask, who does it, how often, and what you will do if the figures disappoint.",
      required: true,
      auto: false,
      kind: "evaluation",
      minWordCount: 30,
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "budget",
      title: "Budget",
      description:
        "What you ask for, what the whole project costs, and the main lines with the sum behind each (36 stewards at $400). Name what others pay and whether it is promised or hoped for.",
      example: "- Fences and water, twelve sites at $1,550: $18,600\n- Stewards' pay, 36 at $400: $14,400",
      required: true,
      auto: false,
      kind: "budget",
      maxWordCount: 300,
      limitSource: workingLength,
    },
    {
      key: "sustainability",
      title: "Sustainability",
      description: "What goes on when the grant ends, and who pays for it. If the project is meant to end, say so.",
      required: false,
      auto: false,
      kind: "sustainability",
      maxWordCount: 200,
      limitSource: workingLength,
    },
  ],
  documentChecklist: [
    requiredDocument("projectBudget"),
    requiredDocument("accounts"),
    requiredDocument("registration"),
    optionalDocument("boardList"),
    optionalDocument("lettersOfSupport"),
    optionalDocument("narrative"),
  ],
  pastFundedProjects: [],
  source: {
    label: "General format",
    note: "Put together from the sections that funders of community projects usually ask for. Not the form of any one funder.",
    facts: usualPapersFacts,
  },
};
