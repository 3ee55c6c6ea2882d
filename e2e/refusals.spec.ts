import { expect, test } from "@playwright/test";
import { askForLink, createOutline, fillSections, generate, giveEmail, redeem, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer({ WELCOME_CREDITS: "1" });
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("a used link says so, and asks for the email again [1.4-token-invalid]", async ({ page, browser }) => {
  await page.goto(server.url);
  await signIn(page, server, "used@example.org");
  const link = await server.signInLink("used@example.org");

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
  await expect(other.getByText("You clicked an expired link. Please sign in again with your email")).toBeVisible();
  await expect(other.getByRole("dialog").getByLabel("Email")).toHaveValue("used@example.org");
  await other.context().close();
});

test(
  "an older link works until one of them is used, opened in the page that asked for it too",
  { tag: "@full" },
  async ({ page, browser }) => {
    await page.goto(server.url);
    await askForLink(page, "twice@example.org");
    const first = await server.signInLink("twice@example.org");
    await page.getByRole("button", { name: "Send it again" }).click();
    const second = await server.signInLink("twice@example.org", 1);
    await redeem(page, first);
    const other = await (await browser.newContext()).newPage();
    await other.goto(second);
    await other.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
    await expect(other.getByText("You clicked an expired link", { exact: false })).toBeVisible();
    await other.context().close();
  },
);

test("a wrong password is refused, the right one signs in [1.1-link-or-password] [1.2-signin-email-query] [1.4-email-has-password]", async ({
  page,
  browser,
}) => {
  await page.goto(server.url);
  await signIn(page, server, "secret@example.org");
  const status = await page.evaluate(() =>
    fetch("/api/a/me/password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ password: "correct horse battery" }),
    }).then((answer) => answer.status),
  );
  expect(status).toBe(200);

  const other = await (await browser.newContext()).newPage();
  await other.goto(server.url);
  await giveEmail(other, "secret@example.org");
  await expect(other).toHaveURL(/\/signin\?email=/);
  await other.locator("input[name=password]").fill("wrong");
  await other.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(other.getByText("Invalid email or password")).toBeVisible();
  await other.locator("input[name=password]").fill("correct horse battery");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "Stay in the know?" })).toBeVisible();
  await other.getByRole("button", { name: "Start Creating" }).click();
  await expect(other.getByRole("button", { name: /^Account/ }).first()).toBeVisible();
  await other.context().close();
});

test(
  "without credits no proposal is written, and the draft stays [2.6-generation-credits]",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "poor@example.org");
    await createOutline(page);
    await fillSections(page);
    const draft = page.url().replace("/drafts/", "/docs/edit/");
    await generate(page);
    await page.goto(draft);
    await expect(page.getByText("No credits available")).toBeVisible();
    await expect(page.getByText("Please upgrade your subscription to generate proposals.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-disabled", "true");
  },
);

test(
  "an upload that fails is named, and can be tried again [2.5-file-types-refused] [2.8-upload-file-failure]",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "files@example.org");
    await page.goto(`${server.url}/docs/new`);
    await page.route("**/api/u/**", (route) => route.abort());
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    await (
      await chooser
    ).setFiles([
      { name: "soil.csv", mimeType: "text/csv", buffer: Buffer.from("parcel,lead\n1,12\n") },
      { name: "virus.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    ]);
    await expect(page.getByText("Failed to upload soil.csv").first()).toBeVisible();
    await expect(page.getByText(/virus\.exe: files of this type cannot be attached/)).toBeVisible();
    await page.unroute("**/api/u/**");
    await page
      .getByRole("button", { name: /Retry|try again/i })
      .first()
      .click();
    await expect(page.getByText("Failed to upload soil.csv").first()).toBeHidden();
  },
);

test(
  "texts out of bounds keep every character [2.5-outline-cap] [2.5-outline-on-blur]",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "bounds@example.org");
    await page.goto(`${server.url}/docs/new`);
    const field = page.getByLabel("Description");
    await field.fill("x".repeat(19));
    await page.getByRole("button", { name: "Create Outline" }).click();
    await expect(page.getByText("Too short, please be more descriptive.")).toBeVisible();
    await field.fill(`${"word ".repeat(2000)}!`);
    await field.blur();
    await expect(page.getByText("Too long, please be more concise.")).toBeVisible();
    await expect(field).toHaveValue(`${"word ".repeat(2000)}!`);
  },
);

test("an expired link says so [1.8-expired-link]", async ({ page }) => {
  const late = new TestServer({}, true);
  await late.start();
  try {
    await page.goto(late.url);
    await giveEmail(page, "late@example.org");
    const link = await late.signInLink("late@example.org");
    late.passElevenMinutes();
    await page.goto(link);
    await page.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
    await expect(page.getByText("You clicked an expired link", { exact: false })).toBeVisible();
    await expect(page.getByRole("dialog").getByLabel("Email")).toHaveValue("late@example.org");
  } finally {
    await late.end();
  }
});
