import { expect, test, type Browser } from "@playwright/test";
import { createOutline, fillSections, generate, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

declare global {
  interface Window {
    /** What moved in each view transition, by the names of its pseudo-elements. */
    moved: string[][];
  }
}

/** A page that notes what moves when it hands something over. */
async function noting(browser: Browser, reducedMotion: "reduce" | "no-preference") {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion });
  await context.addInitScript(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given: Parameters<typeof start>) => {
      const transition = start(...given);
      const note = async () => {
        await transition.ready;
        // What takes no time is how React keeps the rest of the page still.
        const effects = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect | null)
          .filter((effect) => Number(effect?.getComputedTiming().duration) > 0);
        window.moved.push(
          effects.map((effect) => effect?.pseudoElement ?? "").filter((name) => name.includes("view-")),
        );
      };
      // One that another takes the place of before it began shows nothing.
      void note().catch(() => undefined);
      return transition;
    };
  });
  return context.newPage();
}

test(
  "what is handed from page to page moves, once, and not where no motion is wanted",
  { tag: "@full" },
  async ({ browser }) => {
    const page = await noting(browser, "no-preference");
    await page.goto(server.url);
    await signIn(page, server, "hands@example.org");
    await createOutline(page);
    await test.step("the outline comes section by section", async () => {
      await expect(page.locator("[data-arriving] [id^='section-']").first()).toBeAttached();
    });
    await fillSections(page);
    await generate(page);
    const id = new URL(page.url()).pathname.split("/")[2]!;
    await page.getByRole("link", { name: "Proposals" }).first().click();
    const card = page.locator("article").getByRole("link").first();
    await expect(card).toBeVisible();
    await page.evaluate(() => (window.moved = []));
    await card.click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.locator("main h1")).toBeFocused();
    const group = `::view-transition-group(document-${id})`;
    const timesMoved = () =>
      page.evaluate((name) => window.moved.filter((names) => names.includes(name)).length, group);
    await expect.poll(timesMoved).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await timesMoved()).toBe(1);

    const still = await noting(browser, "reduce");
    await still.context().addCookies(await page.context().cookies());
    await still.goto(`${server.url}/docs`);
    await still.locator("article").getByRole("link").first().click();
    await expect(still).toHaveURL(new RegExp(id));
    await expect(still.locator("main h1")).toBeVisible();
    expect(await still.evaluate(() => window.moved.flat())).toEqual([]);
  },
);
