import { expect, test, type BrowserContextOptions, type Page } from "@playwright/test";
import { makeScreens, settle, type Screens } from "./support/everyScreen.ts";
import { coveredControls, cutText, freeHeight, seenOfFocused, sidewaysOverflow, wideText } from "./support/measures.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
let screens: Screens;
test.beforeAll(async ({ browser }) => {
  await server.start();
  screens = await makeScreens(browser, server, "screens@example.org");
});
test.afterAll(() => server.end());

const still: BrowserContextOptions = { reducedMotion: "reduce", serviceWorkers: "block" };

// Styles of a reader are put in, which the page's policy would refuse.
test.use({ bypassCSP: true });

/** Each screen of a person and then of a visitor, one after the other in one page. */
async function onEveryScreen(
  newPage: (options: BrowserContextOptions) => Promise<Page>,
  options: BrowserContextOptions,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  for (const who of ["person", "visitor"] as const) {
    const page = await newPage({ ...still, ...options, ...(who === "person" && { storageState: screens.session }) });
    for (const path of screens[who]) {
      await settle(page, server, path);
      await test.step(`${path} for a ${who}`, () => look(page, path));
    }
    await page.context().close();
  }
}

test(
  "at 320 x 256, as at 400 % zoom, nothing scrolls sideways and a third of the window is content",
  { tag: "@full" },
  async ({ browser }) => {
    const viewport = { width: 320, height: 256 };
    await onEveryScreen(
      (options) => browser.newPage(options),
      { viewport },
      async (page) => {
        expect.soft(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
        for (const share of [0, 0.5]) {
          await page.evaluate((at) => window.scrollTo(0, at * document.body.scrollHeight), share);
          expect.soft(await freeHeight(page), `at ${share}`).toBeGreaterThanOrEqual(96);
        }
        const fields = page.locator("main :is(textarea, input:not([type=checkbox], [type=radio], [type=file]))");
        const all = await fields.filter({ visible: true }).all();
        for (const field of new Set([all[0], all.at(-1)])) {
          if (!field) continue;
          await field.focus();
          const { seen, height } = await seenOfFocused(page);
          expect
            .soft(seen, `of ${await field.getAttribute("id")}`)
            .toBeGreaterThanOrEqual(Math.min(40, Math.floor(height) - 1));
        }
      },
    );
  },
);

test("nothing floats over a control on phones and tablets", { tag: "@full" }, async ({ browser }) => {
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await onEveryScreen(
      (options) => browser.newPage(options),
      { viewport: { width, height } },
      async (page) => {
        for (const share of [0, 0.5, 1]) {
          await page.evaluate((at) => window.scrollTo(0, at * document.body.scrollHeight), share);
          expect.soft(await coveredControls(page), `${width} px, ${share}`).toEqual([]);
        }
      },
    );
  }
});

test("nothing is cut where text is spaced out, or twice as large", { tag: "@full" }, async ({ browser }) => {
  const viewport = { width: 1280, height: 900 };
  await onEveryScreen(
    (options) => browser.newPage(options),
    { viewport },
    async (page) => {
      const spaced = await page.addStyleTag({
        content:
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
      });
      expect.soft(await cutText(page), "spaced").toEqual([]);
      expect.soft(await sidewaysOverflow(page), "spaced").toBeLessThanOrEqual(0);
      await spaced.evaluate((style) => (style as Element).remove());
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      expect.soft(await cutText(page), "200 %").toEqual([]);
      expect.soft(await wideText(page), "200 %").toEqual([]);
      expect.soft(await sidewaysOverflow(page), "200 %").toBeLessThanOrEqual(0);
    },
  );
});

/** Where the way home stands in the window, from 0 at its left to 1; undefined where a screen has none. */
const placeOfHome = (page: Page) =>
  page.evaluate(() => {
    const home = [...document.querySelectorAll('a[aria-label^="Grantwright"], a.home')].find((link) =>
      link.checkVisibility(),
    );
    const place = home?.getBoundingClientRect();
    return place && (place.left + place.width / 2) / window.innerWidth;
  });

test(
  "from right to left every screen is mirrored, and nothing is pushed out of sight",
  { tag: "@full" },
  async ({ browser }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const newPage = async (options: BrowserContextOptions) => {
        const page = await browser.newPage({ ...options, locale: "he-IL" });
        await page.addInitScript(() =>
          new MutationObserver(() => (document.documentElement.dir = "rtl")).observe(document, { childList: true }),
        );
        return page;
      };
      await onEveryScreen(newPage, { viewport: { width, height } }, async (page) => {
        expect.soft(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe("rtl");
        expect.soft(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect.soft((await placeOfHome(page)) ?? 1, `${width} px, the way home`).toBeGreaterThan(0.5);
      });
    }
  },
);
