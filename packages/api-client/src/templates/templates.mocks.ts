import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

const card = (
  n: number,
  name: string,
  funderName: string,
  rest: Partial<Schemas["TemplateCard"]>,
): Schemas["TemplateCard"] => ({
  id: `66f0aa10bb20cc30dd40e${100 + n}`,
  templateId: `66f0aa10bb20cc30dd40e${100 + n}`,
  type: "grant",
  name,
  description: "Fencing, water and tools for gardens under half an acre. One page, two photographs, one budget line.",
  funderName,
  location: "Alder County",
  category: "Food and land",
  amount: 12000,
  schedule: { anytime: true },
  isExpired: false,
  bookmarked: false,
  canCustomize: false,
  sectionCount: 6,
  ...rest,
});

const daysFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const closing = (days: number) => ({
  deadline: daysFrom(days),
  schedule: { anytime: false, endAt: daysFrom(days) },
  isExpired: days < 0,
});

/** Open grants of invented funders: two close soon, one later, one never. */
export const sampleCards: Schemas["TemplateCard"][] = [
  card(1, "Small Plots Fund", "The Hollin Vey Trust", { ...closing(6), location: "Alder, Brack and Low counties" }),
  card(2, "Food and Growing round", "Alder Community Fund", { ...closing(13), amount: 48000, bookmarked: true }),
  card(3, "Young Hands, Old Skills", "Partridge Foundation", {
    ...closing(56),
    amount: 20000,
    location: "Anywhere in the state",
    category: "Training and employment",
  }),
  card(4, "Tools and Seeds micro-grants", "The Gatehouse Fund", {
    amount: 1500,
    location: "Rural counties",
    category: "Community",
  }),
];

/** Grants of invented funders that closed. */
export const sampleMissedCards: Schemas["TemplateCard"][] = [
  card(11, "Hedges and Edges", "The Hollin Vey Trust", {
    ...closing(-21),
    description: "Native planting along paths and school boundaries. Opens again most Septembers.",
    amount: 8000,
    category: "Land and nature",
  }),
  card(12, "Cold Store Loans", "The Gatehouse Fund", {
    ...closing(-19),
    description: "Interest-free loans for refrigeration shared by three or more groups.",
    amount: 25000,
    location: "Rural counties",
  }),
  card(13, "Wayside Benches", "Partridge Foundation", {
    ...closing(-7),
    description: "Seats, water and shade along walking routes, built by local trades.",
    amount: 6500,
    category: "Public places",
  }),
];

/** Reports that invented funders ask for. */
export const sampleReportCards: Schemas["TemplateCard"][] = [
  card(21, "Year-one report, growing and food", "Alder Community Fund", {
    type: "grant-report",
    description: "For awards made in 2025",
    category: "Reports",
    amount: null,
  }),
  card(22, "Final report with accounts", "The Hollin Vey Trust", {
    type: "grant-report",
    description: "Due within 60 days of the last payment",
    category: "Reports",
    amount: null,
  }),
];

/** Templates of the account's own. */
export const sampleOwnCards: Schemas["TemplateCard"][] = [
  card(31, "Ward councillors’ fund, our form", "Alder County", { isOwn: true, canCustomize: true, amount: 3000 }),
  card(32, "Letter to the parish", "", {
    type: "loi",
    isOwn: true,
    canCustomize: true,
    description: "",
    location: "",
    category: "",
    amount: null,
  }),
];

/** The categories of the sample grants. */
export const sampleCategories: Schemas["Category"][] = [
  { id: "community", name: "Community", count: 1 },
  { id: "food-and-land", name: "Food and land", count: 2 },
  { id: "training-and-employment", name: "Training and employment", count: 1 },
];

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** What the library of the sample cards answers to a query. */
export function sampleLibrary(query: URLSearchParams): Schemas["TemplateCard"][] {
  const types = query.get("types")?.split(",");
  const search = query.get("search")?.toLowerCase() ?? "";
  const categoryId = query.get("categoryId");
  const isLapsed = query.get("lapsed") === "true";
  const all = query.get("public") === "false" ? sampleOwnCards : [...sampleCards, ...sampleReportCards];
  const offset = Number(query.get("offset") ?? 0);
  return (isLapsed ? (query.get("public") === "false" ? [] : sampleMissedCards) : all)
    .filter(
      (each) =>
        (!types || types.includes(each.type)) &&
        (!categoryId || slug(each.category) === categoryId) &&
        (query.get("bookmarked") !== "true" || each.bookmarked) &&
        [each.name, each.funderName, each.category].join(" ").toLowerCase().includes(search),
    )
    .slice(offset, offset + Number(query.get("limit") ?? 500));
}

/** The sections that the sample template asks for. */
export const sampleFields: Schemas["Field"][] = [
  {
    id: "projectDescription",
    title: "Project description",
    description: "What you will do, where, and for whom.",
    hidden: false,
    auto: false,
    required: true,
    minWordCount: 80,
    maxWordCount: 250,
    maxLength: 1500,
  },
  {
    id: "needStatement",
    title: "Need statement",
    description: "Show the problem with local evidence. Say where each figure comes from.",
    hidden: false,
    auto: false,
    required: true,
    maxWordCount: 250,
    maxLength: 600,
  },
  {
    id: "methodology",
    title: "Methods",
    description: "The work, in the order you will do it.",
    hidden: false,
    auto: false,
    required: true,
    minWordCount: 80,
    maxWordCount: 400,
    maxLength: 1000,
  },
  {
    id: "teamExperience",
    title: "Team experience",
    hidden: false,
    auto: false,
    required: true,
    minWordCount: 40,
    maxLength: 400,
  },
  {
    id: "measurableOutcomes",
    title: "Measurable outcomes",
    hidden: false,
    auto: false,
    required: true,
    maxWordCount: 300,
    maxLength: 2000,
  },
  {
    id: "sustainability",
    title: "Sustainability",
    description: "What goes on when the grant ends, and who pays for it.",
    hidden: false,
    auto: false,
    required: false,
    maxLength: 2000,
  },
  { id: "executiveSummary", title: "Executive summary", hidden: false, auto: true, required: false },
];

/** What the funder of the sample template wants attached. */
export const sampleChecklist: Schemas["ChecklistItem"][] = [
  { id: "accounts", name: "Signed accounts, last two years", category: "financial", required: true },
  { id: "budget", name: "Project budget", category: "financial", required: true },
  { id: "incorporation", name: "Certificate of incorporation", category: "administrative", required: true },
  { id: "letters", name: "Letters from host sites", category: "supporting", required: false },
];

/** What the funder of the sample template paid for before. */
export const sampleHistory: Schemas["PastFundedProject"][] = [
  { name: "Fenwick Hall raised beds", fundingAmount: 8400, year: 2024, funder: "Alder Community Fund" },
  { name: "Seed library and tool bank", fundingAmount: 5150, year: 2022, funder: "The Hollin Vey Trust" },
];

/** A template with examples for the wizard. */
export const sampleTemplate: Schemas["Template"] = {
  ...sampleCards[1]!,
  fields: sampleFields,
  placeholderText: "Say what you want to do, for whom, where, by when, and what it costs.",
  examples: [
    {
      title: "A tool library for a market town",
      text: "We want to lend tools from a shop on the market square, two days a week, for people who cannot buy them.",
    },
    {
      title: "Free swimming lessons for grown-ups of charge",
      text: "Adults in our town who never learned to swim get ten free lessons at the leisure centre.",
    },
    {
      title: "A new roof for a village hall",
      text: "The hall is used by eleven groups every week and the roof has leaked since the storm of 2024.",
    },
    {
      title: "A trial night bus for shift workers for a year",
      text: "A minibus between the estate and the hospital at 5 and 23 hours, five days a week, for one year.",
    },
    {
      title: "A warm room",
      text: "An open room with tea and company on three afternoons a week from November to March.",
    },
  ],
  eligibilityCriteria:
    "Registered non-profits working within Alder County, with two years of accounts. Up to $48,000 over eighteen months.",
  assessmentCriteria: "Need (30), method (25), lasting benefit (25), value for money (20).",
  documentChecklist: sampleChecklist,
  pastFundedProjects: sampleHistory,
};

/** A template of the account's own, as somebody made it of a funder's call. */
export const sampleOwnTemplate: Schemas["Template"] = {
  ...sampleCards[0]!,
  id: "66f0aa10bb20cc30dd40e701",
  templateId: "66f0aa10bb20cc30dd40e701",
  name: "Small Plots Fund, spring",
  isOwn: true,
  revision: 3,
  fields: [
    {
      id: "need",
      title: "Why here?",
      description: "Show the need with local evidence.",
      hidden: false,
      auto: false,
      required: true,
      maxWordCount: 250,
      readFrom: { line: 4, text: "1. Why here? Show the need with local evidence. (250 words)" },
    },
    { id: "plan", title: "What will you do?", hidden: false, auto: false, required: true, maxWordCount: 500 },
    { id: "money", title: "What will it cost?", hidden: false, auto: false, required: true, maxLength: 2000 },
    { id: "summary", title: "Summary", hidden: false, auto: true, required: false },
  ],
  placeholderText: "",
  examples: [],
  pastFundedProjects: [],
  eligibilityCriteria: "Groups with a bank account.",
  assessmentCriteria: "",
  documentChecklist: [{ id: "budget", name: "A budget", category: "financial", required: true }],
  pageLimit: 4,
  format: { fontFamily: "Arial", fontSize: 11 },
  readFrom: {
    amount: { line: 3, text: "Grants of up to $48,000." },
    deadline: { line: 12, text: "Closing date: September 1, 2026", note: "No time zone is named: taken as UTC." },
    eligibilityCriteria: { line: 14, lastLine: 15, text: "Groups with a bank account." },
    fontSize: { line: 17, text: "Use Arial, 11 point." },
  },
};

/** What is read from the call of the sample's funder. */
export const sampleReading: Schemas["CallReading"] = {
  type: "grant",
  name: { value: "Small Plots Fund", readFrom: { line: 1, text: "Small Plots Fund" } },
  funderName: { value: "The Hollin Vey Trust", readFrom: { line: 2, text: "The Hollin Vey Trust" } },
  amount: { value: "12000", readFrom: { line: 3, text: "Grants of up to $12,000." } },
  deadline: {
    value: "2027-03-15T23:59:00.000Z",
    note: "No time zone is named: taken as UTC.",
    readFrom: { line: 12, text: "Closing date: March 15, 2027" },
  },
  eligibilityCriteria: {
    value: "Groups with a bank account.",
    readFrom: { line: 14, text: "Groups with a bank account." },
    lastLine: 14,
  },
  pageLimit: { value: "4", readFrom: { line: 16, text: "No application may exceed 4 pages." } },
  keyDates: [
    {
      id: "date-1",
      day: "2027-01-22",
      what: "Letter of intent",
      readFrom: { line: 11, text: "Letter of intent: January 22, 2027" },
    },
    {
      id: "date-2",
      day: "2027-05-28",
      what: "Decisions",
      readFrom: { line: 13, text: "Decisions: May 28, 2027" },
    },
  ],
  format: [
    { part: "fontFamily", value: "Arial", readFrom: { line: 17, text: "Use Arial, 11 point." } },
    { part: "fontSize", value: 11, readFrom: { line: 17, text: "Use Arial, 11 point." } },
  ],
  notes: [],
  fields: [
    {
      id: "section-1",
      title: "Why here?",
      description: "Show the need with local evidence.",
      required: true,
      auto: false,
      maxWordCount: 250,
      readFrom: { line: 4, text: "1. Why here? Show the need with local evidence. (250 words)" },
    },
    {
      id: "section-2",
      title: "What will you do?",
      required: true,
      auto: false,
      maxWordCount: 500,
      readFrom: { line: 5, text: "2. What will you do? (500 words)" },
    },
  ],
  documentChecklist: [
    {
      id: "item-1",
      name: "a budget",
      category: "financial",
      required: true,
      readFrom: { line: 9, text: "- a budget" },
    },
  ],
  lineCount: 18,
};

/** Mocks of the template library. */
export const templateMocks = {
  bookmark: defineMock("toggleBookmark"),
  categories: defineMock("listCategories", sampleCategories),
  detail: defineMock("getTemplate", sampleTemplate),
  published: defineMock("listPublishedDocs", ({ query }) => sampleLibrary(query)),
  create: defineMock("createTemplate"),
  save: defineMock("saveTemplate"),
  remove: defineMock("deleteTemplate"),
  restore: defineMock("restoreTemplate"),
  customize: defineMock("customizeTemplate"),
  share: defineMock("shareTemplate"),
  readCall: defineMock("readFundersCall"),
};
