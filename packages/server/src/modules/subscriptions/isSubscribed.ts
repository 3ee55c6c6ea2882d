import { and, inArray, ne } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { subscription } from "../../kernel/db/schema.ts";

/**
 * Whether one of the accounts has a subscription that has not ended. One whose last payment failed still counts: whoever has
 * it needs the way to the payments portal.
 */
export async function isSubscribed(db: Database, teamIds: string[]): Promise<boolean> {
  const [found] = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(inArray(subscription.teamId, teamIds), ne(subscription.status, "ended")))
    .limit(1);
  return found !== undefined;
}
