import type { Schemas } from "@grantwright/api-client";
import type { Routes } from "../../capabilities/http/call.ts";
import { readContract } from "../../capabilities/http/contract.ts";
import { readJson } from "../../capabilities/http/readJson.ts";
import { createBodyCheck } from "../../capabilities/http/validation.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { recordEvent } from "./recordEvent.ts";

const checkEvent = createBodyCheck(readContract().specification, "AnalyticsEvent");

/** The longest event, in bytes. */
const mostEventBytes = 20_000;

/** Page views and events, which anybody may send. */
export const analyticsRoutes: Routes<"recordEvent"> = {
  async recordEvent({ context, request }) {
    const bytes = request.body as unknown as Buffer;
    if (bytes.length > mostEventBytes) throw new Refusal("invalid", "The event is too long.");
    const event = readJson(bytes.toString("utf8"));
    checkEvent(event);
    await recordEvent(context, event as Schemas["AnalyticsEvent"]);
  },
};
