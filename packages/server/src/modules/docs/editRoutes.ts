import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { countTry, editsPerPerson } from "../../kernel/rateLimits.ts";
import { askForEdit } from "./edits/askForEdit.ts";
import { decideEdit, listEdits, readEdit, removeEdit } from "./edits/decideEdit.ts";

/** Changes that a writer proposes to a text, decided piece by piece. */
export const editRoutes: Routes<"listEdits" | "proposeEdit" | "getEdit" | "removeEdit" | "decideEdit"> = {
  listEdits: ({ context, request, params, query }) => listEdits(context, accountOf(request), params.id, query),

  async proposeEdit({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, editsPerPerson, account.userId);
    return askForEdit(context, account, params.id, body);
  },

  getEdit: ({ context, request, params }) => readEdit(context, accountOf(request), params.editId),

  async removeEdit({ context, request, params }) {
    await removeEdit(context, accountOf(request), params.editId);
  },

  decideEdit: ({ context, request, params, body }) => decideEdit(context, accountOf(request), params.editId, body),
};
