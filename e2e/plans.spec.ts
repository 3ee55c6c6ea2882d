import { expect, test, type Page } from "@playwright/test";
import { startFakeStripe, type FakeStripe, type SignedEvent } from "../packages/server/test/support/fakeStripe.ts";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const webhookSecret = "whsec_of_the_journeys";

test.describe("with payments", () => {
  let stripe: FakeStripe;
  let server: TestServer;
  test.beforeAll(async () => {
    stripe = await startFakeStripe(webhookSecret, () => new Date());
    server = new TestServer({
      STRIPE_SECRET_KEY: "sk_test_secret",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    });
    await server.start();
  });
  test.afterAll(async () => {
    await server.end();
    await stripe.close();
  });

  /** The payment page of the provider, with the way back that it was told. */
  const servePaymentPage = (page: Page) =>
    page.route("https://pay.example/**", (route) => {
      const { success_url: back = "" } = stripe.asked.findLast(({ path }) => path === "/v1/checkout/sessions")!.form;
      const link = `<a href="${back.replaceAll("&", "&amp;")}">Pay</a>`;
      return route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Pay</title>${link}` });
    });
  /** From the plans to the payment page; gives the checkout that was begun. */
  const begin = async (page: Page, whoGets: string) => {
    await page.getByRole("link", { name: /^Buy five proposals/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Five proposals" })).toBeVisible();
    await expect(page.getByText("$79")).toBeVisible();
    await expect(page.getByText(whoGets)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Go to payment" }).click();
    await expect(page).toHaveURL(/^https:\/\/pay\.example\/cs_/);
    const checkout = stripe.lastCheckout();
    expect(page.url()).toBe(checkout.url);
    return checkout;
  };
  const deliver = ({ body, headers }: SignedEvent) =>
    fetch(`${server.url}/api/p/payments/webhook`, { method: "POST", body, headers }).then(({ status }) => status);

  test("a person buys five proposals, once, and five more for the team", async ({ page }) => {
    const email = "buyer@example.org";
    await servePaymentPage(page);
    await page.goto(server.url);
    await signIn(page, server, email);
    await page.goto(`${server.url}/pricing`);
    await expect(page.getByText("You have 3 proposal credits.")).toBeVisible();
    const checkout = await begin(page, "The credits go to your own account.");

    stripe.pay(checkout);
    const paid = stripe.sign("checkout.session.completed", checkout);
    expect(await deliver(stripe.sign("checkout.session.completed", checkout, new Date(), "whsec_of_others"))).toBe(400);
    expect(await deliver(paid)).toBe(200);
    await page.getByRole("link", { name: "Pay" }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByText("Thank you", { exact: true })).toBeVisible();
    await page.goto(`${server.url}/pricing`);
    await expect(page.getByText("You have 8 proposal credits.")).toBeVisible();
    await page.goto(`${server.url}/user-information`);
    await expect(page.getByText("8 proposal credits")).toBeVisible();
    const receipt = await server.mailTo(email, /Five proposals: \$79\.00/);
    expect(receipt).toContain("https://receipt.example/1");

    expect(await deliver(paid)).toBe(200);
    expect(await deliver(stripe.sign("checkout.session.async_payment_succeeded", checkout))).toBe(200);
    await page.reload();
    await expect(page.getByText("8 proposal credits")).toBeVisible();
    expect(server.mailsTo(email, "Thank you for your payment")).toHaveLength(1);

    await page.goto(`${server.url}/organization`);
    await page.getByRole("textbox", { name: "Team name" }).fill("Common Ground");
    await page.getByRole("button", { name: "Create Team" }).click();
    await expect(page).toHaveURL(/\/teams\/[0-9a-f]{24}\/organization$/);
    const organization = page.url();
    const team = organization.replace(/\/organization$/, "");
    await expect(page.getByText("0 proposal credits")).toBeVisible();
    await page.getByRole("link", { name: "Buy credits" }).click();
    await expect(page).toHaveURL(`${team}/pricing`);
    const teamCheckout = await begin(page, "The credits go to Common Ground, for everybody in it.");
    // Back before the payment is confirmed.
    await page.getByRole("link", { name: "Pay" }).click();
    await expect(page).toHaveURL(new RegExp(`^${team}/?$`));
    await expect(page.getByText(/Your credits are here as soon as the payment is confirmed/)).toBeVisible();
    await page.goto(organization);
    await expect(page.getByText("0 proposal credits")).toBeVisible();
    stripe.pay(teamCheckout);
    expect(await deliver(stripe.sign("checkout.session.completed", teamCheckout))).toBe(200);
    await page.reload();
    await expect(page.getByText("5 proposal credits")).toBeVisible();
    await page.goto(`${server.url}/user-information`);
    await expect(page.getByText("8 proposal credits")).toBeVisible();
  });
});

test.describe("without payments", () => {
  const server = new TestServer();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.end());

  test("the preview of a plan says that payments are not set up", { tag: "@full" }, async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "nobuyer@example.org");
    await page.goto(`${server.url}/pricing`);
    await page.getByRole("link", { name: /^Buy five proposals/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Five proposals" })).toBeVisible();
    await expect(page.getByText("Payments are not set up")).toBeVisible();
    await expect(page.getByRole("button", { name: "Go to payment" })).toBeHidden();
  });
});
