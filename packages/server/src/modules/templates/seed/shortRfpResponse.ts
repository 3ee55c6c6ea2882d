import { requestExamples } from "./examples.ts";
import { responseFacts } from "./sourceFacts.ts";
import { workingLength, type TemplateSeed } from "./templateSeed.ts";

/** A response of two or three pages, for small requests. */
export const shortRfpResponse: TemplateSeed = {
  id: "5eed0000000000000000c002",
  type: "rfp",
  name: "Short response to a small request",
  funderName: "",
  audience: "Any buyer or funder with a request",
  description:
    "Two or three pages for a request without a form: a school, a parish, a small charity that asks three people for an offer.",
  location: "Anywhere",
  category: "Proposals",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  placeholderText: "What have you been asked for, how would you do it, and what would it cost?",
  examples: requestExamples,
  sections: [
    {
      key: "understanding",
      title: "What you asked for",
      description: "The task as you understand it, and anything you take for granted.",
      required: true,
      auto: false,
      kind: "need",
      maxWordCount: 150,
      limitSource: workingLength,
    },
    {
      key: "offer",
      title: "What we offer",
      description: "What you will do and what the buyer will have at the end.",
      required: true,
      auto: false,
      kind: "methods",
      maxWordCount: 300,
      limitSource: workingLength,
    },
    {
      key: "timeline",
      title: "When",
      description: "Start, main steps, end.",
      required: true,
      auto: false,
      kind: "timeline",
      maxWordCount: 120,
      limitSource: workingLength,
    },
    {
      key: "people",
      title: "Who",
      description: "The people who do the work and something like it that they have done.",
      required: true,
      auto: false,
      kind: "team",
      maxWordCount: 150,
      limitSource: workingLength,
    },
    {
      key: "price",
      title: "Price",
      description: "The price, what it includes, and until when the offer stands.",
      required: true,
      auto: false,
      kind: "budget",
      maxWordCount: 150,
      limitSource: workingLength,
    },
  ],
  documentChecklist: [
    {
      id: "references",
      name: "Two references",
      description: "People who will say on the telephone how the work went.",
      category: "supporting",
      required: false,
    },
  ],
  pastFundedProjects: [],
  source: {
    label: "General format",
    note: "A short form of the usual response. Not the form of any one buyer.",
    facts: responseFacts,
  },
};
