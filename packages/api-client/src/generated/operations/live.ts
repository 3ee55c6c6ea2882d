// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `live`. */
export const live = {
  tellHere: { method: "PUT", path: "/a/docs/{id}/here", needsSession: true, needsBody: true },
  openLive: { method: "GET", path: "/a/live", needsSession: true, isFixed: true, answersBytes: true },
} as const;
