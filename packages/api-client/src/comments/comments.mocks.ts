import { defineMock } from "../core/defineMock.ts";
import type { Schemas } from "../core/contract.ts";
import { sampleDocId, sampleDraft } from "../docs/docs.mocks.ts";

const need = sampleDraft.draft["needStatement"]?.userText ?? "";

const about = (exact: string): Pick<Schemas["CommentThread"], "start" | "exact" | "prefix" | "suffix"> => {
  const start = Math.max(0, need.indexOf(exact));
  const end = start + exact.length;
  return { start, exact, prefix: need.slice(Math.max(0, start - 32), start), suffix: need.slice(end, end + 32) };
};

/** Somebody who can be mentioned. */
export const sampleDocPeople: Schemas["MentionedPerson"][] = [
  { id: "66f0aa10bb20cc30dd40e7aa", name: "Maya Lindqvist" },
  { id: "66f0aa10bb20cc30dd40e7ab", name: "Tomás Rivera" },
];

/** A thread about words of the need statement of the sample draft, with an answer that mentions somebody. */
export const sampleCommentThread: Schemas["CommentThread"] = {
  id: "66f0aa10bb20cc30dd40c001",
  docId: sampleDocId,
  fieldId: "needStatement",
  revision: 3,
  ...about("131 told us they had gone without fresh vegetables"),
  comments: [
    {
      id: "66f0aa10bb20cc30dd40c011",
      by: "Maya Lindqvist",
      isOwn: false,
      text: "Which survey is this from? The funder asks for the year.",
      mentions: [],
      createdAt: "2026-11-23T09:30:00.000Z",
    },
    {
      id: "66f0aa10bb20cc30dd40c012",
      by: "Ines Okafor",
      isOwn: true,
      text: "Ours, of spring 2026. @Tomás Rivera, can you put the year in?",
      mentions: [sampleDocPeople[1]!],
      createdAt: "2026-11-23T10:02:00.000Z",
    },
  ],
  count: 2,
  createdAt: "2026-11-23T09:30:00.000Z",
};

/** A thread about a section as a whole. */
export const sampleSectionThread: Schemas["CommentThread"] = {
  ...sampleCommentThread,
  id: "66f0aa10bb20cc30dd40c002",
  fieldId: "methodology",
  start: 0,
  exact: "",
  prefix: "",
  suffix: "",
  comments: [
    {
      id: "66f0aa10bb20cc30dd40c021",
      by: "Tomás Rivera",
      isOwn: false,
      text: "This reads well. I would say who checks the soil.",
      mentions: [],
      createdAt: "2026-11-23T11:15:00.000Z",
    },
  ],
  count: 1,
};

/** Mocks of what people say about a text. */
export const commentMocks = {
  list: defineMock("listComments", {
    threads: [sampleSectionThread, sampleCommentThread],
    hasMore: false,
    open: 2,
    resolved: 0,
    counts: [
      { fieldId: "methodology", open: 1 },
      { fieldId: "needStatement", open: 1 },
    ],
  }),
  /** Nothing is said. */
  none: { threads: [], hasMore: false, open: 0, resolved: 0, counts: [] } satisfies Schemas["CommentPage"],
  add: defineMock("addComment", sampleSectionThread),
  people: defineMock("listDocPeople", sampleDocPeople),
  thread: defineMock("getCommentThread", sampleCommentThread),
  answer: defineMock("answerComment", sampleCommentThread),
  resolve: defineMock("resolveComment", sampleCommentThread),
  change: defineMock("changeComment", sampleCommentThread),
  remove: defineMock("removeComment"),
};
