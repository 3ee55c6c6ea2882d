import { optionalDocument, requiredDocument } from "./checklist.ts";
import { communityExamples } from "./examples.ts";
import { museumFacts } from "./sourceFacts.ts";
import type { TemplateSeed } from "./templateSeed.ts";

const limit = (characters: number, points: number) =>
  `State museum grant guidelines: ${characters} characters, ${points} points`;

/** A state's project grant for museums: short fields with points. */
export const stateMuseumGrant: TemplateSeed = {
  id: "5eed0000000000000000a004",
  type: "grant",
  name: "State museum project grant",
  funderName: "",
  audience: "State museum grant program",
  description:
    "Short fields, each with its own points: the project weighs most, then the need. Reviewers often read field by field, so let none depend on another.",
  location: "United States, by state",
  category: "Museums and heritage",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  placeholderText: "Which collection or exhibition is it about, what does it need, and who will see the difference?",
  examples: [
    {
      title: "Glass plates of a river town",
      text: "The Brack River Museum keeps 3,800 glass negatives taken between 1889 and 1931 by Ada Thorne, the town's only photographer. They stand upright in wooden crates in an unheated attic, and our survey of February 2026 found 212 cracked and 640 with lifting emulsion. We want to clean, rehouse and scan them all between July 2027 and December 2028, with a conservator for 40 days and two trained volunteers. The scans go on the state's digital library. It costs $38,500; the Friends of the Museum pay $9,000 of it.",
    },
    {
      title: "A hearing loop and plain labels",
      text: "In 2025, 19,400 people came to our museum, and in the visitor survey every sixth said that labels were hard to read or talks hard to hear. We will rewrite 140 labels at a reading age of twelve, set them at 24 point, and put hearing loops into both galleries by May 2028. Leonie Strand, our curator of learning, leads it with a panel of nine visitors who are deaf or have low vision. The cost is $22,700.",
    },
    ...communityExamples.slice(2),
  ],
  format: { paper: "Letter" },
  sections: [
    {
      key: "need",
      title: "Need",
      description:
        "What the museum, its collection or its public lacks, how you know, and why now. Refer to a survey, an assessment or your own figures. Worth 20 points.",
      required: true,
      auto: false,
      kind: "need",
      maxLength: 5000,
      limitSource: limit(5000, 20),
    },
    {
      key: "project",
      title: "Project",
      description:
        "What you will do, to which standard, who will do it and what the public will have at the end. The heart of the application: worth 35 points.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: 5000,
      limitSource: limit(5000, 35),
    },
    {
      key: "timeline",
      title: "Timeline",
      description: "Each step with its months and the person who answers for it. Worth 5 points.",
      required: true,
      auto: false,
      kind: "timeline",
      maxLength: 3000,
      limitSource: limit(3000, 5),
    },
    {
      key: "long-range-plan",
      title: "Long-range plan",
      description: "Which aim of your adopted plan this project serves, and what follows it. Worth 5 points.",
      required: true,
      auto: false,
      kind: "sustainability",
      maxLength: 2000,
      limitSource: limit(2000, 5),
    },
    {
      key: "assessment",
      title: "Assessment",
      description:
        "If the museum has been assessed or accredited, name the assessment, its year and the recommendation this project answers. Optional; worth 5 points.",
      required: false,
      auto: false,
      kind: "organization",
      maxLength: 1000,
      limitSource: limit(1000, 5),
    },
    {
      key: "evaluation",
      title: "Evaluation",
      description: "How you will tell whether the project met its aims, and who will judge it. Worth 5 points.",
      required: true,
      auto: false,
      kind: "evaluation",
    },
  ],
  documentChecklist: [
    requiredDocument("projectBudget"),
    optionalDocument("resumes"),
    optionalDocument("lettersOfSupport"),
  ],
  pastFundedProjects: [],
  assessmentCriteria: "Need (20), project (35), timeline (5), long-range plan (5), assessment (5), evaluation (5).",
  source: {
    label: "A state's museum grant guidelines",
    note: "Character limits and points are those of one state. The points listed come to 75; the guidelines say what the rest is for. Check with the funder.",
    facts: museumFacts,
  },
};
