import type { AnswerOf } from "@grantwright/api-client";
import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { makeOnce } from "../../capabilities/http/idempotencyKey.ts";
import { countTry, freeTasksPerPerson } from "../../kernel/rateLimits.ts";
import { confirmOwnUploads } from "../files/index.ts";
import { createDraft } from "./createDraft.ts";
import { listDocuments } from "./listDocuments.ts";

/** Outlines and drafts. */
export const draftRoutes: Routes<"listDrafts" | "createDraft"> = {
  listDrafts: ({ context, request, query }) => listDocuments(context, accountOf(request), "drafts", query),

  async createDraft(call) {
    const { context, request, body } = call;
    const person = accountOf(request);
    await countTry(context, freeTasksPerPerson, person.userId);
    if (body.fileIds?.length) await confirmOwnUploads(context, person, body.fileIds);
    return makeOnce<AnswerOf<"createDraft">>(
      call,
      { operation: "createDraft", isKept: (answer) => answer.error === undefined },
      (tx, account) => createDraft(context, tx, account, body),
    );
  },
};
