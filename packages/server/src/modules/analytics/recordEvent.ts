import type { Schemas } from "@grantwright/api-client";
import { lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { analyticsEvent } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { daysAgo } from "../../kernel/retention.ts";
import { storable } from "../../kernel/text/storable.ts";
import { cleanEvent } from "./cleanEvent.ts";

/** Stores a page view or an event, without anything that could name a person. Throws a Refusal of kind `invalid`. */
export async function recordEvent(
  context: Pick<Context, "db" | "now">,
  { name, properties, ref }: Schemas["AnalyticsEvent"],
): Promise<void> {
  const clean = cleanEvent(name, properties, ref);
  if (!clean) throw new Refusal("invalid", "name must not hold an address or a token.");
  await context.db.insert(analyticsEvent).values({ at: context.now(), ...storable(clean) });
}

/** Forgets what is older than `VISIT_DAYS`. */
export async function purgeEvents(context: Pick<Context, "db" | "now" | "config">): Promise<void> {
  await context.db.delete(analyticsEvent).where(lt(analyticsEvent.at, daysAgo(context, context.config.visitDays)));
}
