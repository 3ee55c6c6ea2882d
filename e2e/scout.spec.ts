import { expect, test } from "@playwright/test";
import { startFakeGrantsGov, type FakeGrantsGov } from "../packages/server/test/support/fakeGrantsGov.ts";
import { expectAccessible } from "./support/accessible.ts";
import { gardenProject, signIn } from "./support/journey.ts";
import { expectFocusKept } from "./support/keyboard.ts";
import { openRecords } from "./support/openGrants.ts";
import { TestServer } from "./support/server.ts";

let grantsGov: FakeGrantsGov;
let server: TestServer;
test.beforeAll(async () => {
  grantsGov = await startFakeGrantsGov(openRecords);
  server = new TestServer({ GRANTS_GOV_URL: grantsGov.url, SCOUT_REVIEW: "automatic" });
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  await grantsGov.close();
});

test("a person sends the scout out, is interested in what it finds, and starts a draft of it", async ({ page }) => {
  await page.goto(server.url);
  await signIn(page, server, "scout@example.org");
  await page.getByRole("link", { name: /^AI Scout/ }).click();
  await expect(page.getByText("Nothing found yet")).toBeVisible();
  await page.getByLabel("Who you are").fill("Common Ground is a small nonprofit that runs a garden and a pantry.");
  await page.getByLabel("What you want to do").fill(gardenProject);
  // Unsaved words survive a reload.
  await page.reload();
  await expect(page.getByLabel("What you want to do")).toHaveValue(gardenProject);
  await page.getByRole("button", { name: "Search" }).click();
  const name = "Urban Agriculture and Innovative Production – Gardens on Public Land";
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card.getByText(/Your words? “.+” (?:is|are) in its title/)).toBeVisible({ timeout: 20_000 });
  await expect(card.getByText("$50,000 to $300,000")).toBeVisible();
  await expect(page.getByText("Grants for Buses and Bus Facilities Program")).toHaveCount(0);
  await expectAccessible(page);

  await card.getByRole("button", { name: /^We're Interested/ }).click();
  await page.getByRole("button", { name: "Yes, we're interested" }).click();
  await expect(card.getByText("Interested", { exact: true })).toBeVisible();
  await expectFocusKept(page);
  await page.getByRole("link", { name: "Your Grant Opportunities" }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("button", { name: `Start a draft: ${name}` }).click();
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);
  await expect(page.getByRole("textbox", { name: "Grant Name" })).toHaveValue(name);
  await expect(page.getByRole("textbox", { name: "Eligibility Criteria" })).toHaveValue(/501\(c\)\(3\)/);
});
