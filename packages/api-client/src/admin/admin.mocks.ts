import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** Three people: one with a plan, one with a discount, one new. */
export const samplePeople: Schemas["AdminPeople"] = {
  total: 3,
  people: [
    {
      id: "66f0aa10bb20cc30dd40ee51",
      name: "Ines Okafor",
      email: "ines@example.org",
      createdAt: "2026-03-02T09:00:00.000Z",
      lastSeenAt: "2026-11-21T08:10:00.000Z",
      proposalCredits: 4,
      freeCredits: 0,
      isSubscribed: true,
      hasDiscount: false,
      instantDraftDisabled: false,
      hasSecondFactor: false,
      teams: ["Common Ground", "Marrow Bridge Growers"],
    },
    {
      id: "66f0aa10bb20cc30dd40ee52",
      name: "Tomas Reyhl",
      email: "tomas@example.org",
      createdAt: "2026-03-04T11:00:00.000Z",
      lastSeenAt: "2026-11-19T17:42:00.000Z",
      proposalCredits: 0,
      freeCredits: 1,
      isSubscribed: false,
      hasDiscount: true,
      instantDraftDisabled: false,
      hasSecondFactor: true,
      teams: ["Common Ground"],
    },
    {
      id: "66f0aa10bb20cc30dd40ee58",
      name: "Sefa Aydin",
      email: "sefa@example.org",
      createdAt: "2026-11-20T10:00:00.000Z",
      lastSeenAt: null,
      proposalCredits: 0,
      freeCredits: 3,
      isSubscribed: false,
      hasDiscount: false,
      instantDraftDisabled: true,
      hasSecondFactor: false,
      teams: [],
    },
  ],
};

/** Two teams. */
export const sampleAllTeams: Schemas["AdminTeams"] = {
  total: 2,
  teams: [
    {
      id: "66f0aa10bb20cc30dd40ee61",
      name: "Common Ground",
      createdAt: "2026-03-02T09:00:00.000Z",
      members: 4,
      documents: 17,
      proposalCredits: 5,
      isSubscribed: true,
    },
    {
      id: "66f0aa10bb20cc30dd40ee62",
      name: "Marrow Bridge Growers",
      createdAt: "2026-08-11T13:00:00.000Z",
      members: 2,
      documents: 3,
      proposalCredits: 0,
      isSubscribed: false,
    },
  ],
};

/** Two help requests: one open and urgent, one answered. */
export const sampleHelpRequests: Schemas["AdminHelpRequest"][] = [
  {
    id: "66f0aa10bb20cc30dd40f001",
    subject: "Exporting with page numbers",
    priority: "high",
    personName: "Ines Okafor",
    personEmail: "ines@example.org",
    teamName: "Common Ground",
    createdAt: "2026-11-20T16:20:00.000Z",
    lastAt: "2026-11-20T16:20:00.000Z",
    isAnswered: false,
    messageCount: 1,
  },
  {
    id: "66f0aa10bb20cc30dd40f002",
    subject: "A second person in our account",
    priority: "medium",
    personName: "Tomas Reyhl",
    personEmail: "tomas@example.org",
    createdAt: "2026-11-12T09:00:00.000Z",
    lastAt: "2026-11-12T11:30:00.000Z",
    isAnswered: true,
    messageCount: 2,
  },
];

/** The urgent one with its text. */
export const sampleHelpThread: Schemas["AdminHelpThread"] = {
  request: sampleHelpRequests[0]!,
  thread: [
    {
      _id: "66f0aa10bb20cc30dd40f001",
      type: "help",
      priority: "high",
      subject: "Exporting with page numbers",
      content: "<p>The county wants page numbers on every sheet.</p><p>How do I get them? We send on Friday.</p>",
      createdAt: "2026-11-20T16:20:00.000Z",
      readAt: null,
      fromUser: { name: "Ines Okafor", userId: "66f0aa10bb20cc30dd40ee51" },
      recipients: [],
      metadata: {},
      parentMessageId: null,
    },
  ],
};

/** Two templates, one of them withdrawn. */
export const sampleAllTemplates: Schemas["AdminTemplate"][] = [
  {
    id: "66f0aa10bb20cc30dd40fa01",
    name: "Community project grant",
    type: "grant",
    funderName: "Any community foundation",
    category: "Community",
    isPublished: true,
    documents: 12,
  },
  {
    id: "66f0aa10bb20cc30dd40fa02",
    name: "CAREER 2024",
    type: "grant",
    funderName: "National Science Foundation",
    category: "Research",
    endAt: "2024-07-24T21:00:00.000Z",
    isPublished: false,
    documents: 1,
  },
];

/** One opportunity that waits for a review. */
export const sampleFoundOpportunities: Schemas["AdminOpportunity"][] = [
  {
    id: "66f0aa10bb20cc30dd40fb01",
    title: "Urban agriculture and innovative production",
    funderName: "Department of Agriculture",
    description: "Supports community gardens and urban farms that grow food where people have little of it.",
    eligibility: "Nonprofits, units of local government, tribes and schools.",
    comment: "Names community gardens and food access, which the description is about.",
    grantSize: "$75,000 to $350,000",
    dueDate: "2027-03-12T22:00:00.000Z",
    url: "https://www.grants.gov/search-results-detail/000000",
    state: "found",
    foundAt: "2026-11-20T05:00:00.000Z",
    forName: "Common Ground",
  },
];

/** A deployment in good health. */
export const sampleHealth: Schemas["DeploymentHealth"] = {
  database: "postgresql",
  writer: { kind: "offline", label: "The built-in writer, from your own words" },
  mail: { destination: "SMTP server mail.example.org", waiting: 0, sent: 48, failed: 0, lastError: null },
  tasks: { queued: 0, running: 1, done: 31, failed: 0, oldestQueuedAt: null, worker: "ok" },
};

/** A week of page views. */
export const sampleAnalytics: Schemas["Analytics"] = {
  views: 412,
  days: [
    { label: "2026-11-15", count: 22 },
    { label: "2026-11-16", count: 61 },
    { label: "2026-11-17", count: 74 },
    { label: "2026-11-18", count: 69 },
    { label: "2026-11-19", count: 88 },
    { label: "2026-11-20", count: 83 },
    { label: "2026-11-21", count: 15 },
  ],
  pages: [
    { label: "/", count: 160 },
    { label: "/drafts/:id", count: 121 },
    { label: "/docs/new", count: 64 },
    { label: "/docs/:id", count: 41 },
    { label: "/pricing", count: 26 },
  ],
  events: [{ label: "pageview", count: 412 }],
  refs: [{ label: "newsletter", count: 19 }],
};

/** What was put down on an afternoon: a refused sign-in, a role, somebody who has gone since, and a new admin. */
export const sampleAudit: Schemas["AuditEntries"] = {
  hasMore: true,
  entries: [
    {
      id: 5,
      at: "2026-11-20T15:04:00.000Z",
      area: "admin",
      event: "changePerson",
      actorId: "66f0aa10bb20cc30dd40ee51",
      actorName: "Ines Okafor",
      actorEmail: "ines.okafor@example.org",
      network: "203.0.113.0/24",
      detail: { userId: "66f0aa10bb20cc30dd40ee52" },
    },
    {
      id: 4,
      at: "2026-11-20T14:40:00.000Z",
      area: "rights",
      event: "changeMemberRole",
      actorId: "66f0aa10bb20cc30dd40ee51",
      actorName: "Ines Okafor",
      actorEmail: "ines.okafor@example.org",
      teamId: "66f0aa10bb20cc30dd40ee61",
      network: "203.0.113.0/24",
      detail: { userId: "66f0aa10bb20cc30dd40ee52", role: "admin" },
    },
    {
      id: 3,
      at: "2026-11-20T14:35:00.000Z",
      area: "rights",
      event: "addAdmin",
      network: "command",
      detail: { userId: "66f0aa10bb20cc30dd40ee51" },
    },
    {
      id: 2,
      at: "2026-11-20T14:31:00.000Z",
      area: "signIn",
      event: "signInRefused",
      network: "2001:0db8:0012:3400::/56",
      detail: { via: "password", why: "unauthenticated" },
    },
    {
      id: 1,
      at: "2026-11-20T14:30:00.000Z",
      area: "data",
      event: "deleteMe",
      actorId: "66f0aa10bb20cc30dd40ee59",
      network: "198.51.100.0/24",
      detail: {},
    },
  ],
};

/** Mocks of looking after a deployment. */
export const adminMocks = {
  people: defineMock("listPeople"),
  changePerson: defineMock("changePerson"),
  endSecondFactor: defineMock("endSecondFactor"),
  teams: defineMock("listAllTeams"),
  changeTeam: defineMock("changeTeam"),
  help: defineMock("listHelpRequests"),
  helpThread: defineMock("getHelpRequest"),
  answerHelp: defineMock("answerHelpRequest"),
  templates: defineMock("listAllTemplates"),
  changeTemplate: defineMock("changeTemplate"),
  opportunities: defineMock("listFoundOpportunities"),
  reviewOpportunity: defineMock("reviewOpportunity"),
  health: defineMock("getDeploymentHealth"),
  analytics: defineMock("getAnalytics"),
  audit: defineMock("listAudit"),
};
