import { expect, test } from "@playwright/test";
import { gardenProject } from "./support/journey.ts";
import { expectFocusKept, focusedName, tabTo } from "./support/keyboard.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("the whole job by keyboard alone, with the focus always in sight", async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole("heading", { name: "Welcome to Grantwright" }).waitFor();

  await test.step("sign in", async () => {
    await tabTo(page, /^Skip to/);
    await tabTo(page, /^Email/);
    await page.keyboard.type("keys@example.org");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await page.goto(await server.signInLink("keys@example.org"));
    await page.getByRole("dialog").waitFor();
    await tabTo(page, /^Start Creating/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Stay in the know?")).toBeVisible();
    await tabTo(page, /^Yes, I want to receive emails/);
    await page.keyboard.press("Space");
    await tabTo(page, /^Start Creating/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("describe the project", async () => {
    await tabTo(page, /^Create a Grant/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Grant Wizard" })).toBeVisible();
    await tabTo(page, /^Description/);
    await page.keyboard.insertText(gardenProject);
    await tabTo(page, /^Attach files/);
    await tabTo(page, /^Create Outline/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /outline/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "View now" })).toBeVisible({ timeout: 60_000 });
    if ((await focusedName(page)) !== "View now") await tabTo(page, /^View now/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);
  });

  await test.step("fill what is missing, from the thread of sections", async () => {
    await expect(page.getByText(/^Saved/)).toBeVisible();
    for (const title of ["Timeline", "Team experience"]) {
      await tabTo(page, new RegExp(`${title}.*open`));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: new RegExp(title) })).toBeFocused();
      // What the writer asks for there gives way to the answer.
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText("Twelve gardens will be in use by October, and counted by the county each month.");
      await page.getByText(/^Saved/).waitFor();
      await page.keyboard.press("Home");
      // Back to the list of sections, the way one came.
      await tabTo(page, /^(?!How it begins).*Executive summary/, "Shift+Tab");
    }
  });

  await test.step("have it assessed, and keep the place", async () => {
    await tabTo(page, /^Assess this draft/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "View now" })).toBeVisible({ timeout: 60_000 });
    if ((await focusedName(page)) !== "View now") await tabTo(page, /^View now/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Assess again" })).toBeVisible();
    await expectFocusKept(page);
    await expect.poll(() => focusedName(page)).toMatch(/^Assess again/);
  });

  await test.step("go back from the end of the draft", async () => {
    await tabTo(page, /^Generate/);
    await tabTo(page, /^(?!How it begins).*Executive summary/, "Shift+Tab");
  });

  await test.step("generate", async () => {
    await tabTo(page, /Sustainability.*(optional|$)/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^I confirm/);
    await page.keyboard.press("Space");
    await tabTo(page, /^Generate/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /proposal/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "View now" })).toBeVisible({ timeout: 90_000 });
    if ((await focusedName(page)) !== "View now") await tabTo(page, /^View now/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/[0-9a-f]{24}$/);
    // The address is there before the page: the focus moves to the page once it is shown.
    await expect(page.locator("main:focus, main h1:focus")).toHaveCount(1);
  });

  await test.step("edit a section and copy it", async () => {
    await tabTo(page, /^Edit: Need statement/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article").getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" And our own last word.");
    await tabTo(page, /^Save/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("And our own last word.")).toBeVisible();
    await expect.poll(() => focusedName(page)).toMatch(/^Edit \(Edited\)/);
    await tabTo(page, /^Copy to clipboard/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("And our own last word.");
  });

  await test.step("log out from the account menu", async () => {
    await tabTo(page, /^Account/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, /^Log out/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Sign in to read this proposal")).toBeVisible();
  });
});
