import type { Schemas } from "@grantwright/api-client";
import { lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { analyticsEvent } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { storable } from "../../kernel/text/storable.ts";
import { cleanEvent } from "./cleanEvent.ts";

/** How long events are kept: a year can be compared with the one before. */
const lifetimeMs = 400 * 24 * 60 * 60_000;

/** Stores a page view or an event, without anything that could name a person. Throws a Refusal of kind `invalid`. */
export async function recordEvent(
  context: Pick<Context, "db" | "now">,
  { name, properties, ref }: Schemas["AnalyticsEvent"],
): Promise<void> {
  const clean = cleanEvent(name, properties, ref);
  if (!clean) throw new Refusal("invalid", "name must not hold an address or a token.");
  await context.db.insert(analyticsEvent).values({ at: context.now(), ...storable(clean) });
}

/** Forgets what is older than 400 days. */
export async function purgeEvents({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(analyticsEvent).where(lt(analyticsEvent.at, new Date(now().getTime() - lifetimeMs)));
}
