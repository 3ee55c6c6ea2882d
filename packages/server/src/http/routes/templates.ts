import { notFound, Refusal } from "../../refusal.ts";
import { findTemplate, listTemplates } from "../../templates/library.ts";
import { presentTemplate } from "../../templates/present.ts";
import type { Routes } from "../call.ts";
import { findAccount } from "../session.ts";

/** The template library. Nobody has to be signed in; who is also finds their own templates. */
export const templateRoutes: Routes<"listPublishedDocs" | "getTemplate"> = {
  async listPublishedDocs({ context, query, request, reply }) {
    const account = await findAccount(context, request, reply);
    if (!account && (query.bookmarked || query.public === false))
      throw new Refusal("unauthenticated", "Please sign in.");
    return listTemplates(context, query, account?.teamId);
  },

  async getTemplate({ context, params, request, reply }) {
    const account = await findAccount(context, request, reply);
    const found = await findTemplate(context.db, params.templateId, account?.teamId);
    if (!found) throw notFound("template");
    return presentTemplate(found, context.now(), false);
  },
};
