import { researchExamples } from "./examples.ts";
import { pitchFacts } from "./sourceFacts.ts";
import type { TemplateSeed } from "./templateSeed.ts";

const limit = (words: number) => `NSF SBIR/STTR Project Pitch form: ${words} words`;

/** The pitch that comes before an NSF SBIR or STTR Phase I proposal. */
export const nsfSbirProjectPitch: TemplateSeed = {
  id: "5eed0000000000000000a00b",
  type: "grant",
  name: "NSF SBIR project pitch",
  funderName: "National Science Foundation",
  description:
    "Four short answers that decide whether your company is invited to send a Phase I proposal. One pitch at a time.",
  location: "United States",
  category: "Small business innovation",
  url: "https://seedfund.nsf.gov/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: false,
  placeholderText: "What is new in your technology, what could prove it wrong, who would buy it, and who are you?",
  examples: [...researchExamples.slice(3, 4), ...researchExamples.slice(0, 3)],
  format: { paper: "Letter" },
  sections: [
    {
      key: "technology-innovation",
      title: "The technology innovation",
      description:
        "What is new, where the idea comes from, and why it is research rather than ordinary engineering. NSF looks for what is unproven and would matter greatly if it worked.",
      required: true,
      auto: false,
      kind: "innovation",
      maxWordCount: 500,
      limitSource: limit(500),
    },
    {
      key: "technical-objectives",
      title: "The technical objectives and challenges",
      description:
        "The work of Phase I and how it lowers the technical risk. State for each objective what result would count as yes.",
      required: true,
      auto: false,
      kind: "objectives",
      maxWordCount: 500,
      limitSource: limit(500),
    },
    {
      key: "market-opportunity",
      title: "The market opportunity",
      description:
        "Who the first customer is and what hurts them today. Customers you have spoken to say more than the size of a market.",
      required: true,
      auto: false,
      kind: "market",
      maxWordCount: 250,
      limitSource: limit(250),
    },
    {
      key: "company-and-team",
      title: "The company and team",
      description: "What the company is and has, and who on the team does the technical and the commercial work.",
      required: true,
      auto: false,
      kind: "team",
      maxWordCount: 250,
      limitSource: limit(250),
    },
  ],
  documentChecklist: [
    {
      id: "eligibility-check",
      name: "Eligibility check",
      description: "Size, ownership and place of work of a small business concern.",
      category: "administrative",
      required: true,
    },
  ],
  pastFundedProjects: [
    {
      name: "Symantec",
      description: "Early small business award to the software company, then a start-up.",
      funder: "National Science Foundation",
    },
    {
      name: "Qualcomm",
      description: "Early small business award to the wireless company in its first years.",
      funder: "National Science Foundation",
    },
  ],
  source: {
    label: "NSF SBIR/STTR Project Pitch form",
    url: "https://seedfund.nsf.gov/",
    note: "The four answers and their word limits are the form's. Award amounts stand in the current solicitation.",
    facts: pitchFacts,
  },
};
