import type { Routes } from "../../capabilities/http/call.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** Calls that mean the same whoever makes them. */
export const openRoutes: Routes<"getSettings" | "openUnsubscribe" | "unsubscribe"> = {
  async getSettings({ context }) {
    const { supportEmail, isSupportEmailSet, payments } = context.config;
    return { supportEmail: isSupportEmailSet ? supportEmail : null, isPaymentsReady: payments !== undefined };
  },

  async openUnsubscribe({ context, query, reply }) {
    reply.redirect(`${context.config.publicUrl}/unsubscribe#${new URLSearchParams({ token: query.token })}`, 302);
    return undefined;
  },

  async unsubscribe({ context, query }) {
    await unsubscribe(context, query.token);
    return { status: "ok" };
  },
};
