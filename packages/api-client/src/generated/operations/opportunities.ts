// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `opportunities`. */
export const opportunities = {
  listOpportunities: { method: "GET", path: "/a/grants/opportunities", needsSession: true },
  markInterested: { method: "POST", path: "/a/grants/{id}/interested", needsSession: true },
  getScout: { method: "GET", path: "/a/scout", needsSession: true },
  saveScoutProfile: { method: "PUT", path: "/a/scout", needsSession: true, needsBody: true },
  startScoutSearch: { method: "POST", path: "/a/scout/searches", needsSession: true },
  draftFromOpportunity: { method: "POST", path: "/a/grants/{id}/draft", needsSession: true },
  dismissOpportunity: { method: "POST", path: "/a/grants/{id}/dismiss", needsSession: true },
} as const;
