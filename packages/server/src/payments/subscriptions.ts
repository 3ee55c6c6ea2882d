import { and, eq, inArray, isNull, lte, ne } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { Database } from "../db/open.ts";
import { payment, subscription, team } from "../db/schema.ts";
import { Refusal } from "../refusal.ts";
import { noteActivity } from "../teams/activity.ts";
import { findPayingAccount, findPersonId } from "./payers.ts";
import { findProduct } from "./products.ts";
import type { SubscriptionFacts } from "./provider.ts";

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

/**
 * Stores a subscription as the provider has it. `askedAt` is when the provider was asked: what was learned later stays. One of
 * an account that is gone, or whose first payment has not come, is passed over.
 */
export async function storeSubscription(
  tx: Database,
  askedAt: Date,
  { id, status, currentPeriodEnd, willEnd, teamId, userId, productId }: SubscriptionFacts,
): Promise<void> {
  if (status === "waiting" || teamId === undefined || productId === undefined) return;
  await tx.select({ id: team.id }).from(team).where(eq(team.id, teamId)).for("no key update");
  const account = await findPayingAccount(tx, teamId);
  if (!account) return;
  const [before] = await tx.select({ status: subscription.status }).from(subscription).where(eq(subscription.id, id));
  const known = { status, currentPeriodEnd, willEnd, updatedAt: askedAt };
  const payer = await findPersonId(tx, userId);
  const [stored] = await tx
    .insert(subscription)
    .values({ id, teamId, userId: payer, productId, ...known })
    .onConflictDoUpdate({ target: subscription.id, set: known, setWhere: lte(subscription.updatedAt, askedAt) })
    .returning();
  if (!stored || account.personalOf !== undefined) return;
  const subject = findProduct(productId).title;
  const was = before?.status ?? "ended";
  if (was === "ended" && status !== "ended")
    await noteActivity(tx, askedAt, { teamId, actorId: payer, kind: "subscribed", subject });
  if (was !== "ended" && status === "ended")
    await noteActivity(tx, askedAt, { teamId, actorId: null, kind: "subscriptionEnded", subject });
}

/** Whether a subscription was begun here and its account is gone since, or put aside. */
export async function isOrphan(db: Database, { paymentId, teamId }: SubscriptionFacts): Promise<boolean> {
  if (paymentId === undefined || teamId === undefined) return false;
  const [begun] = await db.select({ id: payment.id }).from(payment).where(eq(payment.id, paymentId));
  const [live] = await db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.id, teamId), isNull(team.deletedAt)));
  return begun !== undefined && live === undefined;
}

/**
 * Ends the subscriptions of accounts that are being deleted, at the provider first: nobody goes on paying for an account that
 * is gone. Throws a Refusal of kind `unavailable` where the provider cannot be reached; nothing may be deleted then.
 */
export async function endSubscriptionsOf(context: Context, tx: Database, teamIds: string[]): Promise<void> {
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
