import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { gardenProject, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("a visitor searches, signs in, bookmarks a grant, finds it again and starts a draft from it", async ({ page }) => {
  const name = "Community project grant";
  await page.goto(`${server.url}/grants`);
  await expect(page.getByRole("heading", { level: 1, name: "Grant Library" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Grants you missed" }).getByText("Expired").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search grants" }).fill("cömmunity PROJECT");
  await expect(page).toHaveURL(/search=/);
  const open = page.getByRole("region", { name: "Grants you can apply to" });
  await expect(open.getByRole("link", { name })).toBeVisible();
  await expect(open.getByRole("link", { name: "NSF research proposal" })).toBeHidden();

  // The mailed link leads back to what was searched for.
  await signIn(page, server, "ines@example.org");
  await expect(page.getByRole("searchbox", { name: "Search grants" })).toHaveValue("cömmunity PROJECT");
  await open.getByRole("button", { name: `Bookmark ${name}` }).click();
  await expect(open.getByRole("button", { name: `Remove bookmark from ${name}` })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search grants" }).fill("");
  const bookmarks = page.getByRole("region", { name: "Bookmarks" });
  await bookmarks.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/grants\/[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What it asks for" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Start a draft" }).click();
  await expect(page).toHaveURL(/\/docs\/new\/[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("textbox", { name: "Description", exact: true }).fill(gardenProject);
  await page.getByRole("button", { name: "Create Outline" }).click();
  await page.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);

  // It stands among the bookmarks alone; taken out of them from the keyboard, it is back in its place, and the focus stays in the part.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Grants" }).first().click();
  await bookmarks.getByRole("button", { name: `Take ${name} out of the bookmarks` }).focus();
  await expect(open.getByRole("link", { name })).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(bookmarks.getByText("No bookmarked grants yet.")).toBeVisible();
  await expect(bookmarks).toBeFocused();
  await expect(open.getByRole("button", { name: `Bookmark ${name}` })).toBeVisible();
});
