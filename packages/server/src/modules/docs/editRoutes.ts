import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { commentsPerPerson, countTry, editsPerPerson } from "../../kernel/rateLimits.ts";
import { askForEdit } from "./edits/askForEdit.ts";
import { listSuggestions, suggestEdit } from "./edits/suggestEdit.ts";
import { decideEdit, listEdits, readEdit, removeEdit } from "./edits/decideEdit.ts";

/** Changes that a writer or a person proposes to a text, decided piece by piece. */
export const editRoutes: Routes<
  "listEdits" | "proposeEdit" | "getEdit" | "removeEdit" | "decideEdit" | "suggestEdit" | "listSuggestions"
> = {
  listEdits: ({ context, request, params, query }) => listEdits(context, accountOf(request), params.id, query),

  async proposeEdit({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, editsPerPerson, account.userId);
    return askForEdit(context, account, params.id, body);
  },

  listSuggestions: ({ context, request, params, query }) =>
    listSuggestions(context, accountOf(request), params.id, query),

  async suggestEdit({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, commentsPerPerson, account.userId);
    return suggestEdit(context, account, params.id, body);
  },

  getEdit: ({ context, request, params }) => readEdit(context, accountOf(request), params.editId),

  async removeEdit({ context, request, params }) {
    await removeEdit(context, accountOf(request), params.editId);
  },

  decideEdit: ({ context, request, params, body }) => decideEdit(context, accountOf(request), params.editId, body),
};
