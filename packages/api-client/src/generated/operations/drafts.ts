// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `drafts`. */
export const drafts = {
  listDrafts: { method: "GET", path: "/a/drafts", needsSession: true },
  createDraft: { method: "POST", path: "/a/drafts", needsSession: true, needsBody: true },
} as const;
