import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { idempotencyKeyOf } from "../../capabilities/http/idempotencyKey.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { countTry, freeTasksPerPerson } from "../../kernel/rateLimits.ts";
import { confirmOwnUploads } from "../files/index.ts";
import { createDraft } from "./createDraft.ts";
import { listDocuments } from "./listDocuments.ts";

/** Outlines and drafts. */
export const draftRoutes: Routes<"listDrafts" | "createDraft"> = {
  listDrafts: ({ context, request, query }) => listDocuments(context, accountOf(request), "drafts", query.limit),

  async createDraft({ context, request, body }) {
    const account = accountOf(request);
    const call = {
      userId: account.userId,
      scope: `createDraft ${account.teamId}`,
      key: idempotencyKeyOf(request),
      body,
    };
    await countTry(context, freeTasksPerPerson, account.userId);
    if (body.fileIds?.length) await confirmOwnUploads(context, account, body.fileIds);
    return answerOnce(
      context,
      call,
      (answer) => answer.error === undefined,
      (tx) => createDraft(context, tx, account, body),
    );
  },
};
