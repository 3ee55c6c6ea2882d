import { and, eq, inArray, ne } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { subscription } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";

/**
 * Ends the subscriptions of accounts that are being deleted, at the provider first: nobody goes on paying for an account that
 * is gone. Throws a Refusal of kind `unavailable` where the provider cannot be reached; nothing may be deleted then.
 */
export async function endSubscriptionsOf(
  context: Pick<Context, "now" | "log" | "payments">,
  tx: Database,
  teamIds: string[],
): Promise<void> {
  if (teamIds.length === 0) return;
  const open = await tx
    .select()
    .from(subscription)
    .where(and(inArray(subscription.teamId, teamIds), ne(subscription.status, "ended")));
  for (const { id, teamId } of open) {
    try {
      if (!context.payments) throw new Error("Payments are not set up any more.");
      await context.payments.endSubscription(id);
    } catch (error) {
      context.log.error({ err: error, teamId }, "a subscription could not be ended");
      throw new Refusal(
        "unavailable",
        "The subscription could not be ended, so nothing was deleted. Please try again in a few minutes.",
      );
    }
    await tx.update(subscription).set({ status: "ended", updatedAt: context.now() }).where(eq(subscription.id, id));
  }
}
