import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { newId } from "../../src/kernel/ids.ts";

/** What the fake's API got. */
interface Asked {
  method: string;
  path: string;
  /** Form fields as they were sent: `line_items[0][quantity]`. */
  form: Record<string, string>;
}

/** An event as the webhook gets it. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return Object.fromEntries(new URLSearchParams(body));
}

/** The fields of a form under a name: `metadata[teamId]` as `teamId`. */
const under = (form: Record<string, string>, name: string) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : undefined;
      return inner === undefined || inner.includes("[") ? [] : [[inner, value]];
    }),
  );

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const yearMs = 365 * 24 * 60 * 60_000;

/** Stands in for the HTTP API of the payment provider, and signs events as it does, by the clock of the server that hears of them. */
export async function startFakeStripe(webhookSecret: string, now: () => Date) {
  const objects = new Map<string, any>();
  const asked: Asked[] = [];
  const checkouts = new Map<string, ReturnType<typeof makeCheckout>>();
  const state = { isDown: false };
  const put = <Kept extends { id: string }>(kept: Kept): Kept => {
    objects.set(kept.id, kept);
    return kept;
  };

  const makeCheckout = (form: Record<string, string>) => {
    const price = Number(form["line_items[0][price_data][unit_amount]"]);
    const discount = form["discounts[0][coupon]"] === undefined ? 0 : 500;
    const id = `cs_${newId()}`;
    return put({
      id,
      object: "checkout.session",
      mode: form.mode,
      url: `https://pay.example/${id}`,
      client_reference_id: form.client_reference_id,
      metadata: under(form, "metadata"),
      subscriptionMetadata: under(form, "subscription_data[metadata]"),
      customer: form.customer,
      amount_total: price - discount,
      total_details: { amount_discount: discount },
      payment_status: "unpaid",
      payment_intent: null as string | null,
      invoice: null as string | null,
      subscription: null as string | null,
    });
  };

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const { method = "", url = "" } = request;
    const path = url.split("?", 1)[0] ?? "";
    const form = await formOf(request);
    asked.push({ method, path, form });
    if (state.isDown) return { status: 500, body: { error: { type: "api_error", message: "down" } } };
    const last = path.split("/").at(-1) ?? "";
    if (method === "POST" && path === "/v1/customers")
      return { status: 200, body: put({ id: `cus_${newId()}`, ...form }) };
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const key = String(request.headers["idempotency-key"]);
      const checkout = checkouts.get(key) ?? makeCheckout(form);
      checkouts.set(key, checkout);
      return { status: 200, body: checkout };
    }
    if (method === "POST" && path === "/v1/billing_portal/sessions")
      return { status: 200, body: { id: "bps_1", url: `https://portal.example/${form.customer}` } };
    const found = objects.get(last);
    if (!found) return { status: 404, body: { error: { type: "invalid_request_error", code: "resource_missing" } } };
    if (method === "DELETE") found.status = "canceled";
    return { status: 200, body: found };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  /** Signs an event about an object. */
  const sign = (type: string, object: object, at = now(), secret = webhookSecret): SignedEvent => {
    const body = JSON.stringify({ id: `evt_${newId()}`, object: "event", type, data: { object } });
    const signature = createHmac("sha256", secret)
      .update(`${seconds(at)}.${body}`)
      .digest("hex");
    return {
      body,
      headers: { "stripe-signature": `t=${seconds(at)},v1=${signature}`, "content-type": "application/json" },
    };
  };

  const makeCharge = (): { intentId: string; charge: { id: string; refunded: boolean; payment_intent: string } } => {
    const intentId = `pi_${newId()}`;
    const charge = {
      id: `ch_${newId()}`,
      object: "charge",
      payment_intent: intentId,
      receipt_url: "https://receipt.example/1",
      refunded: false,
    };
    put({ id: intentId, object: "payment_intent", latest_charge: charge });
    return { intentId, charge };
  };

  const makeInvoice = (subscriptionId: string, metadata: object, reason: string, amount: number, isPaid = true) => {
    const { intentId, charge } = makeCharge();
    const invoice = put({
      id: `in_${newId()}`,
      object: "invoice",
      billing_reason: reason,
      status: isPaid ? "paid" : "open",
      amount_paid: isPaid ? amount : 0,
      hosted_invoice_url: "https://invoice.example/1",
      parent: { subscription_details: { subscription: subscriptionId, metadata } },
      payments: { data: [{ payment: { type: "payment_intent", payment_intent: intentId } }] },
    });
    return { invoice, charge };
  };

  const makeSubscription = (metadata: object) =>
    put({
      id: `sub_${newId()}`,
      object: "subscription",
      status: "active",
      metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      items: { data: [{ current_period_end: seconds(new Date(now().getTime() + yearMs)) }] },
    });

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    state,
    sign,
    makeInvoice,
    makeSubscription,
    find: (id: string) => objects.get(id),
    /** The checkout that was begun last. */
    lastCheckout: () => [...objects.values()].findLast((each) => each.object === "checkout.session"),
    /** Somebody pays: the checkout is as it is then, and these objects come of it. */
    pay(checkout: any) {
      checkout.payment_status = "paid";
      if (checkout.mode === "payment") {
        const { intentId, charge } = makeCharge();
        checkout.payment_intent = intentId;
        return { charge, invoice: undefined as any, subscription: undefined as any };
      }
      const subscription = makeSubscription(checkout.subscriptionMetadata);
      const first = makeInvoice(subscription.id, subscription.metadata, "subscription_create", checkout.amount_total);
      checkout.subscription = subscription.id;
      checkout.invoice = first.invoice.id;
      return { charge: first.charge, invoice: first.invoice as any, subscription: subscription as any };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
