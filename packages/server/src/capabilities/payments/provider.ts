/** What the provider says of a finished or unfinished checkout. */
interface CheckoutFacts {
  /** Our id of the payment. */
  paymentId: string | undefined;
  isPaid: boolean;
  /** What was charged, in cents. */
  amount: number;
  isDiscounted: boolean;
  paymentIntentId: string | undefined;
  invoiceId: string | undefined;
  subscriptionId: string | undefined;
}

/** What the provider says of a bill of a subscription. */
export interface InvoiceFacts {
  id: string;
  subscriptionId: string;
  /** Our id of the payment that began the subscription. */
  paymentId: string | undefined;
  /** The first bill, that of a further year, or something else. */
  reason: "first" | "renewal" | "other";
  isPaid: boolean;
  /** What was charged, in cents. */
  amount: number;
  paymentIntentId: string | undefined;
  receiptUrl: string | undefined;
}

/** What the provider says of a subscription. */
export interface SubscriptionFacts {
  id: string;
  /** `waiting` for a first payment that has not come. */
  status: "waiting" | "active" | "pastDue" | "ended";
  currentPeriodEnd: Date;
  willEnd: boolean;
  /** What we wrote to it when it began. */
  paymentId: string | undefined;
  teamId: string | undefined;
  userId: string | undefined;
  productId: string | undefined;
}

/** What became of the money. */
export interface ChargeFacts {
  receiptUrl: string | undefined;
  /** All of it was given back. */
  isRefunded: boolean;
}

/** Something that happened at the provider: what it was about is asked for anew, for events come late, twice and in any order. */
export type ProviderEvent = { id: string; type: string } & (
  | { about: "checkout"; checkoutId: string; hasFailed: boolean }
  | { about: "invoice"; invoiceId: string; hasFailed: boolean }
  | { about: "subscription"; subscriptionId: string }
  | { about: "refund"; paymentIntentId: string }
  | { about: "nothing" }
);

/** What is to be paid. */
interface CheckoutOrder {
  paymentId: string;
  customerId: string;
  teamId: string;
  userId: string;
  product: { id: string; title: string; description: string; price: number; subscription: boolean };
  successUrl: string;
  cancelUrl: string;
  coupon: string | undefined;
}

/** Raised where an event was not signed as it has to be, or too long ago. */
export class ForgedEventError extends Error {
  override name = "ForgedEventError";
}

/** The payment provider, as far as the rules need it. Every call may reject when it cannot be reached. */
export interface PaymentProvider {
  readonly discountCoupon: string | undefined;
  /** Returns its id of the new customer. */
  createCustomer(customer: { email: string; name: string; teamId: string; userId: string }): Promise<string>;
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Where a customer sees and changes what they pay. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Throws a ForgedEventError. */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent;
  findCheckout(id: string): Promise<CheckoutFacts>;
  /** Undefined for one that belongs to no subscription. */
  findInvoice(id: string): Promise<InvoiceFacts | undefined>;
  findSubscription(id: string): Promise<SubscriptionFacts>;
  findCharge(paymentIntentId: string): Promise<ChargeFacts>;
  /** Ends a subscription now; one that has ended stays so. */
  endSubscription(id: string): Promise<void>;
}
