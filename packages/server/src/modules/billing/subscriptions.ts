import { and, eq, isNull, lte } from "drizzle-orm";
import type { SubscriptionFacts } from "../../capabilities/payments/provider.ts";
import type { Database } from "../../kernel/db/open.ts";
import { payment, subscription, team } from "../../kernel/db/schema.ts";
import { noteActivity } from "../teams/index.ts";
import { findPayingAccount, findPersonId } from "./payers.ts";
import { findProduct } from "./products.ts";

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
