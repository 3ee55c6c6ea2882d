import { researchExamples } from "./examples.ts";
import { ercFacts } from "./sourceFacts.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

/** ERC Starting Grant in the form of the 2026 work programme. */
export const ercStartingGrant: TemplateSeed = {
  id: "5eed0000000000000000a00c",
  type: "grant",
  name: "ERC Starting Grant",
  funderName: "European Research Council",
  description:
    "Up to five years for a researcher who begins an own group, judged on excellence alone. Part I is read by the panel in the first step; Part II goes to specialists in the second.",
  location: "European Union and associated countries",
  category: "Research",
  url: "https://erc.europa.eu/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  notice:
    "There is one call a year with one closing date. Take the date and the page limits from the call you apply to; the ones here are of the 2026 calls.",
  placeholderText: "What would be known after five years that nobody knows today, and why are you the one to find out?",
  examples: researchExamples,
  pageLimit: 12,
  format: { paper: "A4" },
  sections: [
    {
      key: "abstract",
      title: "Abstract",
      description:
        "The question, the approach and why it matters, for a panel that covers a wide field. Written for you from the sections below.",
      required: false,
      auto: true,
      kind: "summary",
      maxLength: 2000,
      limitSource: "A working length of 2000 characters; check the submission form.",
    },
    {
      key: "part-one-question",
      title: "Part I: the question and why it is open",
      description:
        "State of the art in a page, then what you see that others do not. Written for the panel, most of whom work on something else. Part I has five pages in all.",
      required: true,
      auto: false,
      kind: "need",
      maxLength: formRoom,
      limitSource: "The two sections of Part I share 5 pages (ERC 2026 calls); this is room in the form.",
    },
    {
      key: "part-one-objectives",
      title: "Part I: objectives and what makes them ambitious",
      description: "Three or four objectives, what is new in them, and what the field could do if they are reached.",
      required: true,
      auto: false,
      kind: "objectives",
      maxLength: formRoom,
      limitSource: "The two sections of Part I share 5 pages (ERC 2026 calls); this is room in the form.",
    },
    {
      key: "part-two-methodology",
      title: "Part II: methodology",
      description:
        "How, in enough detail for a specialist to doubt you: designs, data, intermediate goals, feasibility. Part II has seven pages in all.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: "The sections of Part II share 7 pages (ERC 2026 calls); this is room in the form.",
    },
    {
      key: "part-two-risk",
      title: "Part II: risk and gain",
      description:
        "What is risky, what you would learn if it failed, and the way round. High risk is welcome; unexamined risk is not.",
      required: true,
      auto: false,
      kind: "risk",
      maxLength: formRoom,
      limitSource: "The sections of Part II share 7 pages (ERC 2026 calls); this is room in the form.",
    },
    {
      key: "cv-track-record",
      title: "Curriculum vitae and track record",
      description:
        "Positions, up to a few outputs with what each changed, and a word on breaks or unusual paths. Let content speak; leave out impact factors.",
      required: true,
      auto: false,
      kind: "team",
      pageLimit: 4,
      limitSource: "ERC 2026 calls: four pages",
    },
    {
      key: "resources-and-time",
      title: "Resources and time commitment",
      description: "People, equipment and other costs with the reason for each, and the share of your working time.",
      required: true,
      auto: false,
      kind: "budget",
      pageLimit: 2,
      limitSource: "ERC 2026 calls: two pages",
    },
    {
      key: "ethics",
      title: "Ethics and security",
      description:
        "Whether people, animals, personal data or sensitive matters are involved, and how you deal with them.",
      required: false,
      auto: false,
      kind: "ethics",
    },
  ],
  documentChecklist: [
    {
      id: "host-letter",
      name: "Letter of the host institution",
      description: "Signed commitment to host and support you, in the ERC's wording.",
      category: "administrative",
      required: true,
    },
    {
      id: "phd-certificate",
      name: "Doctoral certificate",
      description: "With the date of the successful defence, and papers for any extension of the time window.",
      category: "administrative",
      required: true,
    },
  ],
  pastFundedProjects: [
    {
      name: "Physics and applications of graphene",
      description:
        "Starting Grant to Konstantin Novoselov of the first call; he shared the Nobel Prize in Physics in 2010.",
      year: 2007,
      funder: "European Research Council",
    },
  ],
  eligibilityCriteria:
    "A few years after the doctorate, with extensions for leave and the like; a host institution in the EU or an associated country. The work programme of the call says exactly when.",
  assessmentCriteria: "Scientific excellence of the project and of the principal investigator is the sole criterion.",
  source: {
    label: "ERC work programme and guide for applicants, 2026 calls",
    url: "https://erc.europa.eu/",
    note: "Pages for Part I, Part II, CV and resources are those of the 2026 calls. Amounts are in euro.",
    facts: ercFacts,
  },
};
