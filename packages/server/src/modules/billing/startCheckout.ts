import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { PaymentProvider } from "../../capabilities/payments/provider.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { billingCustomer, payment, team, user } from "../../kernel/db/schema.ts";
import { hashSecret, newId } from "../../kernel/ids.ts";
import { checkoutsPerPerson, countTry } from "../../kernel/rateLimits.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { isSubscribed } from "../subscriptions/index.ts";
import { findRole } from "../teams/index.ts";
import { findProduct } from "./products.ts";

/** The provider. Throws a Refusal of kind `unavailable` where payments are not set up. */
function requireProvider(context: Pick<Context, "payments">): PaymentProvider {
  if (!context.payments)
    throw new Refusal("unavailable", "Payments are not set up here, so nothing can be bought at the moment.");
  return context.payments;
}

/** Does what needs the provider. Throws a Refusal of kind `unavailable` where it cannot be reached or refuses. */
export async function askProvider<Answer>(context: Pick<Context, "log">, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
    context.log.error({ type, code, statusCode }, "the payment provider could not be used");
    throw new Refusal("unavailable", "Payments cannot be reached right now. Please try again in a few minutes.");
  }
}

/** The start of an account's addresses: those of a team stand under its id. */
export function accountAddress(publicUrl: string, teamId: string, isPersonal: boolean): string {
  return isPersonal ? publicUrl : `${publicUrl}/teams/${teamId}`;
}

async function findBuyer(context: Context, { userId, teamId }: Account) {
  const [found] = await context.db.select().from(user).where(eq(user.id, userId));
  const [account] = await context.db.select().from(team).where(eq(team.id, teamId));
  if (!found || !account) throw new Error("The person who is signed in vanished.");
  const isPersonal = account.personalOf !== null;
  const { email, hasDiscount } = found;
  return { email, hasDiscount, isPersonal, name: isPersonal ? found.name : account.name };
}

/** The provider's id of the account as a customer; made with the first checkout. */
async function findOrMakeCustomer(
  context: Context,
  provider: PaymentProvider,
  { teamId, userId }: Account,
  buyer: { email: string; name: string },
): Promise<string> {
  const { db, now } = context;
  const find = () => db.select().from(billingCustomer).where(eq(billingCustomer.teamId, teamId));
  const [known] = await find();
  if (known) return known.customerId;
  const { email, name } = buyer;
  const customerId = await askProvider(context, () => provider.createCustomer({ email, name, teamId, userId }));
  // Of two first checkouts at the same time one customer stays.
  await db.insert(billingCustomer).values({ teamId, customerId, createdAt: now() }).onConflictDoNothing();
  const [stored] = await find();
  return stored?.customerId ?? customerId;
}

/**
 * The id of a payment: made of the caller's key where there is one, so that the same call finds the same payment. The provider
 * knows the payment by it too, and so gives the same address. (Its answer is not waited for in a transaction.)
 */
const paymentIdOf = ({ userId, teamId }: Account, key: string | undefined): string =>
  key === undefined ? newId() : hashSecret(`${userId} ${teamId} ${key}`).slice(0, 24);

/** Throws a Refusal of kind `refused` where the payment that a repeated call has found is another one, or was made. */
async function refuseUnlessSame(db: Database, paymentId: string, productId: string): Promise<void> {
  const [first] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (first?.productId !== productId)
    throw new Refusal("refused", "This Idempotency-Key was used for another request.");
  if (first.status !== "open") throw new Refusal("refused", "This payment was made already.");
}

/**
 * Begins a payment and returns where to make it; called again with the same `key`, the same address. Throws a Refusal:
 * `unavailable` where payments are not set up or cannot be reached, `notFound` for the plan, `refused` for plain members and
 * for a second subscription, `tooMany`.
 */
export async function startCheckout(
  context: Context,
  account: Account,
  productId: string,
  key?: string | undefined,
): Promise<{ url: string }> {
  const product = findProduct(productId);
  const { userId, teamId } = account;
  if ((await findRole(context.db, teamId, userId)) === "member")
    throw new Refusal("refused", "Only owners and admins of the team buy for it.");
  const provider = requireProvider(context);
  if (product.subscription && (await isSubscribed(context.db, [teamId])))
    throw new Refusal("refused", "There is a subscription already. You can change it under Manage Subscription.");
  await countTry(context, checkoutsPerPerson, userId);

  const buyer = await findBuyer(context, account);
  const customerId = await findOrMakeCustomer(context, provider, account, buyer);
  const paymentId = paymentIdOf(account, key);
  const [begun] = await context.db
    .insert(payment)
    .values({
      id: paymentId,
      teamId,
      userId,
      productId: product.id,
      productTitle: product.title,
      amount: product.price * 100,
      credits: product.credits,
      status: "open",
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning({ id: payment.id });
  if (!begun) await refuseUnlessSame(context.db, paymentId, product.id);
  const address = accountAddress(context.config.publicUrl, teamId, buyer.isPersonal);
  try {
    const checkout = await askProvider(context, () =>
      provider.createCheckout({
        paymentId,
        customerId,
        teamId,
        userId,
        product,
        successUrl: `${address}/?checkout=success&txnId=${paymentId}`,
        cancelUrl: `${address}/pricing`,
        coupon: buyer.hasDiscount ? provider.discountCoupon : undefined,
      }),
    );
    await context.db.update(payment).set({ checkoutId: checkout.id }).where(eq(payment.id, paymentId));
    return { url: checkout.url };
  } catch (error) {
    if (begun) await context.db.delete(payment).where(eq(payment.id, paymentId));
    throw error;
  }
}
