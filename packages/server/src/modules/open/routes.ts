import type { Schemas } from "@grantwright/api-client";
import type { Routes } from "../../capabilities/http/call.ts";
import { readContract } from "../../capabilities/http/contract.ts";
import { readJson } from "../../capabilities/http/readJson.ts";
import { createBodyCheck } from "../../capabilities/http/validation.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { recordEvent } from "../analytics/recordEvent.ts";
import { unsubscribe } from "./unsubscribe.ts";

const checkEvent = createBodyCheck(readContract().specification, "AnalyticsEvent");

/** The longest event, in bytes. */
const mostEventBytes = 20_000;

/** Calls that mean the same whoever makes them. */
export const openRoutes: Routes<"getSettings" | "openUnsubscribe" | "unsubscribe" | "recordEvent"> = {
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

  async recordEvent({ context, request }) {
    const bytes = request.body as unknown as Buffer;
    if (bytes.length > mostEventBytes) throw new Refusal("invalid", "The event is too long.");
    const event = readJson(bytes.toString("utf8"));
    checkEvent(event);
    await recordEvent(context, event as Schemas["AnalyticsEvent"]);
  },
};
