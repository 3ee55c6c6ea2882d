import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { gardenProject, pressWords, signIn } from "./support/journey.ts";
import { expectFocusKept } from "./support/keyboard.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const call = readFileSync(
  join(import.meta.dirname, "../packages/server/src/modules/templates/call/fixtures/foundationQuestions.txt"),
  "utf8",
);

test(
  "a funder's call becomes a template that is checked, and a draft with its sections and limits",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "templates@example.org");
    await page.goto(`${server.url}/templates/new`);
    await pressWords(page.getByText("From a funder’s call"));
    await page.getByLabel("The call, as the funder wrote it").fill(call);
    // What was pasted survives a reload.
    await page.reload();
    await expect(page.getByLabel("The call, as the funder wrote it")).toHaveValue(call);
    await page.getByRole("button", { name: "Read the call" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Check what was read" })).toBeVisible();
    await expect(
      page.getByText("3. How do you know that this is needed? Tell us what learners themselves have said. (250 words)"),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Learning grants, spring");
    await page.getByRole("button", { name: "Leave out Section 8" }).press("Enter");
    await page.getByRole("button", { name: "Create template" }).click();

    await expect(page).toHaveURL(/\/templates\/[0-9a-f]{24}$/);
    await expect(page.getByRole("textbox", { name: /^Title of section/ })).toHaveCount(7);
    await page.getByRole("button", { name: "Actions for What is the name of your project?" }).click();
    await page.getByRole("menuitem", { name: "Move down" }).click();
    await expect(page.getByRole("textbox", { name: "Title of section 2" })).toHaveValue(
      "What is the name of your project?",
    );
    await page.getByRole("button", { name: "Add section" }).click();
    await expectFocusKept(page);
    const added = page.getByRole("textbox", { name: "Title of section 8" });
    await page
      .locator("[data-row]")
      .filter({ has: added })
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect(page.getByRole("textbox", { name: /^Title of section/ })).toHaveCount(7);
    await expectFocusKept(page);
    // The mouse takes the last one above the one before it.
    const rows = page.locator("[data-row]");
    await rows.nth(6).scrollIntoViewIfNeeded();
    const target = await rows.nth(5).boundingBox();
    await rows.nth(6).locator("[data-handle]").hover();
    await page.mouse.down();
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 8, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole("textbox", { name: "Title of section 6" })).toHaveValue(
      "What will happen when our grant ends?",
    );
    await expect(page.getByText(/^Saved just|^Saved \d|^Saved a/).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Title of section 2" })).toHaveValue(
      "What is the name of your project?",
    );

    await page.getByRole("link", { name: "Start a draft" }).click();
    await page.getByLabel("Description").fill(gardenProject);
    await page.getByRole("button", { name: "Create Outline" }).click();
    await page.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);
    await expect(
      page.getByRole("heading", { level: 2 }).filter({ hasText: "What change do you want to bring about" }),
    ).toBeVisible();
    await expect(page.getByText("Max 300 words")).toBeVisible();
    await expect(page.getByText("your most recent annual accounts").first()).toBeVisible();
  },
);
