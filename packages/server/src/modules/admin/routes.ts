import { Readable } from "node:stream";
import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { idempotencyKeyOf } from "../../capabilities/http/idempotencyKey.ts";
import { endFactorOf } from "../auth/index.ts";
import { featureDocument, listFeaturable } from "../docs/index.ts";
import { grantToTeam, listAllTeams } from "./allTeams.ts";
import { changeTemplate, listAllTemplates } from "./allTemplates.ts";
import { auditLines, listAudit } from "./audit.ts";
import { countEvents } from "./countEvents.ts";
import { listFoundOpportunities, reviewOpportunity } from "./foundOpportunities.ts";
import { readDeploymentHealth } from "./health.ts";
import { answerHelpRequest, listHelpRequests, readHelpRequest } from "./helpRequests.ts";
import { changePerson, listPeople } from "./people.ts";

/** Looking after a deployment. That only admins get here is seen to for all of them at once, by their path. */
export const adminRoutes: Routes<
  | "listPeople"
  | "changePerson"
  | "endSecondFactor"
  | "listAllTeams"
  | "changeTeam"
  | "listHelpRequests"
  | "getHelpRequest"
  | "answerHelpRequest"
  | "listAllTemplates"
  | "changeTemplate"
  | "listFoundOpportunities"
  | "reviewOpportunity"
  | "listFeaturableDocs"
  | "featureDoc"
  | "getDeploymentHealth"
  | "getAnalytics"
  | "listAudit"
  | "exportAudit"
> = {
  listPeople: ({ context, query }) => listPeople(context.db, query),

  changePerson: ({ context, request, params, body }) =>
    changePerson(context, accountOf(request), params.userId, body, idempotencyKeyOf(request)),

  async endSecondFactor({ context, request, params }) {
    await endFactorOf(context, accountOf(request).userId, params.userId);
  },

  listAllTeams: ({ context, query }) => listAllTeams(context.db, query),

  changeTeam: ({ context, request, params, body }) =>
    grantToTeam(context, accountOf(request), params.adminTeamId, body.addCredits, idempotencyKeyOf(request)),

  listHelpRequests: ({ context, query }) => listHelpRequests(context.db, query.state, query.limit),

  getHelpRequest: ({ context, params }) => readHelpRequest(context.db, params.id),

  answerHelpRequest: ({ context, request, params, body }) =>
    answerHelpRequest(context, accountOf(request), params.id, body.content, idempotencyKeyOf(request)),

  listAllTemplates: ({ context, query }) => listAllTemplates(context.db, query),

  changeTemplate: ({ context, params, body }) => changeTemplate(context, params.adminTemplateId, body.isPublished),

  listFoundOpportunities: ({ context, query }) => listFoundOpportunities(context.db, query.state, query.limit),

  reviewOpportunity: ({ context, params, body }) => reviewOpportunity(context, params.id, body),

  listFeaturableDocs: ({ context, request }) => listFeaturable(context.db, accountOf(request)),

  featureDoc: ({ context, request, params, body }) =>
    featureDocument(context, accountOf(request), params.adminDocId, body.isFeatured),

  getDeploymentHealth: ({ context }) => readDeploymentHealth(context),

  listAudit: ({ context, query }) => listAudit(context.db, query),

  async exportAudit({ context, query, reply }) {
    const day = context.now().toISOString().slice(0, 10);
    reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="audit-${day}.csv"`);
    return Readable.from(auditLines(context.db, query));
  },

  getAnalytics: ({ context, query }) => countEvents(context, query.days),
};
