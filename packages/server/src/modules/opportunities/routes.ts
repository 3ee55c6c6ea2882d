import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { makeOnce } from "../../capabilities/http/idempotencyKey.ts";
import { etagOf, revisionOf } from "../../capabilities/http/revision.ts";
import { searchesPerPerson } from "../../kernel/rateLimits.ts";
import { acceptOpportunity, dismissOpportunity, draftFromOpportunity, listOpportunities } from "./opportunities.ts";
import { readScout, saveProfile } from "./scoutProfile.ts";
import { startSearch } from "./startSearch.ts";

/** The scout and what it finds. */
export const opportunityRoutes: Routes<
  | "getScout"
  | "saveScoutProfile"
  | "startScoutSearch"
  | "listOpportunities"
  | "markInterested"
  | "dismissOpportunity"
  | "draftFromOpportunity"
> = {
  async getScout({ context, request, reply }) {
    const scout = await readScout(context, accountOf(request));
    reply.header("etag", etagOf(scout.revision));
    return scout;
  },

  async saveScoutProfile({ context, request, reply, body }) {
    const revision = revisionOf(request.headers["if-match"]);
    const scout = await saveProfile(context, accountOf(request), body, revision);
    reply.header("etag", etagOf(scout.revision));
    return scout;
  },

  startScoutSearch: (call) =>
    makeOnce(call, { operation: "startScoutSearch", limit: searchesPerPerson }, (tx, account) =>
      startSearch(call.context, tx, account),
    ),

  listOpportunities: ({ context, request }) => listOpportunities(context, accountOf(request)),

  markInterested: ({ context, request, params }) => acceptOpportunity(context, accountOf(request), params.id),

  async dismissOpportunity({ context, request, params }) {
    await dismissOpportunity(context, accountOf(request), params.id);
  },

  draftFromOpportunity(call) {
    const { id } = call.params;
    return makeOnce(call, { operation: "draftFromOpportunity", about: id }, (tx, account) =>
      draftFromOpportunity(call.context, tx, account, id),
    );
  },
};
