import { notFound, Refusal } from "../../refusal.ts";
import { isBookmarked, toggleBookmark } from "../../templates/bookmarks.ts";
import { findTemplate, listCategories, listTemplates } from "../../templates/library.ts";
import { presentTemplate } from "../../templates/present.ts";
import { accountOf, type Routes } from "../call.ts";
import { findAccount } from "../session.ts";

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
