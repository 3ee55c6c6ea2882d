import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { queueMail } from "../../capabilities/mail/queueMail.ts";
import type { ChargeFacts } from "../../capabilities/payments/provider.ts";
import type { Database } from "../../kernel/db/open.ts";
import { creditEntry, payment, user } from "../../kernel/db/schema.ts";
import { boughtPool, creditBalance, holdCredits, teamCredits } from "../credits/index.ts";
import { tell } from "../messages/index.ts";
import { noteActivity } from "../teams/index.ts";
import { findPayers, findPayingAccount, type PayingAccount } from "./payers.ts";

type PaymentRow = typeof payment.$inferSelect;

/** What is known of money that came. */
export interface Settlement extends ChargeFacts {
  /** In cents. */
  amount: number;
  isDiscounted: boolean;
  paymentIntentId: string | undefined;
  invoiceId: string | undefined;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const creditWords = (credits: number): string => `${credits} proposal ${credits === 1 ? "credit" : "credits"}`;

/**
 * Takes a payment as made: brings its credits, once, and tells who paid. One that was made or refunded already stays as it is;
 * one that was refunded before it was heard of brings nothing.
 */
export async function settlePayment(
  context: Context,
  tx: Database,
  paymentId: string,
  settlement: Settlement,
): Promise<void> {
  const now = context.now();
  const { amount, paymentIntentId, invoiceId, receiptUrl, isRefunded, isDiscounted } = settlement;
  const [paid] = await tx
    .update(payment)
    .set({ status: isRefunded ? "refunded" : "paid", paidAt: now, amount, paymentIntentId, invoiceId, receiptUrl })
    .where(and(eq(payment.id, paymentId), inArray(payment.status, ["open", "failed"])))
    .returning();
  if (!paid) return;
  if (isDiscounted && paid.userId !== null)
    await tx.update(user).set({ hasDiscount: false }).where(eq(user.id, paid.userId));
  if (isRefunded) return;
  await bringCredits(context, tx, paid);
}

/** Takes the payment of a further year of a subscription; a bill counts once. */
export async function settleRenewal(
  context: Context,
  tx: Database,
  renewal: Pick<PaymentRow, "id" | "teamId" | "userId" | "productId" | "productTitle" | "credits">,
  { amount, paymentIntentId, invoiceId, receiptUrl, isRefunded }: Settlement,
): Promise<void> {
  const now = context.now();
  const status = isRefunded ? ("refunded" as const) : ("paid" as const);
  const money = { amount, paymentIntentId, invoiceId, receiptUrl, status, createdAt: now, paidAt: now };
  const [paid] = await tx
    .insert(payment)
    .values({ ...renewal, ...money })
    .onConflictDoNothing()
    .returning();
  if (paid && !isRefunded) await bringCredits(context, tx, paid);
}

async function bringCredits(context: Context, tx: Database, paid: PaymentRow): Promise<void> {
  const account = await findPayingAccount(tx, paid.teamId);
  if (!account) {
    context.log.error({ paymentId: paid.id }, "a payment came for an account that is gone");
    return;
  }
  const now = context.now();
  await tx
    .insert(creditEntry)
    .values({ ...ownerOf(account, paid), amount: paid.credits, reason: "purchase", paymentId: paid.id, createdAt: now })
    .onConflictDoNothing({ target: [creditEntry.paymentId, creditEntry.reason] });
  if (account.personalOf === undefined)
    await noteActivity(tx, now, {
      teamId: account.teamId,
      actorId: paid.userId,
      kind: "creditsBought",
      subject: paid.productTitle,
      detail: String(paid.credits),
    });
  await sendReceipt(context, tx, account, paid);
}

/** Credits of a personal account are the person's; those of a team are the team's. */
const ownerOf = ({ teamId, personalOf }: PayingAccount, { userId }: Pick<PaymentRow, "userId">) =>
  personalOf === undefined
    ? { userId, teamId, pool: boughtPool }
    : { userId: personalOf, teamId: null, pool: boughtPool };

async function sendReceipt(context: Context, tx: Database, account: PayingAccount, paid: PaymentRow): Promise<void> {
  const payers = await findPayers(tx, account.teamId, paid.userId);
  const came = `${creditWords(paid.credits)} came to ${account.title}.`;
  await tell(context, tx, {
    teamId: account.teamId,
    userIds: payers.map(({ id }) => id),
    type: "system",
    subject: `Thank you: ${paid.productTitle}`,
    text: `We got your payment of ${dollars(paid.amount)}. ${came}`,
    link: account.personalOf === undefined ? "/organization" : "/user-information",
    linkLabel: "See your credits",
    eventKey: `receipt:${paid.id}`,
  });
  for (const { id, email } of payers)
    await queueMail(context, tx, {
      to: email,
      userId: id,
      kind: "receipt",
      subject: `Your receipt: ${paid.productTitle}`,
      parts: {
        heading: "Thank you for your payment",
        before: [
          `${paid.productTitle}: ${dollars(paid.amount)}, paid on ${(paid.paidAt ?? paid.createdAt).toISOString().slice(0, 10)}.`,
          came,
        ],
        ...(paid.receiptUrl !== null && { button: { label: "See the receipt", address: paid.receiptUrl } }),
        after: [`Payment ${paid.id}. Questions? Answer from Help & Support in Grantwright.`],
      },
      isProduct: false,
      eventKey: `receipt:${paid.id}:${id}`,
    });
}

/** Takes a payment as failed, and tells who meant to pay. One that was made stays so. */
export async function failPayment(context: Context, tx: Database, paymentId: string): Promise<void> {
  const [failed] = await tx
    .update(payment)
    .set({ status: "failed" })
    .where(and(eq(payment.id, paymentId), eq(payment.status, "open")))
    .returning();
  if (!failed?.teamId) return;
  const payers = await findPayers(tx, failed.teamId, failed.userId);
  await tell(context, tx, {
    teamId: failed.teamId,
    userIds: payers.map(({ id }) => id),
    type: "system",
    priority: "high",
    subject: `Your payment did not go through: ${failed.productTitle}`,
    text: "Nothing was charged and no credits came. You can try again with the same or another way to pay.",
    link: "/pricing",
    linkLabel: "See the plans",
    eventKey: `payment-failed:${paymentId}`,
  });
}

/** Takes the credits of a payment that was given back, as far as they are left; at most once. */
export async function refundPayment(context: Context, tx: Database, paymentIntentId: string): Promise<void> {
  const [refunded] = await tx
    .update(payment)
    .set({ status: "refunded" })
    .where(and(eq(payment.paymentIntentId, paymentIntentId), eq(payment.status, "paid")))
    .returning();
  const account = refunded && (await findPayingAccount(tx, refunded.teamId));
  if (!refunded || !account) return;
  const taken = await takeCredits(context, tx, account, refunded);
  const payers = await findPayers(tx, account.teamId, refunded.userId);
  await tell(context, tx, {
    teamId: account.teamId,
    userIds: payers.map(({ id }) => id),
    type: "system",
    subject: `Refunded: ${refunded.productTitle}`,
    text: `${dollars(refunded.amount)} went back to you, and ${creditWords(taken)} were taken back from ${account.title}.`,
    eventKey: `refund:${refunded.id}`,
  });
}

async function takeCredits(
  context: Context,
  tx: Database,
  account: PayingAccount,
  refunded: PaymentRow,
): Promise<number> {
  const { teamId, personalOf } = account;
  await holdCredits(tx, { teamId, userId: personalOf ?? refunded.userId ?? "" });
  const left =
    personalOf === undefined ? await teamCredits(tx, teamId) : (await creditBalance(tx, personalOf)).proposals;
  const taken = Math.min(left, refunded.credits);
  if (taken > 0)
    await tx.insert(creditEntry).values({
      ...ownerOf(account, refunded),
      amount: -taken,
      reason: "chargeback",
      paymentId: refunded.id,
      createdAt: context.now(),
    });
  return taken;
}
