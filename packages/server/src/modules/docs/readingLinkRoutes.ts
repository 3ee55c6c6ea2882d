import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { countTry, readingLinksPerPerson } from "../../kernel/rateLimits.ts";
import { endReadingLink, listReadingLinks, makeReadingLink } from "./readingLinks/readingLinks.ts";
import { readShared } from "./readingLinks/readShared.ts";

/** Links by which people read one version of a document who are not of its account. */
export const readingLinkRoutes: Routes<"listReadingLinks" | "makeReadingLink" | "endReadingLink" | "readShared"> = {
  listReadingLinks: ({ context, request, params }) => listReadingLinks(context, accountOf(request), params.id),

  async makeReadingLink({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, readingLinksPerPerson, account.userId);
    return makeReadingLink(context, account, params.id, body);
  },

  async endReadingLink({ context, request, params }) {
    await endReadingLink(context.db, accountOf(request), params.id, params.linkId);
  },

  readShared: ({ context, body }) => readShared(context, body.key),
};
