import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { makeScreens, settle, type Screens } from "./support/everyScreen.ts";
import { pressWords } from "./support/journey.ts";
import { expectMarked } from "./support/keyboard.ts";
import { edgedControls, placeholderContrasts } from "./support/measures.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
let screens: Screens;
test.beforeAll(async ({ browser }) => {
  await server.start();
  screens = await makeScreens(browser, server, "colours@example.org");
});
test.afterAll(() => server.end());

/** What the bar of the page leads to, in its order; on the draft it is folded, and the same. */
const waysOf = (page: Page) =>
  page
    .getByRole("navigation", { name: "Main" })
    .first()
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

for (const who of ["person", "visitor"] as const)
  test(
    `every screen keeps the rules of axe, the good practice too, and shows its placeholders, in both themes: a ${who}`,
    { tag: "@full" },
    async ({ browser }) => {
      // 34 pages and themes, each looked at by all rules.
      test.slow();
      const context = await browser.newContext({
        reducedMotion: "reduce",
        serviceWorkers: "block",
        ...(who === "person" && { storageState: screens.session }),
      });
      const page = await context.newPage();
      let ways: (string | null)[] = [];
      for (const path of screens[who]) {
        await settle(page, server, path);
        if (ways.length === 0) {
          await expect.poll(async () => (ways = await waysOf(page)).length).toBeGreaterThan(2);
        }
        await expect.soft.poll(() => waysOf(page), { message: `the same ways on ${path}` }).toEqual(ways);
        // A visitor has it nowhere; who has it somewhere has it everywhere, at one place.
        const help = page.getByRole("button", { name: "Help & Support" }).filter({ visible: true });
        await expect.soft(help, `help on ${path} for a ${who}`).toHaveCount(who === "person" ? 1 : 0);
        for (const colorScheme of ["light", "dark"] as const) {
          await test.step(`${path} for a ${who}, ${colorScheme}`, async () => {
            await page.emulateMedia({ colorScheme });
            await expectAccessible(page, "best-practice");
            for (const { text, contrast } of await placeholderContrasts(page))
              expect.soft(contrast, text!).toBeGreaterThanOrEqual(4.5);
          });
        }
      }
      await context.close();
    },
  );

test(
  "in forced colours every control keeps an edge, and focus, current page and checked state are seen",
  { tag: "@full" },
  async ({ browser }) => {
    const context = await browser.newContext({
      reducedMotion: "reduce",
      serviceWorkers: "block",
      storageState: screens.session,
    });
    const page = await context.newPage();
    for (const path of screens.person) {
      await page.emulateMedia({ forcedColors: "none" });
      await settle(page, server, path);
      await test.step(path, async () => {
        const edged = new Set((await edgedControls(page)).filter(({ hasEdge }) => hasEdge).map(({ id }) => id));
        await page.emulateMedia({ forcedColors: "active" });
        const lost = (await edgedControls(page)).filter(({ id, hasEdge }) => edged.has(id) && !hasEdge);
        expect
          .soft(
            lost.map(({ name }) => name),
            "without an edge",
          )
          .toEqual([]);
        const address = page.url();
        for (let stop = 0; stop < 15; stop += 1) {
          await page.keyboard.press("Tab");
          await expectMarked(page);
        }
        expect(page.url(), "the focus alone leads nowhere").toBe(address);
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    }

    await test.step("the current page, and what is ticked", async () => {
      await settle(page, server, "/drafts");
      const link = page.locator('nav a[href="/drafts"]').filter({ visible: true }).first();
      await expect(link).toHaveAttribute("aria-current", "page");
      const list = page
        .locator("nav", { has: page.locator('a[href="/drafts"]') })
        .filter({ visible: true })
        .first();
      const current = await list.screenshot();
      await link.evaluate(({ attributes }) => {
        for (const name of ["aria-current", "data-current"]) attributes.removeNamedItem(name);
      });
      expect((await list.screenshot()).equals(current), "current").toBe(false);
      await settle(page, server, screens.draft);
      for (const role of ["checkbox", "switch"] as const) {
        const words = page
          .locator("label")
          .filter({ has: page.getByRole(role) })
          .filter({ visible: true })
          .first();
        const before = await words.screenshot();
        await pressWords(words);
        await page.mouse.move(0, 0);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        expect((await words.screenshot()).equals(before), role).toBe(false);
      }
    });
    await context.close();
  },
);
