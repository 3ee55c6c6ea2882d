import type { Schemas } from "@grantwright/api-client";
import { accountOf, type Call, type Routes } from "../../capabilities/http/call.ts";
import type { OperationId } from "@grantwright/api-client";
import { idempotencyKeyOf } from "../../capabilities/http/idempotencyKey.ts";
import { etagOf, revisionOf } from "../../capabilities/http/revision.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
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

/** Does what makes a template: counted for the person, once for a key, answered with 201. */
async function making<Answer extends object>(
  { context, request, reply }: OwnCall,
  { scope, body }: { scope: string; body: unknown },
  work: (tx: Database, account: Account) => Promise<Answer>,
): Promise<Answer> {
  const account = accountOf(request);
  await countTry(context, templatesPerPerson, account.userId);
  const key = idempotencyKeyOf(request);
  const once = { userId: account.userId, scope: `${scope} ${account.teamId}`, key, body };
  const answer = await answerOnce(
    context,
    once,
    () => true,
    (tx) => work(tx, account),
  );
  reply.code(201);
  return answer;
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
    making(call as OwnCall, { scope: "createTemplate", body: call.body }, async (tx, account) =>
      answerOwn(call as OwnCall, await createTemplate(call.context, tx, account, call.body)),
    ),

  async readFundersCall({ context, request, body }) {
    const account = accountOf(request);
    await countTry(context, callsReadPerPerson, account.userId);
    return readFundersCall(context, account, body);
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

  customizeTemplate: (call) =>
    making(
      call as OwnCall,
      { scope: `customizeTemplate ${call.params.ownTemplateId}`, body: undefined },
      async (tx, account) =>
        answerOwn(call as OwnCall, await customizeTemplate(call.context, tx, account, call.params.ownTemplateId)),
    ),

  shareTemplate: (call) =>
    making(call as OwnCall, { scope: `shareTemplate ${call.params.ownTemplateId}`, body: call.body }, (tx, account) =>
      shareTemplate(call.context, tx, account, call.params.ownTemplateId, call.body.teamId),
    ),
};
