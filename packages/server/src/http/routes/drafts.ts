import { countTry, freeTasksPerPerson } from "../../auth/rateLimits.ts";
import { createDraft } from "../../docs/createDraft.ts";
import { answerOnce } from "../../db/idempotency.ts";
import { listDocuments } from "../../docs/listDocuments.ts";
import { confirmOwnUploads } from "../../files/uploads.ts";
import { accountOf, type Routes } from "../call.ts";
import { idempotencyKeyOf } from "../idempotencyKey.ts";

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
