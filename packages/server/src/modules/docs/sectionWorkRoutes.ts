import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { commentsPerPerson, countTry } from "../../kernel/rateLimits.ts";
import { changeSectionWork } from "./sectionWork/changeSectionWork.ts";
import { listSectionWork } from "./sectionWork/listSectionWork.ts";

/** Who does which section of a document, and how far it is. */
export const sectionWorkRoutes: Routes<"listSectionWork" | "updateSectionWork"> = {
  listSectionWork: ({ context, request, params }) => listSectionWork(context, accountOf(request), params.id),

  async updateSectionWork({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, commentsPerPerson, account.userId);
    return changeSectionWork(context, account, params.id, params.fieldId, body);
  },
};
