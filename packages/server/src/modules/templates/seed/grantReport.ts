import { optionalDocument } from "./checklist.ts";
import { reportExamples } from "./examples.ts";
import { reportFacts } from "./sourceFacts.ts";
import { workingLength, type TemplateSeed } from "./templateSeed.ts";

/** The default for type `grant-report`. */
export const grantReport: TemplateSeed = {
  id: "5eed0000000000000000d001",
  type: "grant-report",
  name: "Grant report",
  funderName: "",
  audience: "Any funder",
  description:
    "What you did, what came of it and what it cost, during a grant or at its end. Funders remember the reports that say what went wrong.",
  location: "Anywhere",
  category: "Reports",
  amount: null,
  schedule: { anytime: true },
  canCustomize: false,
  placeholderText:
    "What did you plan, what did you do, whom did you reach, what did it cost, and what have you learned?",
  examples: reportExamples,
  sections: [
    {
      key: "summary",
      title: "Summary of activities",
      description:
        "What you did in this period, in the order of your plan. Written so that a trustee who knows nothing of it can follow.",
      required: true,
      auto: false,
      kind: "methods",
      maxWordCount: 400,
      limitSource: workingLength,
    },
    {
      key: "outcomes",
      title: "Outcomes against objectives",
      description:
        "Each objective of your application, word for word, then what was reached and by when. Say plainly where you fell short.",
      required: true,
      auto: false,
      kind: "outcomes",
      maxWordCount: 400,
      limitSource: workingLength,
    },
    {
      key: "beneficiaries",
      title: "People reached",
      description: "How many people, who they are, how you counted them, and who did not come.",
      required: true,
      auto: false,
      kind: "audience",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "financial-report",
      title: "Financial report",
      description:
        "Spent against planned for each main line, the reason for every difference above a tenth, and what is left.",
      required: true,
      auto: false,
      kind: "budget",
      maxWordCount: 300,
      limitSource: workingLength,
    },
    {
      key: "challenges",
      title: "Challenges",
      description: "What was harder than expected, what you did about it, and what still is open.",
      required: true,
      auto: false,
      kind: "risk",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "lessons",
      title: "Lessons learned",
      description:
        "What you would do again and what you would not. Useful to the funder's next applicants, so be specific.",
      required: true,
      auto: false,
      kind: "lessons",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "next-steps",
      title: "Sustainability and next steps",
      description: "What happens now, who pays for it, and what you ask of the funder, if anything.",
      required: true,
      auto: false,
      kind: "sustainability",
      maxWordCount: 250,
      limitSource: workingLength,
    },
    {
      key: "stories",
      title: "Stories and photographs",
      description: "One person's story, told with their consent, and a caption for each photograph you attach.",
      required: false,
      auto: false,
      kind: "stories",
      maxWordCount: 300,
      limitSource: workingLength,
    },
  ],
  documentChecklist: [
    {
      id: "financial-statement",
      name: "Financial statement of the grant",
      description: "Planned, spent and left for each line, signed by whoever keeps the books.",
      category: "financial",
      required: true,
    },
    {
      id: "receipts",
      name: "Receipts or ledger",
      description: "If your agreement asks for them.",
      category: "financial",
      required: false,
    },
    {
      id: "photographs",
      name: "Photographs with consent",
      description: "Three or four, with captions, and the consent of everybody who can be recognized.",
      category: "supporting",
      required: false,
    },
    optionalDocument("accounts"),
  ],
  pastFundedProjects: [],
  source: {
    label: "General format",
    note: "The parts that funders usually ask for in a report. Your grant agreement goes first.",
    facts: reportFacts,
  },
};
