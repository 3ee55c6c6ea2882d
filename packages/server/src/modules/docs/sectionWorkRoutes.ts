import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { changeSectionWork } from "./sectionWork/changeSectionWork.ts";
import { listSectionWork } from "./sectionWork/listSectionWork.ts";

/** Who does which section of a document, and how far it is. */
export const sectionWorkRoutes: Routes<"listSectionWork" | "updateSectionWork"> = {
  listSectionWork: ({ context, request, params }) => listSectionWork(context.db, accountOf(request), params.id),

  updateSectionWork: ({ context, request, params, body }) =>
    changeSectionWork(context, accountOf(request), params.id, params.fieldId, body),
};
