import type { Routes } from "../../capabilities/http/call.ts";
import { isSignedHere } from "../../capabilities/signing/signingKeys.ts";
import { newestFeatured, partsOf } from "../docs/index.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** Calls that mean the same whoever makes them. */
export const openRoutes: Routes<"getSettings" | "openUnsubscribe" | "unsubscribe" | "verifyAuthorship"> = {
  async getSettings({ context }) {
    const { supportEmail, isSupportEmailSet, payments, welcomeCredits } = context.config;
    return {
      supportEmail: isSupportEmailSet ? supportEmail : null,
      isPaymentsReady: payments !== undefined,
      freeProposals: welcomeCredits,
      example: await newestFeatured(context),
    };
  },

  async openUnsubscribe({ context, query, reply }) {
    reply.redirect(`${context.config.publicUrl}/unsubscribe#${new URLSearchParams({ token: query.token })}`, 302);
    return undefined;
  },

  async verifyAuthorship({ context, body }) {
    const parts = partsOf(body.report);
    return { isValid: parts !== undefined && (await isSignedHere(context, parts.report, parts.signature)) };
  },

  async unsubscribe({ context, query }) {
    await unsubscribe(context, query.token);
    return { status: "ok" };
  },
};
