import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import {
  askForLink,
  confirm,
  createOutline,
  fillSections,
  gardenProject,
  generate,
  redeem,
  signIn,
} from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
// With all motion, as most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("from the welcome card to a proposal that is edited and copied [1.1-from-project-to-proposal] [1.2-token-leaves-address] [2.2-section-copy]", async ({
  page,
  browser,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/401/.test(message.text())) errors.push(message.text());
  });

  await page.goto(server.url);
  await signIn(page, server, "ines@example.org");
  expect(page.url()).not.toContain("token");

  await createOutline(page);
  await expect(page.getByRole("textbox").nth(3)).not.toHaveValue("");
  await fillSections(page);
  const begun = "Twelve bits of empty land become gardens, and we ask for $46,200.";
  const opening = page.getByRole("textbox", { name: "How it begins Executive summary" });
  await expect(opening).toHaveValue(/^We want to turn|^Common Ground wants/);
  await opening.fill(begun);
  const draftUrl = page.url();

  await page.reload();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expectAccessible(page);
  await generate(page);
  await expectAccessible(page);
  await expect(page.getByText("the information, statistics and data might not be accurate")).toBeVisible();
  await expect(page.getByText("131 had gone without fresh vegetables").first()).toBeVisible();
  await expect(page.locator("article section").first().getByText(begun)).toBeVisible();

  const section = page.locator("article section").nth(1);
  await section.getByRole("button", { name: /^Edit/ }).click();
  await section.getByRole("textbox").fill("The need, in our own words <b>now</b>.\n\nAnd a second paragraph.");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("button", { name: /Edit \(Edited\)/ })).toBeVisible();
  await expect(section.getByText("The need, in our own words <b>now</b>.")).toBeVisible();
  await section.getByRole("button", { name: /Copy to clipboard/ }).click();
  const title = await section.getByRole("heading").textContent();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${title}\n\nThe need, in our own words <b>now</b>.\n\nAnd a second paragraph.`);

  await page.reload();
  await expect(page.getByText("And a second paragraph.")).toBeVisible();

  // A second browser shows the same.
  const proposalUrl = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(server.url);
  await askForLink(other, "ines@example.org");
  await redeem(other, await server.signInLink("ines@example.org", 1));
  await other.goto(proposalUrl);
  await expect(other.getByText("And a second paragraph.")).toBeVisible();
  await other.context().close();

  // So does a server that was restarted.
  await page.goto("about:blank");
  await server.stop();
  await server.start();
  await page.goto(proposalUrl);
  await expect(page.getByText("And a second paragraph.")).toBeVisible();
  await page.goto(`${server.url}/docs`);
  await expect(page.getByRole("link", { name: /food gardens|Common Ground/i }).first()).toBeVisible();
  await page.goto(draftUrl);
  await expect(page.getByRole("textbox", { name: "Grant Name" })).not.toHaveValue("");
  expect(errors).toEqual([]);
});

test("a generation that a killed server left half done is finished by the next one", async ({ page }) => {
  const slow = new TestServer({ WRITER_PACE_MS: "700" });
  await slow.start();
  try {
    await page.goto(slow.url);
    await signIn(page, slow, "tomas@example.org");
    await createOutline(page);
    await fillSections(page);
    await confirm(page);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").nth(2)).toBeVisible();
    await slow.stop("SIGKILL");
    await expect(page.getByText("The connection is lost", { exact: false })).toBeVisible({ timeout: 30_000 });
    await slow.start();
    await page.getByRole("button", { name: "View now" }).click({ timeout: 90_000 });
    await expect(page).toHaveURL(/\/docs\/[0-9a-f]{24}$/);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await expect(page.getByRole("link", { name: "Revision 1" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Revision 2" })).toHaveCount(0);
    const me = await page.evaluate(() => fetch("/api/a/me").then((answer) => answer.json()));
    expect(me.freeCredits).toEqual({ welcome: 2 });
  } finally {
    await slow.end();
  }
});

test("words of a signed-out visitor survive the round trip of a mailed link", async ({ page, browser }) => {
  await page.goto(`${server.url}/docs/new`);
  await page.getByLabel("Description").fill(gardenProject);
  await page.getByRole("button", { name: "Create Outline" }).click();
  const dialog = page.getByRole("dialog", { name: "Grantwright" });
  await dialog.getByLabel("Email").fill("visitor@example.org");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("We sent a sign-in link to")).toBeVisible();
  await redeem(page, await server.signInLink("visitor@example.org"));
  // They are made an outline of at once.
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);
  await expect(page.getByRole("textbox", { name: "Need statement" })).toHaveValue(/131 had gone without/);

  // Nobody else finds them on another device.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${server.url}/docs/new`);
  await expect(stranger.getByLabel("Description")).toHaveValue("");
  await stranger.context().close();
});
