import { optionalDocument, requiredDocument } from "./checklist.ts";
import { communityExamples } from "./examples.ts";
import { federalFacts } from "./sourceFacts.ts";
import { formRoom, type TemplateSeed } from "./templateSeed.ts";

const room = "Room in the form, not a rule: the notice of funding opportunity sets the pages.";

/** Abstract, narrative and budget narrative for a federal opportunity. */
export const federalProjectNarrative: TemplateSeed = {
  id: "5eed0000000000000000a006",
  type: "grant",
  name: "Federal project abstract and narrative",
  funderName: "",
  audience: "United States federal agencies",
  description:
    "The texts that go beside the SF-424 forms: abstract summary, project narrative and budget narrative. The notice of funding opportunity names the headings and points; put yours in its order.",
  location: "United States",
  category: "Public funds",
  url: "https://www.grants.gov/",
  amount: null,
  schedule: { anytime: true },
  canCustomize: true,
  notice:
    "The opportunity number (at most 40 characters), the assistance listing number (15) and the project title (250) go into the Project Abstract Summary form itself. Keep the Grant Name within 250 characters.",
  placeholderText:
    "Paste or describe the project, the notice of funding opportunity it answers, and the people it will serve.",
  examples: communityExamples,
  format: { paper: "Letter" },
  sections: [
    {
      key: "abstract",
      title: "Project abstract",
      description:
        "Written for you from the sections below. It is published if you are funded: purpose, activities, expected outcomes, who benefits, and what subrecipients do.",
      required: false,
      auto: true,
      kind: "summary",
      maxLength: 4000,
      limitSource: "Project Abstract Summary form: 4000 characters",
    },
    {
      key: "need",
      title: "Project narrative: statement of need",
      description:
        "The problem in the area you serve, with data from a named source and year, and the gap that present services leave.",
      required: true,
      auto: false,
      kind: "need",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "goals-and-objectives",
      title: "Project narrative: goals and objectives",
      description:
        "Objectives a monitor could tick off: who, how many, what change, by which date. Number them; later sections refer to the numbers.",
      required: true,
      auto: false,
      kind: "objectives",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "approach",
      title: "Project narrative: approach",
      description:
        "Activities under each objective, the evidence that they work, who carries them out, and what could go wrong.",
      required: true,
      auto: false,
      kind: "methods",
      maxLength: formRoom,
      limitSource: room,
    },
    {
      key: "work-plan",
      title: "Project narrative: work plan and timeline",
      description: "Months or quarters, with the milestone and the person responsible for each.",
      required: true,
      auto: false,
      kind: "timeline",
    },
    {
      key: "capacity",
      title: "Project narrative: organizational capacity and staffing",
      description:
        "Awards of this size you have managed, key people and the share of their time, financial controls, and partners with their part.",
      required: true,
      auto: false,
      kind: "team",
    },
    {
      key: "evaluation",
      title: "Project narrative: evaluation and performance measurement",
      description:
        "Measures for each objective, where the data come from, how often they are reported, and who analyses them.",
      required: true,
      auto: false,
      kind: "evaluation",
    },
    {
      key: "sustainability",
      title: "Project narrative: sustainability",
      description: "What continues after the federal award, and on whose money.",
      required: false,
      auto: false,
      kind: "sustainability",
    },
    {
      key: "budget-narrative",
      title: "Budget narrative",
      description:
        "Follow the categories of the SF-424A: personnel, fringe benefits, travel, equipment, supplies, contractual, other, indirect. Show the sum behind every line, and the match if one is required.",
      required: true,
      auto: false,
      kind: "budget",
      maxLength: formRoom,
      limitSource: room,
    },
  ],
  documentChecklist: [
    {
      id: "sf-424",
      name: "SF-424",
      description: "Application for Federal Assistance, signed by an authorized representative.",
      category: "administrative",
      required: true,
    },
    {
      id: "sf-424a",
      name: "SF-424A",
      description: "Budget Information for Non-Construction Programs. Its totals must equal your budget narrative.",
      category: "financial",
      required: true,
    },
    {
      id: "sf-lll",
      name: "SF-LLL",
      description: "Disclosure of Lobbying Activities, where it applies.",
      category: "administrative",
      required: false,
    },
    {
      id: "project-abstract-summary",
      name: "Project Abstract Summary",
      description: "The form with opportunity number, assistance listing number, title and abstract.",
      category: "narrative",
      required: true,
    },
    {
      id: "key-contacts",
      name: "Key Contacts",
      description: "The people the agency writes to.",
      category: "administrative",
      required: true,
    },
    {
      id: "performance-site",
      name: "Project/Performance Site Location",
      description: "Where the work takes place.",
      category: "administrative",
      required: true,
    },
    requiredDocument("narrative"),
    optionalDocument("lettersOfSupport"),
    optionalDocument("resumes"),
  ],
  pastFundedProjects: [],
  source: {
    label: "Grants.gov forms",
    url: "https://www.grants.gov/",
    note: "Limits of the abstract are the form's. Headings of the narrative differ by opportunity; follow the notice where it differs.",
    facts: federalFacts,
  },
};
