import { countTry, searchesPerPerson } from "../../auth/rateLimits.ts";
import { answerOnce } from "../../db/idempotency.ts";
import { etagOf } from "../../docs/presentDocument.ts";
import { revisionOf } from "../../docs/saveDoc.ts";
import {
  acceptOpportunity,
  dismissOpportunity,
  draftFromOpportunity,
  listOpportunities,
} from "../../grants/opportunities.ts";
import { readScout, saveProfile } from "../../grants/scoutProfile.ts";
import { startSearch } from "../../grants/startSearch.ts";
import { accountOf, type Routes } from "../call.ts";
import { idempotencyKeyOf } from "../idempotencyKey.ts";

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

  async startScoutSearch({ context, request }) {
    const account = accountOf(request);
    await countTry(context, searchesPerPerson, account.userId);
    const scope = `startScoutSearch ${account.teamId}`;
    const call = { userId: account.userId, scope, key: idempotencyKeyOf(request), body: undefined };
    return answerOnce(
      context,
      call,
      () => true,
      (tx) => startSearch(context, tx, account),
    );
  },

  listOpportunities: ({ context, request }) => listOpportunities(context, accountOf(request)),

  markInterested: ({ context, request, params }) => acceptOpportunity(context, accountOf(request), params.id),

  async dismissOpportunity({ context, request, params }) {
    await dismissOpportunity(context, accountOf(request), params.id);
  },

  async draftFromOpportunity({ context, request, reply, params }) {
    const account = accountOf(request);
    const scope = `draftFromOpportunity ${account.teamId} ${params.id}`;
    const call = { userId: account.userId, scope, key: idempotencyKeyOf(request), body: undefined };
    const answer = await answerOnce(
      context,
      call,
      () => true,
      (tx) => draftFromOpportunity(context, tx, account, params.id),
    );
    reply.code(201);
    return answer;
  },
};
