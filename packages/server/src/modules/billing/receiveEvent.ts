import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import {
  ForgedEventError,
  type InvoiceFacts,
  type PaymentProvider,
  type ProviderEvent,
  type SubscriptionFacts,
} from "../../capabilities/payments/provider.ts";
import type { Database } from "../../kernel/db/open.ts";
import { paymentEvent } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { tell } from "../messages/index.ts";
import { findPayers, findPayingAccount, findPersonId } from "./payers.ts";
import { findProduct } from "./products.ts";
import { failPayment, refundPayment, settlePayment, settleRenewal, type Settlement } from "./settle.ts";
import { askProvider } from "./startCheckout.ts";
import { isOrphan, storeSubscription } from "./subscriptions.ts";

/** What is done with an event in one transaction, once everything is known. */
type Step = (tx: Database) => Promise<void>;

/**
 * Takes a signed event; each counts once. An event is only a hint: what it is about is asked of the provider, so that the order
 * in which events come does not matter. Throws a Refusal: `invalid` for one that is not signed as it has to be or is older than
 * five minutes, `unavailable` where payments are not set up or the provider cannot be asked, so that it is sent again.
 */
export async function receivePaymentEvent(context: Context, body: Buffer, signature: string): Promise<void> {
  const { payments: provider, db, now } = context;
  if (!provider) throw new Refusal("unavailable", "Payments are not set up here.");
  const event = readEvent(provider, body, signature, now());
  const [known] = await db.select().from(paymentEvent).where(eq(paymentEvent.id, event.id));
  if (known) return;
  const act = await askProvider(context, () => prepare(context, provider, event));
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(paymentEvent)
      .values({ id: event.id, type: event.type, receivedAt: now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (first) await act(tx);
  });
  context.log.info({ eventId: event.id, type: event.type }, "a payment event was taken");
}

function readEvent(provider: PaymentProvider, body: Buffer, signature: string, now: Date): ProviderEvent {
  try {
    return provider.readEvent(body, signature, now);
  } catch (error) {
    if (!(error instanceof ForgedEventError)) throw error;
    throw new Refusal("invalid", "This event is not signed as it has to be.");
  }
}

/** Asks the provider for all that an event is about; the database is not held meanwhile. */
async function prepare(context: Context, provider: PaymentProvider, event: ProviderEvent): Promise<Step> {
  switch (event.about) {
    case "checkout":
      return prepareCheckout(context, provider, event.checkoutId, event.hasFailed);
    case "invoice":
      return prepareInvoice(context, provider, event);
    case "subscription": {
      const store = await prepareSubscription(context, provider, event.subscriptionId);
      return store.step;
    }
    case "refund": {
      const { isRefunded } = await provider.findCharge(event.paymentIntentId);
      // A part that goes back is a gesture: the credits stay.
      return isRefunded ? (tx) => refundPayment(context, tx, event.paymentIntentId) : async () => {};
    }
    case "nothing":
      return async () => {};
  }
}

/** What the provider says of a subscription; one that began after its account had gone is ended first. */
async function prepareSubscription(
  context: Context,
  provider: PaymentProvider,
  id: string,
): Promise<{ facts: SubscriptionFacts; step: Step }> {
  const askedAt = context.now();
  const facts = await provider.findSubscription(id);
  if (facts.status !== "ended" && (await isOrphan(context.db, facts))) {
    await provider.endSubscription(id);
    context.log.warn({ subscriptionId: id }, "a subscription was ended: its account is gone");
    facts.status = "ended";
  }
  return { facts, step: (tx) => storeSubscription(tx, askedAt, facts) };
}

async function settlementOf(
  provider: PaymentProvider,
  money: Pick<Settlement, "amount" | "isDiscounted" | "paymentIntentId" | "invoiceId">,
  receiptUrl?: string,
): Promise<Settlement> {
  const charge = money.paymentIntentId === undefined ? undefined : await provider.findCharge(money.paymentIntentId);
  return { ...money, receiptUrl: receiptUrl ?? charge?.receiptUrl, isRefunded: charge?.isRefunded ?? false };
}

async function prepareCheckout(
  context: Context,
  provider: PaymentProvider,
  checkoutId: string,
  hasFailed: boolean,
): Promise<Step> {
  const facts = await provider.findCheckout(checkoutId);
  const { paymentId, isPaid, amount, isDiscounted, invoiceId, subscriptionId } = facts;
  if (paymentId === undefined) return async () => {};
  if (!isPaid) return hasFailed ? (tx) => failPayment(context, tx, paymentId) : async () => {};
  const invoice = invoiceId === undefined ? undefined : await provider.findInvoice(invoiceId);
  const paymentIntentId = facts.paymentIntentId ?? invoice?.paymentIntentId;
  const money = { amount, isDiscounted, paymentIntentId, invoiceId };
  const settlement = await settlementOf(provider, money, invoice?.receiptUrl);
  const subscription =
    subscriptionId === undefined ? undefined : await prepareSubscription(context, provider, subscriptionId);
  return async (tx) => {
    await subscription?.step(tx);
    await settlePayment(context, tx, paymentId, settlement);
  };
}

async function prepareInvoice(
  context: Context,
  provider: PaymentProvider,
  event: { id: string; invoiceId: string; hasFailed: boolean },
): Promise<Step> {
  const invoice = await provider.findInvoice(event.invoiceId);
  if (!invoice) return async () => {};
  const subscription = await prepareSubscription(context, provider, invoice.subscriptionId);
  if (!invoice.isPaid) {
    const isTold = event.hasFailed && invoice.reason === "renewal";
    return async (tx) => {
      await subscription.step(tx);
      if (isTold) await tellOfFailure(context, tx, subscription.facts, event.id);
    };
  }
  const { amount, paymentIntentId, receiptUrl, id: invoiceId } = invoice;
  const money = { amount, isDiscounted: false, paymentIntentId, invoiceId };
  const settlement = await settlementOf(provider, money, receiptUrl);
  return async (tx) => {
    await subscription.step(tx);
    await settleInvoice(context, tx, invoice, subscription.facts, settlement);
  };
}

/** The first bill is the payment that the checkout began; each further year's is a payment of its own. */
async function settleInvoice(
  context: Context,
  tx: Database,
  { reason, paymentId }: InvoiceFacts,
  { teamId, userId, productId }: SubscriptionFacts,
  settlement: Settlement,
): Promise<void> {
  if (reason === "first" && paymentId !== undefined) await settlePayment(context, tx, paymentId, settlement);
  if (reason !== "renewal" || productId === undefined) return;
  const account = await findPayingAccount(tx, teamId ?? null);
  const product = findProduct(productId);
  const renewal = {
    id: newId(),
    teamId: account?.teamId ?? null,
    userId: await findPersonId(tx, userId),
    productId,
    productTitle: product.title,
    credits: product.credits,
  };
  await settleRenewal(context, tx, renewal, settlement);
}

async function tellOfFailure(
  context: Context,
  tx: Database,
  { teamId, userId }: SubscriptionFacts,
  eventId: string,
): Promise<void> {
  const account = await findPayingAccount(tx, teamId ?? null);
  if (!account) return;
  const payers = await findPayers(tx, account.teamId, userId ?? null);
  await tell(context, tx, {
    teamId: account.teamId,
    userIds: payers.map(({ id }) => id),
    type: "system",
    priority: "high",
    subject: "The payment for your subscription did not go through",
    text: "Please check how you pay under Manage Subscription. We will try again; until then your credits stay as they are.",
    link: account.personalOf === undefined ? "/organization" : "/user-information",
    linkLabel: "See your subscription",
    eventKey: `invoice-failed:${eventId}`,
  });
}
