import { researchExamples } from "./examples.ts";
import { horizonFacts } from "./sourceFacts.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

const room = "Room in the form; the topic sets the pages of Part B.";

/** Horizon Europe research and innovation action or innovation action, Part B. */
export const horizonEuropeRiaIa: TemplateSeed = {
  id: "5eed0000000000000000a00d",
  type: "grant",
  name: "Horizon Europe RIA or IA, Part B",
  funderName: "European Commission, Horizon Europe",
  description:
    "Part B of a research and innovation action or an innovation action: excellence, impact, implementation. Written by a consortium; this keeps one voice in it.",
  location: "European Union and associated countries",
  category: "Research",
  url: "https://commission.europa.eu/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  notice:
    "Every topic has its own closing date, expected outcomes and page limit. Keep the topic text beside you; evaluators do.",
  placeholderText:
    "Which topic do you answer, what will the consortium do, and what will have changed by the end and five years later?",
  examples: researchExamples,
  format: { paper: "A4" },
  sections: [
    {
      key: "abstract",
      title: "Abstract (Part A)",
      description:
        "For readers outside the field; made public if you are funded. Written for you from the sections below.",
      required: false,
      auto: true,
      kind: "summary",
      maxLength: 2000,
      limitSource: "Horizon Europe, Part A: abstract 2000 characters (title 200)",
    },
    {
      key: "objectives-and-ambition",
      title: "1.1 Objectives and ambition",
      description:
        "Objectives that are measurable and verifiable, how they answer the topic, and how far they go beyond the state of the art.",
      required: true,
      auto: false,
      kind: "objectives",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "methodology",
      title: "1.2 Methodology",
      description:
        "Concepts, models and assumptions, work across disciplines, the gender dimension where it bears on content, open science, and how data are handled.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "pathways-to-impact",
      title: "2.1 Project's pathways towards impact",
      description:
        "From results to the outcomes the topic expects to wider impacts: who must take up what, how many of them, and what might stop it.",
      required: true,
      auto: false,
      kind: "impact",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "measures-to-maximise-impact",
      title: "2.2 Measures to maximise impact",
      description:
        "Dissemination, exploitation and communication: which result, to which group, by which means, and who owns what.",
      required: true,
      auto: false,
      kind: "dissemination",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "impact-summary",
      title: "2.3 Summary",
      description:
        "The pathway on one canvas: needs, results, measures, target groups, outcomes, impacts. Written for you from the sections above.",
      required: false,
      auto: true,
      kind: "summary",
      maxWordCount: 400,
      limitSource: "A working length; the form gives a canvas.",
    },
    {
      key: "work-plan-and-resources",
      title: "3.1 Work plan and resources",
      description:
        "Work packages, deliverables, milestones, risks, and effort by partner. Explain what the tables cannot.",
      required: true,
      auto: false,
      kind: "timeline",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "capacity-of-participants",
      title: "3.2 Capacity of participants",
      description:
        "What each partner brings, why the set is complete and none is spare, and who has worked together before.",
      required: true,
      auto: false,
      kind: "partners",
      maxLength: formRoom,
      limitSource: room,
    },
  ],
  documentChecklist: [
    {
      id: "part-a",
      name: "Part A in the portal",
      description: "Participants, budget, ethics and security, filled in online by each partner.",
      category: "administrative",
      required: true,
    },
    {
      id: "part-b",
      name: "Part B as PDF",
      description: "The sections written here, in the template of the call.",
      category: "narrative",
      required: true,
    },
    {
      id: "gender-equality-plan",
      name: "Gender equality plan",
      description: "Public bodies, research organizations and universities need one in force.",
      category: "administrative",
      required: false,
    },
  ],
  pastFundedProjects: [],
  assessmentCriteria: "Excellence; impact; quality and efficiency of the implementation.",
  source: {
    label: "Horizon Europe standard application form (RIA, IA), Part B",
    url: "https://commission.europa.eu/",
    note: "Headings are the form's. Pages and weights depend on the type of action and the topic; check with the funder.",
    facts: horizonFacts,
  },
};
