import type { OperationId, Schemas } from "@grantwright/api-client";
import { accountOf, type Call, type Routes } from "../../capabilities/http/call.ts";
import { makeOnce } from "../../capabilities/http/idempotencyKey.ts";
import { etagOf, revisionOf } from "../../capabilities/http/revision.ts";
import { untilGone } from "../../capabilities/http/untilGone.ts";
import { callsReadPerPerson, countTry, templatesPerPerson } from "../../kernel/rateLimits.ts";
import { readFundersCall } from "./call/readFundersCall.ts";
import { customizeTemplate, shareTemplate } from "./ownCopies.ts";
import { createTemplate, deleteTemplate, restoreTemplate, saveTemplate } from "./ownTemplates.ts";
import { presentTemplate, type TemplateRow } from "./present.ts";

type OwnCall = Call<OperationId>;

/** A template of the account's own, with its revision as the ETag. */
function answerOwn({ context, request, reply }: OwnCall, row: TemplateRow): Schemas["Template"] {
  reply.header("etag", etagOf(row.revision));
  return presentTemplate(row, context.now(), accountOf(request).teamId, false);
}

/** Templates of the account's own. */
export const ownTemplateRoutes: Routes<
  | "createTemplate"
  | "readFundersCall"
  | "saveTemplate"
  | "deleteTemplate"
  | "restoreTemplate"
  | "customizeTemplate"
  | "shareTemplate"
> = {
  createTemplate: (call) =>
    makeOnce(call, { operation: "createTemplate", limit: templatesPerPerson }, async (tx, account) =>
      answerOwn(call as OwnCall, await createTemplate(call.context, tx, account, call.body)),
    ),

  async readFundersCall({ context, request, reply, body }) {
    const account = accountOf(request);
    await countTry(context, callsReadPerPerson, account.userId);
    return readFundersCall(context, account, body, untilGone(reply));
  },

  async saveTemplate(call) {
    const { context, request, params, body } = call;
    const revision = revisionOf(request.headers["if-match"]);
    const row = await saveTemplate(context, accountOf(request), params.ownTemplateId, body, revision);
    return answerOwn(call as OwnCall, row);
  },

  async deleteTemplate({ context, request, params }) {
    await deleteTemplate(context, accountOf(request), params.ownTemplateId);
  },

  async restoreTemplate(call) {
    const row = await restoreTemplate(call.context, accountOf(call.request), call.params.ownTemplateId);
    return answerOwn(call as OwnCall, row);
  },

  customizeTemplate(call) {
    const about = call.params.ownTemplateId;
    return makeOnce(call, { operation: "customizeTemplate", about, limit: templatesPerPerson }, async (tx, account) =>
      answerOwn(call as OwnCall, await customizeTemplate(call.context, tx, account, about)),
    );
  },

  shareTemplate(call) {
    const about = call.params.ownTemplateId;
    return makeOnce(call, { operation: "shareTemplate", about, limit: templatesPerPerson }, (tx, account) =>
      shareTemplate(call.context, tx, account, about, call.body.teamId),
    );
  },
};
