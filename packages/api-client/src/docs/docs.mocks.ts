import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";
import { sampleEvidence, samplePassages } from "./evidence.mocks.ts";
import { sampleChecklist, sampleFields, sampleHistory, sampleTemplate } from "../templates/templates.mocks.ts";

/** The id of the sample document. */
export const sampleDocId = "66f0aa10bb20cc30dd40ee81";

const texts: Record<string, string> = {
  projectDescription:
    "Common Ground will turn twelve parcels of unused county land into working food gardens, each within a fifteen-minute walk of a bus stop and each run by the people who live beside it. Over eighteen months the programme will fence and water the sites, train thirty-six neighbourhood stewards, and put fresh produce on about 640 household tables a week in season.\n\nThe gardens are not allotments. Beds are worked in common, the harvest is shared by a rota the stewards set themselves, and a fifth of every crop goes to the county’s four pantries.",
  needStatement:
    "In the north of the county the nearest full grocery is eleven miles from the town of Marrow Bridge, and the last bus back leaves at ten past four. Of the 212 households we called on between March and June, 131 told us they had gone without fresh vegetables for a week or more that spring.\n\nThe county owns forty-one such parcels. They are mown six times a year at the public’s expense, and not one of them is used for anything.",
  methodology:
    "Work begins with soil. Before any fence goes up, each parcel is sampled on a five-point grid and read for lead and cadmium by the extension laboratory; a site that fails is swapped for the next on the county’s list. Water follows: six parcels have a standpipe already, and six take a 2,000-litre tank fed from a neighbour’s roof under a written agreement.\n\nStewards are paid for the first season. Each garden appoints three, who train together over eight Saturdays at the Fenwick Hall plot and then teach the rest of their street.",
  teamExperience:
    "Ines Okafor has run the Fenwick Hall garden since 2019, from two beds to thirty-four, on a budget that has never passed $9,000. Tomas Reyhl, a retired county surveyor, holds the site agreements. Bookkeeping is done monthly by Partridge & Low, who also prepare our annual accounts.",
  measurableOutcomes:
    "By the second October: twelve gardens in use, thirty-six stewards trained, nine of them training others. Twenty-two tonnes of produce weighed at the gate, a fifth of it logged at the pantries. We will call again at the same 212 doors and ask the same questions.",
};

const draftOf = (written: Record<string, string>): Schemas["Document"]["draft"] =>
  Object.fromEntries(Object.entries(written).map(([id, userText]) => [id, { id, userText }]));

/** A draft in which every required section is written well enough. */
export const sampleDraft: Schemas["Document"] = {
  id: sampleDocId,
  revision: 4,
  name: "Common Ground: twelve food gardens for Alder County",
  title: "Common Ground: twelve food gardens for Alder County",
  type: "draft",
  createdAt: "2026-11-18T08:00:00.000Z",
  updatedAt: "2026-11-21T09:16:00.000Z",
  template: {
    id: sampleTemplate.id,
    name: sampleTemplate.name,
    type: "grant",
    funderName: sampleTemplate.funderName,
    examples: sampleTemplate.examples,
    placeholderText: sampleTemplate.placeholderText,
  },
  fields: sampleFields,
  drafted: {},
  draft: draftOf(texts),
  useEnglish: true,
  eligibilityCriteria: sampleTemplate.eligibilityCriteria!,
  assessmentCriteria: sampleTemplate.assessmentCriteria!,
  isRevision: false,
  review: null,
  description:
    "We want to turn twelve unused bits of county land in Alder County into food gardens that neighbours run together.",
  sections: [],
  versions: [],
  defaultVersion: null,
  checkedDocuments: ["accounts", "budget"],
  documentChecklist: sampleChecklist,
  pastFundedProjects: sampleHistory,
  attachments: [],
  activeTaskId: null,
  writer: { kind: "offline", label: "The built-in writer, from your own words" },
};

/** Suggestions of every priority. */
export const sampleReview: Schemas["Review"] = {
  createdAt: "2026-11-21T09:10:00.000Z",
  suggestions: [
    {
      id: "sustain-content0",
      sectionId: "sustainability",
      category: "content",
      priority: "medium",
      suggestion: "Optional here, but “lasting benefit” carries 25 of the 100 marks.",
    },
    {
      id: "methods-clarity0",
      sectionId: "methodology",
      category: "clarity",
      priority: "low",
      suggestion: "“Extension laboratory” is named here for the first time. Say whose.",
    },
    {
      id: "needs-evidence00",
      sectionId: "needStatement",
      category: "evidence",
      priority: "high",
      suggestion:
        "“Gone without fresh vegetables” rests on your own survey alone. Add who asked, how streets were chosen, and one county figure beside it.",
    },
    {
      id: "methods-structur",
      sectionId: "methodology",
      category: "structure",
      priority: "medium",
      suggestion: "The eight Saturdays read well. Reviewers will look for dates: one line per quarter would do it.",
    },
  ],
};

/** The draft after an assessment. */
export const sampleReviewedDraft: Schemas["Document"] = { ...sampleDraft, review: sampleReview };

/** A draft in which one section is over its limit and one that is required is empty. */
export const sampleInvalidDraft: Schemas["Document"] = {
  ...sampleReviewedDraft,
  draft: draftOf({
    ...texts,
    needStatement: `${texts.needStatement} We asked at every door why this has to be so, and nobody could say. Eleven of the parcels lie within sight of a bus stop, and six have a standpipe already. We asked the county twice.`,
    teamExperience: "",
  }),
};

/** A draft whose outline is all there is. */
export const sampleEmptyDraft: Schemas["Document"] = { ...sampleDraft, draft: {}, checkedDocuments: [] };

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const html = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph)}</p>`)
    .join("");

const section = (n: number, sectionId: string, title: string, text: string, edited = false): Schemas["Section"] => ({
  id: `66f0aa10bb20cc30dd40e${200 + n}`,
  revision: 1,
  sectionId,
  title,
  text,
  html: html(text),
  userText: texts[sectionId] ?? "",
  edited,
  hidden: false,
});

const versions = ["66f0aa10bb20cc30dd40ee91", "66f0aa10bb20cc30dd40ee92", "66f0aa10bb20cc30dd40ee93"];

/** A proposal with three versions, an edited section and a review. */
export const sampleProposal: Schemas["Document"] = {
  ...sampleReviewedDraft,
  versions,
  defaultVersion: versions[2]!,
  versionId: versions[2]!,
  sections: [
    section(
      1,
      "executiveSummary",
      "Executive summary",
      "Common Ground turns twelve parcels of unused county land into food gardens run by the people who live beside them. The work reaches about 640 households, trains thirty-six paid stewards and leaves site agreements behind.",
    ),
    section(2, "needStatement", "Need statement", texts.needStatement!, true),
    section(3, "methodology", "Methods", texts.methodology!),
    section(4, "teamExperience", "Team experience", texts.teamExperience!),
    { ...section(5, "sustainability", "Notes for the writer", "This section is hidden."), hidden: true },
    section(6, "measurableOutcomes", "Measurable outcomes", texts.measurableOutcomes!),
  ],
};

/** What the newest version of the sample proposal changed. */
export const sampleChanges: Schemas["VersionChanges"] = {
  versionId: versions[2]!,
  comparedWith: versions[1]!,
  sections: sampleProposal.sections
    .filter(({ hidden }) => !hidden)
    .map(({ id, sectionId, title, text }): Schemas["SectionChanges"] => {
      if (sectionId === "needStatement") {
        const [start = "", end = ""] = text.split("131 told us");
        const opening = "In the north of the county";
        return {
          id,
          sectionId,
          title,
          kind: "changed",
          parts: [
            { kind: "removed", text: "North of the river" },
            { kind: "added", text: opening },
            { kind: "same", text: start.slice(opening.length) },
            { kind: "removed", text: "more than half" },
            { kind: "added", text: "131" },
            { kind: "same", text: ` told us${end}` },
          ],
        };
      }
      if (sectionId === "measurableOutcomes")
        return { id, sectionId, title, kind: "added", parts: [{ kind: "added", text }] };
      return { id, sectionId, title, kind: "same", parts: [{ kind: "same", text }] };
    }),
};

const historyEntry = (
  entry: number,
  way: Schemas["HistoryEntry"]["way"],
  from: string,
  rest: Partial<Schemas["HistoryEntry"]>,
): Schemas["HistoryEntry"] => ({
  entry,
  way,
  by: "Ines Okafor",
  isOwn: true,
  startedAt: `2026-11-${from}:00.000Z`,
  endedAt: `2026-11-${from}:40.000Z`,
  added: 0,
  removed: 0,
  ...rest,
});

/** The history of a text that a writer drafted, and two people worked on. */
export const sampleTextHistory: Schemas["HistoryEntry"][] = [
  historyEntry(6, "typed", "21T09:04", { added: 58, removed: 12, endedAt: "2026-11-21T09:16:00.000Z" }),
  historyEntry(5, "restored", "20T16:30", { added: 214, removed: 31 }),
  historyEntry(4, "typed", "20T16:02", { by: "Tomas Reyhl", isOwn: false, added: 31, removed: 214 }),
  historyEntry(3, "pasted", "19T11:20", { added: 196 }),
  historyEntry(2, "typed", "19T11:08", { added: 143, removed: 44, endedAt: "2026-11-19T11:19:10.000Z" }),
  historyEntry(1, "model", "18T08:01", { model: "qwen3-32b", added: 312 }),
];

const byModel = { way: "model", model: "qwen3-32b", by: "Ines Okafor", at: "2026-11-21T09:20:00.000Z" } as const;

/** What a service would get for a proposal of two sections. */
export const sampleSentToModel: Schemas["Sent"] = {
  writer: { kind: "model", label: "The model qwen3-32b", model: "qwen3-32b", host: "models.example.org" },
  parts: [
    {
      kind: "instructions",
      title: "",
      text: "You help a person to write a grant application.\n\nRules:\n1. State only facts that stand in the material.",
    },
    {
      kind: "material",
      title: "",
      text: '<data name="description">\n[d1] We run a small food pantry in a town of 4,200 people. [d2] A cold room would keep 60 kg of vegetables a week.\n</data>',
    },
    { kind: "task", title: "Statement of Need", text: "Write the finished text of this section." },
    { kind: "task", title: "Budget", text: "Write the finished text of this section." },
  ],
};

/** How a model was used in the sample proposal, with a funder that wants to be told. */
export const sampleAiUse: Schemas["AiUse"] = {
  policy: {
    funder: "Wellcome",
    level: "required",
    says: "Substantive use has to be declared.",
    place: "the application form",
    exempt: "translation, English, formatting, word count",
    address: "https://wellcome.org/grant-funding/guidance/policies-grant-conditions/use-of-generative-ai",
    page: "own",
    readOn: "2026-11-22",
  },
  sections: sampleProposal.sections
    .filter(({ hidden }) => !hidden)
    .map(({ sectionId, title, text, edited }, index) => ({
      sectionId,
      title,
      characters: text.length,
      drafted: { ...byModel, at: "2026-11-18T08:01:00.000Z" },
      written: byModel,
      keptShare: edited ? 0.62 : 1,
      isRevised: edited,
      pasted: index === 2 ? 2 : 0,
      people: ["Ines Okafor", "Tomas Reyhl"],
    })),
  sentences: { all: 21, confirmed: 3, unsupported: 1 },
  disclosure:
    "Generative AI was used in preparing this application: qwen3-32b, through Grantwright, on 18–21 November 2026. The applicant answers for the whole content.",
};

/** A report of one person's part in the sample proposal. */
export const sampleAuthorshipReport = `AUTHORSHIP REPORT

Person: Ines Okafor <ines@example.org>
Proposal: Common Ground: twelve food gardens for Alder County
Made at this person's request on 2026-11-24 10:00 UTC by https://grants.example.org
To check it, paste all of it at https://grants.example.org/verify

1. Need statement
Typed by this person: 14 spells between 2026-11-18 09:02 UTC and 2026-11-21 16:30 UTC, together 3 h 12 min; 2,140 characters in, 630 out.
SHA-256 of the text as it is now: 5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef

What this report cannot know
- The name is the one that the person gave their account; nobody checked it.

--- Signature (Ed25519, RFC 7515 detached) ---
eyJhbGciOiJFZDI1NTE5In0..c2FtcGxl
`;

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const listItem = (
  n: number,
  name: string,
  rest: Partial<Schemas["DocumentListItem"]>,
): Schemas["DocumentListItem"] => ({
  id: `66f0aa10bb20cc30dd40e${300 + n}`,
  name,
  title: name,
  type: "grant",
  createdAt: ago(60 * 24 * 30),
  updatedAt: ago(60 * 24 * n),
  progress: 25,
  currentSection: null,
  excerpt: "",
  funderName: "",
  isRevision: false,
  activeTaskId: null,
  ...rest,
});

/** Five drafts, the first with what was written last. */
export const sampleDraftList: Schemas["DocumentListItem"][] = [
  listItem(0, "Common Ground: twelve food gardens for Alder County", {
    id: sampleDocId,
    updatedAt: ago(14),
    progress: 50,
    currentSection: { id: "methodology", title: "Methods", number: 3, count: 7 },
    excerpt: texts.methodology!,
    funderName: "Alder Community Fund",
  }),
  listItem(1, "Riverside tool library", {
    type: "loi",
    progress: 18,
    updatedAt: ago(60 * 26),
    currentSection: { id: "background", title: "Background", number: 1, count: 5 },
  }),
  listItem(3, "After-school kitchen at Fenwick Hall", { progress: 25 }),
  listItem(9, "Hedgerow census, spring walks", { progress: 75 }),
  listItem(18, "Two wells and a pump house", { type: "rfp", progress: 9 }),
];

/** Four proposals to three funders. */
export const sampleProposalList: Schemas["DocumentListItem"][] = [
  listItem(32, "Seed library and tool bank", {
    type: "grant-report",
    progress: 100,
    funderName: "The Hollin Vey Trust",
  }),
  listItem(50, "A warm room on Weir Street", { progress: 100, funderName: "Alder Community Fund" }),
  listItem(68, "Marrow Bridge orchard", { type: "loi", progress: 100, funderName: "Partridge Foundation" }),
  listItem(83, "Cold frames for four schools", { progress: 100, funderName: "Alder Community Fund" }),
];

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Soonest first; what never closes before what has closed. */
const rankOf = ({ deadline }: Schemas["DocumentListItem"]): [number, number] => {
  if (deadline === undefined) return [1, 0];
  const left = Date.parse(deadline) - Date.now();
  return left > 0 ? [0, left] : [2, -left];
};

/** Answers a list of documents as the server does: searched, sorted, and a page of it. */
export function documentListOf(items: readonly Schemas["DocumentListItem"][]) {
  return ({ query }: { query: URLSearchParams }): Schemas["DocumentListItem"][] => {
    const words = folded(query.get("search") ?? "").split(/\s+/);
    const found = items.filter(({ title, funderName }) =>
      words.every((word) => folded(`${title} ${funderName}`).includes(word)),
    );
    const sort = query.get("sort");
    if (sort === "name") found.sort((one, other) => folded(one.title).localeCompare(folded(other.title)));
    if (sort === "deadline")
      found.sort((one, other) => rankOf(one)[0] - rankOf(other)[0] || rankOf(one)[1] - rankOf(other)[1]);
    const start = Number(query.get("offset") ?? 0);
    return found.slice(start, start + Number(query.get("limit") ?? 500));
  };
}

/** Mocks of documents. */
export const docMocks = {
  list: defineMock("listDocs", documentListOf(sampleProposalList)),
  detail: defineMock("getDoc", sampleDraft),
  version: defineMock("getDocVersion"),
  changes: defineMock("listChanges"),
  authorship: defineMock("makeAuthorshipReport", { report: sampleAuthorshipReport }),
  verifyAuthorship: defineMock("verifyAuthorship", ({ body }) => ({ isValid: body.report === sampleAuthorshipReport })),
  aiUse: defineMock("getAiUse", sampleAiUse),
  sent: defineMock("showSent", sampleSentToModel),
  evidence: defineMock("getEvidence", sampleEvidence),
  evidencePassages: defineMock("listEvidence", ({ params }) => ({
    passages: samplePassages[String(params.fileId)] ?? [],
  })),
  history: defineMock("listHistory", sampleTextHistory),
  historyEntry: defineMock("getHistoryEntry", ({ params }) => {
    const entry = sampleTextHistory.find((each) => each.entry === Number(params.entry)) ?? sampleTextHistory[0]!;
    const kept = "In the north of the county the nearest full grocery is eleven miles from the town of Marrow Bridge";
    const parts: Schemas["ChangePart"][] = [
      { kind: "same", text: kept },
      { kind: "removed", text: ", and few buses go" },
      { kind: "added", text: ", and the last bus back leaves at ten past four" },
      { kind: "same", text: "." },
    ];
    return { entry, parts, text: `${kept}, and the last bus back leaves at ten past four.` };
  }),
  save: defineMock("saveDoc", ({ body }) => ({ id: body.id ?? sampleDraft.id, revision: 5 })),
  update: defineMock("updateDoc"),
  delete: defineMock("deleteDoc"),
  restore: defineMock("restoreDoc"),
  duplicate: defineMock("duplicateDoc"),
  review: defineMock("reviewDoc"),
  answerNote: defineMock("answerNote", ({ params, body: { answer } }) => ({
    ...sampleReview,
    suggestions: sampleReview.suggestions.map((note) =>
      note.id === params.noteId && answer !== null ? { ...note, answer } : note,
    ),
  })),
  requestUpload: defineMock("requestUpload"),
  putUpload: defineMock("putUpload"),
  updateSection: defineMock("updateSection"),
  confirmSentence: defineMock("confirmSentence"),
};
