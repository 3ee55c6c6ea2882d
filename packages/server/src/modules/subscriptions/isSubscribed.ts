import { and, eq, exists, inArray, ne, or, type Column, type Placeholder, type SQL } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { subscription } from "../../kernel/db/schema.ts";

const openSubscriptions = (db: Database, isTheirs: SQL | undefined) =>
  db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(isTheirs, ne(subscription.status, "ended")));

/**
 * Whether one of the accounts has a subscription that has not ended. One whose last payment failed still counts: whoever has
 * it needs the way to the payments portal.
 */
export async function isSubscribed(db: Database, teamIds: string[]): Promise<boolean> {
  const [found] = await openSubscriptions(db, inArray(subscription.teamId, teamIds)).limit(1);
  return found !== undefined;
}

/** As isSubscribed, as a part of a larger read. */
export function hasSubscription(db: Database, ...teamIds: (Column | Placeholder)[]): SQL<boolean> {
  const isTheirs = or(...teamIds.map((id) => eq(subscription.teamId, id)));
  return exists(openSubscriptions(db, isTheirs)).mapWith(Boolean);
}
