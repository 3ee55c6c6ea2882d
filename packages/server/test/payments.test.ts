import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditEntry, mail, message, payment, paymentEvent, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { Browser } from "./support/browser.ts";
import { startFakeStripe, type FakeStripe, type SignedEvent } from "./support/fakeStripe.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, startTestServer, type TestServer, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const webhookSecret = "whsec_of_the_tests";
const minute = 60_000;
type Summary = Schemas["PaymentsSummary"];

describe.each(bothDatabases)("payments on %s", (kind) => {
  let stripe: FakeStripe;
  let server: TestServer;

  beforeAll(async () => {
    stripe = await startFakeStripe(webhookSecret, () => testTime);
    server = await startTestServer(kind, {
      WELCOME_CREDITS: "0",
      STRIPE_SECRET_KEY: "sk_test_secret",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
      STRIPE_DISCOUNT_COUPON: "GARDENS",
    });
  });
  afterAll(async () => {
    await server.stop();
    await stripe.close();
  });

  const credits = async (person: Browser) => (await person.get<Schemas["User"]>("/a/me")).body.credits.proposals;
  const isSubscribed = async (person: Browser) => (await person.get<Schemas["User"]>("/a/me")).body.isSubscribed;
  const summary = async (person: Browser) => (await person.get<Summary>("/a/payments/summary")).body;
  const statuses = async (person: Browser) => (await summary(person)).payments.map(({ status }) => status);
  const deliver = ({ body, headers }: SignedEvent) => server.browser().post("/p/payments/webhook", body, headers);
  const tell = async (type: string, object: object) => (await deliver(stripe.sign(type, object))).status;
  const begin = async (person: Browser, productId: string) => {
    const { status, body } = await person.post<Schemas["Redirect"]>("/a/payments/checkout", { productId });
    expect(status).toBe(200);
    const checkout = stripe.lastCheckout();
    expect(body.url).toBe(checkout.url);
    return checkout;
  };
  const buy = async (person: Browser, productId: string) => {
    const checkout = await begin(person, productId);
    const paid = stripe.pay(checkout);
    expect(await tell("checkout.session.completed", checkout)).toBe(200);
    return { checkout, ...paid };
  };
  const receiptsTo = async (person: Browser) => {
    const { email } = (await person.get<Schemas["Profile"]>("/a/me/profile")).body;
    const mails = await server.context.db.select().from(mail).where(eq(mail.to, email)).orderBy(mail.createdAt);
    return mails.filter((each) => each.kind === "receipt");
  };
  const spend = async (person: Browser) =>
    person.post("/a/docs", completeSave(await makeCompleteDocument(person), true));

  it("lists the plans to everybody [1.1-buy-credits] [1.3-product] [1.7-products]", async () => {
    const { status, body } = await server.browser().get<Schemas["Product"][]>("/p/payments/products");
    expect(status).toBe(200);
    expect(body.map(({ title, price, subscription, featured }) => [title, price, subscription, featured])).toEqual([
      ["One proposal", 19, false, false],
      ["Five proposals", 79, false, true],
      ["A year", 190, true, false],
    ]);
    for (const { id, buttonLink } of body) expect(buttonLink).toBe(`/pricing/preview/${id}`);
    // By what each proposal comes to they are compared.
    expect(body.map(({ items }) => items[0])).toEqual([
      "1 proposal credit, $19 each",
      "5 proposal credits, $15.80 each",
      "24 proposal credits a year, $7.92 each",
    ]);
  });

  it("brings credits once a checkout is paid, with a receipt by message and mail", async () => {
    const person = await server.signIn();
    const checkout = await begin(person, "five-proposals");
    const asked = stripe.asked.findLast(({ path }) => path === "/v1/checkout/sessions");
    const id = checkout.client_reference_id;
    expect(asked?.form).toMatchObject({
      mode: "payment",
      "line_items[0][price_data][unit_amount]": "7900",
      "line_items[0][price_data][currency]": "usd",
      "metadata[paymentId]": id,
      success_url: `http://localhost:3000/?checkout=success&txnId=${id}`,
      cancel_url: "http://localhost:3000/pricing",
    });
    expect(asked?.form).not.toHaveProperty("discounts[0][coupon]");
    expect(await summary(person)).toEqual({ subscription: null, payments: [] });
    expect(await tell("checkout.session.completed", checkout)).toBe(200);
    expect(await credits(person), "completed and not yet paid").toBe(0);
    stripe.pay(checkout);
    expect(await tell("checkout.session.async_payment_succeeded", checkout)).toBe(200);
    expect(await credits(person)).toBe(5);
    expect((await summary(person)).payments).toEqual([
      expect.objectContaining({ id, amount: 79, credits: 5, status: "paid", receiptUrl: "https://receipt.example/1" }),
    ]);
    const [receipt, ...others] = await receiptsTo(person);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain("Five proposals: $79.00");
    expect(receipt?.text).toContain("https://receipt.example/1");
    const told = await server.context.db
      .select()
      .from(message)
      .where(eq(message.eventKey, `receipt:${id}`));
    expect(told).toHaveLength(1);
  });

  it("begins one payment for a key, and leads to the same place", async () => {
    const person = await server.signIn();
    const key = { "idempotency-key": newId() };
    const begin = (productId: string) => person.post<Schemas["Redirect"]>("/a/payments/checkout", { productId }, key);
    const answers = [await begin("one-proposal"), await begin("one-proposal")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]!.body.url).toBe(answers[0]!.body.url);
    const checkout = stripe.lastCheckout();
    const rows = () => server.context.db.select().from(payment).where(eq(payment.id, checkout.client_reference_id));
    expect(await rows()).toEqual([expect.objectContaining({ status: "open", checkoutId: checkout.id })]);
    expect((await begin("five-proposals")).status).toBe(422);
    stripe.pay(checkout);
    expect(await tell("checkout.session.completed", checkout)).toBe(200);
    expect((await begin("one-proposal")).status).toBe(422);
    expect(await credits(person)).toBe(1);
  });

  it("counts an event once, however often and at whatever time it comes", async () => {
    const person = await server.signIn();
    const checkout = await begin(person, "one-proposal");
    stripe.pay(checkout);
    const event = stripe.sign("checkout.session.completed", checkout);
    const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const taken = async () =>
      (await server.context.db.select().from(payment).where(eq(payment.id, checkout.client_reference_id)))[0];
    const before = await taken();
    server.clock.offsetMs += minute;
    const others = ["checkout.session.completed", "checkout.session.async_payment_succeeded"];
    await Promise.all(others.map((type) => tell(type, checkout)));
    await deliver(event);
    expect(await taken()).toEqual(before);
    expect(before).toMatchObject({ status: "paid", paidAt: expect.any(Date) });
    expect(await credits(person)).toBe(1);
    expect(await receiptsTo(person)).toHaveLength(1);
    const entries = await server.context.db
      .select()
      .from(creditEntry)
      .where(eq(creditEntry.paymentId, checkout.client_reference_id));
    expect(entries).toHaveLength(1);
  });

  it.runIf(kind === "postgres")("counts an event once for all processes together", async () => {
    const person = await server.signIn();
    const checkout = await begin(person, "five-proposals");
    stripe.pay(checkout);
    const other = await server.another();
    try {
      const event = stripe.sign("checkout.session.completed", checkout);
      const later = stripe.sign("checkout.session.async_payment_succeeded", checkout);
      const places = [server.browser(), new Browser(other.address)];
      const answers = await Promise.all(
        [event, later, event, later].flatMap(({ body, headers }) =>
          places.map((place) => place.post("/p/payments/webhook", body, headers)),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    } finally {
      await other.stop();
    }
    expect(await credits(person)).toBe(5);
    expect(await receiptsTo(person)).toHaveLength(1);
  });

  it("refuses forged, altered, old and unsigned events, and changes nothing", async () => {
    const person = await server.signIn();
    const checkout = await begin(person, "one-proposal");
    stripe.pay(checkout);
    const type = "checkout.session.completed";
    const good = stripe.sign(type, checkout);
    const old = new Date(testTime.getTime() - 5 * minute - 2000);
    const other = stripe.sign(type, { ...checkout, id: "cs_other" });
    const bad: SignedEvent[] = [
      stripe.sign(type, checkout, server.context.now(), "whsec_of_somebody_else"),
      stripe.sign(type, checkout, old),
      { ...good, body: other.body },
      { ...good, headers: { "content-type": "application/json" } },
      { ...good, headers: { "stripe-signature": "t=1,v1=00" } },
      { ...good, body: "" },
    ];
    for (const event of bad) expect((await deliver(event)).status, JSON.stringify(event)).toBe(400);
    expect(await credits(person)).toBe(0);
    expect(await statuses(person)).toEqual([]);
    expect((await deliver(stripe.sign(type, checkout, new Date(testTime.getTime() - 4 * minute)))).status).toBe(200);
    expect(await credits(person)).toBe(1);
  });

  it("says that a payment failed, and takes a later one", async () => {
    const person = await server.signIn();
    const checkout = await begin(person, "one-proposal");
    expect(await tell("checkout.session.completed", checkout)).toBe(200);
    expect(await tell("checkout.session.async_payment_failed", checkout)).toBe(200);
    expect(await statuses(person)).toEqual(["failed"]);
    expect(await credits(person)).toBe(0);
    const key = `payment-failed:${checkout.client_reference_id}`;
    const [told] = await server.context.db.select().from(message).where(eq(message.eventKey, key));
    expect(told?.subject).toContain("did not go through");
    await buy(person, "one-proposal");
    expect(await statuses(person)).toEqual(["paid", "failed"]);
    expect(await tell("checkout.session.async_payment_failed", stripe.lastCheckout())).toBe(200);
    expect(await statuses(person)).toEqual(["paid", "failed"]);
  });

  it("takes credits back with a refund as far as they are left, once, and none for a part of it", async () => {
    const person = await server.signIn();
    const { charge } = await buy(person, "five-proposals");
    expect(await tell("charge.refunded", charge), "a part").toBe(200);
    expect(await credits(person)).toBe(5);
    await spend(person);
    await spend(person);
    expect(await credits(person)).toBe(3);
    charge.refunded = true;
    const event = stripe.sign("charge.refunded", charge);
    await Promise.all([deliver(event), deliver(event), tell("charge.refunded", charge)]);
    expect(await credits(person)).toBe(0);
    expect(await statuses(person)).toEqual(["refunded"]);
    await buy(person, "one-proposal");
    expect(await credits(person), "what is bought later is whole").toBe(1);
  });

  it("brings nothing where the refund is heard of before the payment", async () => {
    const person = await server.signIn();
    const checkout = await begin(person, "one-proposal");
    const { charge } = stripe.pay(checkout);
    charge.refunded = true;
    expect(await tell("charge.refunded", charge)).toBe(200);
    expect(await tell("checkout.session.completed", checkout)).toBe(200);
    expect(await credits(person)).toBe(0);
    expect(await statuses(person)).toEqual(["refunded"]);
  });

  it("takes the first bill of a subscription and its checkout as one payment, in any order [1.1-subscriber-classes]", async () => {
    for (const isInvoiceFirst of [true, false]) {
      const person = await server.signIn();
      const checkout = await begin(person, "a-year");
      const { invoice, subscription } = stripe.pay(checkout);
      const events: [string, object][] = [
        ["checkout.session.completed", checkout],
        ["customer.subscription.updated", subscription],
        ["customer.subscription.created", { ...subscription, status: "incomplete" }],
        ["invoice.paid", invoice],
      ];
      for (const [type, object] of isInvoiceFirst ? events.toReversed() : events)
        expect(await tell(type, object)).toBe(200);
      expect(await credits(person)).toBe(24);
      expect(await isSubscribed(person)).toBe(true);
      const { subscription: shown, payments } = await summary(person);
      expect(payments).toHaveLength(1);
      expect(payments[0]).toMatchObject({ status: "paid", receiptUrl: "https://invoice.example/1" });
      expect(shown).toMatchObject({ productTitle: "A year", status: "active", willEnd: false });
      expect((await person.post("/a/payments/checkout", { productId: "a-year" })).status).toBe(422);
    }
  });

  it("brings credits each further year, once a bill; a failed bill is told of; an end is an end", async () => {
    const person = await server.signIn();
    const { subscription } = await buy(person, "a-year");
    const renew = (isPaid: boolean) =>
      stripe.makeInvoice(subscription.id, subscription.metadata, "subscription_cycle", 19_000, isPaid);
    const { invoice, charge } = renew(true);
    await Promise.all([tell("invoice.paid", invoice), tell("invoice.paid", invoice)]);
    expect(await credits(person)).toBe(48);
    expect(await statuses(person)).toEqual(["paid", "paid"]);
    expect(await receiptsTo(person)).toHaveLength(2);
    const update = stripe.makeInvoice(subscription.id, subscription.metadata, "subscription_update", 100);
    expect(await tell("invoice.paid", update.invoice)).toBe(200);
    expect(await credits(person)).toBe(48);

    subscription.status = "past_due";
    const failed = stripe.sign("invoice.payment_failed", renew(false).invoice);
    await Promise.all([deliver(failed), deliver(failed)]);
    expect((await summary(person)).subscription?.status).toBe("pastDue");
    const subjects = await server.context.db.select({ subject: message.subject }).from(message);
    expect(subjects.filter(({ subject }) => subject.includes("subscription did not go through"))).toHaveLength(1);
    expect(await isSubscribed(person), "the portal stays in reach").toBe(true);

    charge.refunded = true;
    expect(await tell("charge.refunded", charge)).toBe(200);
    expect(await credits(person)).toBe(24);
    subscription.status = "active";
    subscription.cancel_at_period_end = true;
    expect(await tell("customer.subscription.updated", subscription)).toBe(200);
    expect((await summary(person)).subscription).toMatchObject({ status: "active", willEnd: true });
    subscription.status = "canceled";
    expect(await tell("customer.subscription.deleted", subscription)).toBe(200);
    expect(await tell("customer.subscription.updated", { ...subscription, status: "active" })).toBe(200);
    expect((await summary(person)).subscription?.status).toBe("ended");
    expect(await isSubscribed(person)).toBe(false);
    await begin(person, "a-year");
  });

  it("uses a discount up with the payment, not with the way to it", async () => {
    const person = await server.signIn();
    const id = await idOf(person);
    await server.context.db.update(user).set({ hasDiscount: true }).where(eq(user.id, id));
    const hasDiscount = async () => (await person.get<Schemas["User"]>("/a/me")).body.hasDiscount;
    await begin(person, "one-proposal");
    expect(await hasDiscount()).toBe(true);
    const { checkout } = await buy(person, "one-proposal");
    expect(stripe.asked.findLast(({ path }) => path === "/v1/checkout/sessions")?.form).toMatchObject({
      "discounts[0][coupon]": "GARDENS",
    });
    expect(checkout.amount_total).toBe(1400);
    expect(await hasDiscount()).toBe(false);
    expect((await summary(person)).payments[0]?.amount).toBe(14);
    await begin(person, "one-proposal");
    expect(stripe.asked.findLast(({ path }) => path === "/v1/checkout/sessions")?.form).not.toHaveProperty(
      "discounts[0][coupon]",
    );
  });

  it("buys for a team: by owners and admins, for its own credits, and ends its subscription with it", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const admin = await joinTeam(server, owner, "admin");
    const member = await joinTeam(server, owner);
    expect((await member.post("/a/payments/checkout", { productId: "one-proposal" })).status).toBe(422);
    const { checkout, subscription } = await buy(admin, "a-year");
    expect(checkout.client_reference_id).toMatch(/^[0-9a-f]{24}$/);
    expect(stripe.asked.findLast(({ path }) => path === "/v1/checkout/sessions")?.form.success_url).toBe(
      `http://localhost:3000/teams/${teamId}/?checkout=success&txnId=${checkout.client_reference_id}`,
    );
    for (const person of [owner, admin, member])
      expect([await credits(person), await isSubscribed(person)]).toEqual([24, true]);
    expect((await summary(member)).payments).toEqual([]);
    expect(await receiptsTo(admin)).toHaveLength(1);
    expect(await receiptsTo(owner)).toHaveLength(0);
    const activity = (await owner.get<Schemas["ActivityEntry"][]>("/a/team/activity")).body;
    expect(activity.map((entry) => entry.kind)).toEqual(expect.arrayContaining(["creditsBought", "subscribed"]));
    await admin.post("/a/team/leave");
    admin.scope = "";
    expect([await credits(admin), await isSubscribed(admin)]).toEqual([0, false]);
    const renewal = stripe.makeInvoice(subscription.id, subscription.metadata, "subscription_cycle", 19_000);
    await tell("invoice.paid", renewal.invoice);
    expect(await receiptsTo(owner), "who bought has left: the owners hear of it").toHaveLength(1);
    expect(await credits(owner)).toBe(48);

    stripe.state.isDown = true;
    expect((await owner.call("DELETE", "/a/team")).status).toBe(503);
    stripe.state.isDown = false;
    expect((await owner.get("/a/team")).status).toBe(200);
    expect((await owner.call("DELETE", "/a/team")).status).toBe(204);
    expect(stripe.find(subscription.id).status).toBe("canceled");
    expect(await tell("customer.subscription.deleted", subscription)).toBe(200);
  });

  it("ends a subscription that was paid after its team had been deleted", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const checkout = await begin(owner, "a-year");
    await owner.call("DELETE", "/a/team");
    const { subscription } = stripe.pay(checkout);
    const elsewhere = stripe.makeSubscription({ teamId: newId(), paymentId: newId(), productId: "a-year" });
    expect(await tell("customer.subscription.created", elsewhere)).toBe(200);
    expect(elsewhere.status, "another deployment's").toBe("active");
    expect(await tell("checkout.session.completed", checkout)).toBe(200);
    expect(stripe.find(subscription.id).status).toBe("canceled");
  });

  it("leads to the portal of the person or of a team they look after [1.7-payments-portal]", async () => {
    const person = await server.signIn();
    const portal = async (query = "") => (await person.get(`/a/payments/portal${query}`)).headers.get("location");
    expect((await person.get("/a/payments/portal")).status).toBe(302);
    expect(await portal()).toBe("/pricing?payments=unavailable");
    const { checkout } = await buy(person, "one-proposal");
    expect(await portal()).toBe(`https://portal.example/${checkout.customer}`);
    stripe.state.isDown = true;
    expect(await portal()).toBe("/pricing?payments=unavailable");
    stripe.state.isDown = false;
    const teamId = await makeTeam(person);
    const member = await joinTeam(server, person);
    person.scope = "";
    member.scope = "";
    expect(await portal(`?teamId=${teamId}`)).toBe(`/teams/${teamId}/pricing?payments=unavailable`);
    expect((await member.get(`/a/payments/portal?teamId=${teamId}`)).status).toBe(422);
    expect((await member.get(`/a/payments/portal?teamId=${newId()}`)).status).toBe(403);
    expect((await server.browser().get("/a/payments/portal")).status).toBe(401);
  });

  it("makes one customer of an account, and says so when the provider cannot be reached", async () => {
    const person = await server.signIn();
    const made = stripe.asked.filter(({ path }) => path === "/v1/customers").length;
    await Promise.all([begin(person, "one-proposal").catch(() => {}), begin(person, "one-proposal").catch(() => {})]);
    const checkouts = stripe.asked.filter(({ path }) => path === "/v1/checkout/sessions").slice(-2);
    expect(new Set(checkouts.map(({ form }) => form.customer)).size).toBe(1);
    expect(stripe.asked.filter(({ path }) => path === "/v1/customers").length - made).toBeLessThanOrEqual(2);
    stripe.state.isDown = true;
    const down = await person.post("/a/payments/checkout", { productId: "one-proposal" });
    const event = stripe.sign("checkout.session.completed", stripe.lastCheckout());
    expect((await deliver(event)).status, "sent again later").toBe(503);
    stripe.state.isDown = false;
    expect([down.status, down.body]).toEqual([
      503,
      { message: "Payments cannot be reached right now. Please try again in a few minutes." },
    ]);
    expect((await deliver(event)).status).toBe(200);
    expect((await person.post("/a/payments/checkout", { productId: "a-castle" })).status).toBe(404);
    expect((await person.post("/a/payments/checkout", { productId: "" })).status).toBe(400);
    expect(await statuses(person)).toEqual([]);
    expect(server.logLines.join("")).not.toMatch(/sk_test_secret|whsec_/);
  });

  it("forgets what was never paid after 60 days, and events after 90; what was paid stays in the books", async () => {
    const person = await server.signIn();
    await buy(person, "one-proposal");
    const { client_reference_id: openId } = await begin(person, "one-proposal");
    const isKept = async (id: string) =>
      (await server.context.db.select().from(payment).where(eq(payment.id, id))).length === 1;
    const [paid] = (await summary(person)).payments;
    const later = async (days: number) =>
      purge({ ...server.context, now: () => new Date(testTime.getTime() + days * 24 * 60 * minute) });
    await later(59);
    expect(await isKept(openId)).toBe(true);
    await later(61);
    expect(await isKept(openId)).toBe(false);
    expect(await server.context.db.select().from(paymentEvent)).not.toEqual([]);
    await later(91);
    expect(await server.context.db.select().from(paymentEvent)).toEqual([]);
    expect(await isKept(paid?.id ?? "")).toBe(true);
  });

  it("passes over what is not about its own payments", async () => {
    const before = await server.context.db.select().from(payment);
    const { invoice } = stripe.makeInvoice("sub_unknown", {}, "subscription_cycle", 100);
    for (const [type, object] of [
      ["customer.created", { id: "cus_1" }],
      ["charge.refunded", { id: "ch_1", payment_intent: null }],
      ["payment_intent.succeeded", { id: "pi_1" }],
    ] as const)
      expect(await tell(type, object)).toBe(200);
    expect(await tell("invoice.paid", { ...invoice, id: "in_unknown" })).toBe(503);
    expect(await server.context.db.select().from(payment)).toEqual(before);
  });
});

describe("payments that are not set up", () => {
  const server = useServer("embedded");

  it("are said not to be, in plain words", async () => {
    const person = await server.signIn();
    const answer = await person.post("/a/payments/checkout", { productId: "one-proposal" });
    expect([answer.status, answer.body.message]).toEqual([
      503,
      "Payments are not set up here, so nothing can be bought at the moment.",
    ]);
    expect((await person.get("/p/payments/products")).body).toHaveLength(3);
    expect((await person.get("/a/payments/portal")).headers.get("location")).toBe("/pricing?payments=unavailable");
    expect((await person.get("/a/payments/summary")).body).toEqual({ subscription: null, payments: [] });
    expect((await person.post("/p/payments/webhook", "{}", { "stripe-signature": "t=1,v1=0" })).status).toBe(503);
    await server.context.db.update(user).set({ hasDiscount: true });
    expect((await person.get("/a/me")).body.hasDiscount, "no discount that could not be given").toBe(false);
  });
});
