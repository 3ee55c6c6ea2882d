import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { findAccount } from "../../capabilities/session/session.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { isBookmarked, toggleBookmark } from "./bookmarks.ts";
import { findTemplate, listCategories, listTemplates } from "./library.ts";
import { presentTemplate } from "./present.ts";

/** The template library. Nobody has to be signed in; who is also finds their own templates. */
export const templateRoutes: Routes<"listPublishedDocs" | "listCategories" | "getTemplate" | "toggleBookmark"> = {
  async listPublishedDocs({ context, query, request, reply }) {
    const account = await findAccount(context, request, reply);
    if (!account && (query.bookmarked || query.public === false))
      throw new Refusal("unauthenticated", "Please sign in.");
    return listTemplates(context, query, account);
  },

  listCategories: ({ context }) => listCategories(context),

  async getTemplate({ context, params, request, reply }) {
    const account = await findAccount(context, request, reply);
    const found = await findTemplate(context.db, params.templateId, account?.teamId);
    if (!found) throw notFound("template");
    const isKept = account !== undefined && (await isBookmarked(context.db, account.userId, found.id));
    return presentTemplate(found, context.now(), account?.teamId, isKept);
  },

  async toggleBookmark({ context, request, params }) {
    return { bookmarked: await toggleBookmark(context, accountOf(request), params.id) };
  },
};
