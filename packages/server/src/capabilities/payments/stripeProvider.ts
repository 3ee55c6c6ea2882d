import type { Stripe } from "stripe";
import type { PaymentSettings } from "../../kernel/config.ts";
import { ForgedEventError, type PaymentProvider, type ProviderEvent, type SubscriptionFacts } from "./provider.ts";

/** How old a signature may be, in seconds. */
const signatureToleranceSeconds = 5 * 60;

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === "string" ? reference : reference?.id;

const statuses: Partial<Record<Stripe.Subscription.Status, SubscriptionFacts["status"]>> = {
  incomplete: "waiting",
  active: "active",
  trialing: "active",
  canceled: "ended",
  incomplete_expired: "ended",
};

/** Which of our events one of Stripe's is. */
function readKind(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return { id, type, about: "checkout", checkoutId: event.data.object.id, hasFailed: false };
    case "checkout.session.async_payment_failed":
      return { id, type, about: "checkout", checkoutId: event.data.object.id, hasFailed: true };
    case "invoice.paid":
      return { id, type, about: "invoice", invoiceId: event.data.object.id, hasFailed: false };
    case "invoice.payment_failed":
      return { id, type, about: "invoice", invoiceId: event.data.object.id, hasFailed: true };
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return { id, type, about: "subscription", subscriptionId: event.data.object.id };
    case "charge.refunded": {
      const paymentIntentId = idOf(event.data.object.payment_intent);
      return paymentIntentId === undefined
        ? { id, type, about: "nothing" }
        : { id, type, about: "refund", paymentIntentId };
    }
    default:
      return { id, type, about: "nothing" };
  }
}

/** Where another address of the API is set, for a local stand-in. */
const placeOf = (apiBase: URL | undefined) =>
  apiBase && {
    host: apiBase.hostname,
    port: apiBase.port || (apiBase.protocol === "https:" ? "443" : "80"),
    protocol: apiBase.protocol === "https:" ? ("https" as const) : ("http" as const),
  };

/** Payments through Stripe. Its library is loaded only where payments are set up. */
export async function createStripeProvider(settings: PaymentSettings): Promise<PaymentProvider> {
  const { default: StripeClient } = await import("stripe");
  const stripe = new StripeClient(settings.secretKey, {
    ...placeOf(settings.apiBase),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    discountCoupon: settings.discountCoupon,

    async createCustomer({ email, name, teamId, userId }) {
      const customer = await stripe.customers.create(
        { email, name, metadata: { teamId } },
        { idempotencyKey: `customer-${teamId}-${userId}` },
      );
      return customer.id;
    },

    async createCheckout({ paymentId, customerId, teamId, userId, product, successUrl, cancelUrl, coupon }) {
      const metadata = { paymentId, teamId, userId, productId: product.id };
      const session = await stripe.checkout.sessions.create(
        {
          mode: product.subscription ? "subscription" : "payment",
          customer: customerId,
          client_reference_id: paymentId,
          metadata,
          ...(product.subscription ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: "usd",
                unit_amount: product.price * 100,
                product_data: { name: product.title, description: product.description },
                ...(product.subscription && { recurring: { interval: "year" } }),
              },
            },
          ],
          ...(coupon !== undefined && { discounts: [{ coupon }] }),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `checkout-${paymentId}` },
      );
      if (!session.url) throw new Error("The provider gave no address to pay at.");
      return { id: session.id, url: session.url };
    },

    async openPortal(customerId, returnUrl) {
      const portal = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return portal.url;
    },

    readEvent(body, signature, now) {
      try {
        const { webhookSecret } = settings;
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          signatureToleranceSeconds,
          undefined,
          now.getTime(),
        );
        return readKind(event);
      } catch (cause) {
        throw new ForgedEventError("An event was not signed as it has to be.", { cause });
      }
    },

    async findCheckout(id) {
      const session = await stripe.checkout.sessions.retrieve(id);
      return {
        paymentId: session.client_reference_id ?? undefined,
        isPaid: session.payment_status !== "unpaid",
        amount: session.amount_total ?? 0,
        isDiscounted: (session.total_details?.amount_discount ?? 0) > 0,
        paymentIntentId: idOf(session.payment_intent),
        invoiceId: idOf(session.invoice),
        subscriptionId: idOf(session.subscription),
      };
    },

    async findInvoice(id) {
      const invoice = await stripe.invoices.retrieve(id, { expand: ["payments"] });
      const details = invoice.parent?.subscription_details;
      const subscriptionId = idOf(details?.subscription);
      if (!details || subscriptionId === undefined) return undefined;
      const reasons = { subscription_create: "first", subscription_cycle: "renewal" } as const;
      const payments = invoice.payments?.data ?? [];
      return {
        id,
        subscriptionId,
        paymentId: details.metadata?.paymentId,
        reason: reasons[invoice.billing_reason as keyof typeof reasons] ?? "other",
        isPaid: invoice.status === "paid",
        amount: invoice.amount_paid,
        paymentIntentId: payments.map(({ payment }) => idOf(payment.payment_intent)).find((each) => each !== undefined),
        receiptUrl: invoice.hosted_invoice_url ?? undefined,
      };
    },

    async findSubscription(id) {
      const found = await stripe.subscriptions.retrieve(id);
      const ends = found.items.data.map((item) => item.current_period_end);
      const { paymentId, teamId, userId, productId } = found.metadata;
      return {
        id,
        status: statuses[found.status] ?? "pastDue",
        currentPeriodEnd: new Date(Math.max(0, ...ends) * 1000),
        willEnd: found.cancel_at_period_end || found.cancel_at !== null,
        paymentId,
        teamId,
        userId,
        productId,
      };
    },

    async findCharge(paymentIntentId) {
      const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ["latest_charge"] });
      const charge = typeof intent.latest_charge === "string" ? undefined : intent.latest_charge;
      return { receiptUrl: charge?.receipt_url ?? undefined, isRefunded: charge?.refunded ?? false };
    },

    async endSubscription(id) {
      try {
        await stripe.subscriptions.cancel(id);
      } catch (error) {
        // One that was ended already is not found by this call.
        if ((error as { code?: string }).code !== "resource_missing") throw error;
      }
    },
  };
}
