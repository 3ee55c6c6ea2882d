import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const index = JSON.parse(readFileSync("storybook-static/index.json", "utf8")) as { entries: Record<string, Entry> };
const sinks = Object.values(index.entries).filter(({ type, name }) => type === "story" && name === "Kitchen Sink");

/** Opens a story, and waits until it and its play function have ended and its fonts are there. */
async function open(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // Asked from outside: a story may have stopped the clock inside.
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
            __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
          };
          return preview?.currentRender?.phase;
        }),
      { timeout: 30_000 },
    )
    .toMatch(/^(completed|finished)$/);
  await expect(page.locator("body")).toHaveClass(/sb-show-main/);
  await page.evaluate(() => document.fonts.ready);
}

test("every kitchen sink is found", () => expect(sinks.length).toBeGreaterThan(0));

test("a screen gets its answers from the mocks under a sub path", async ({ page }) => {
  await page.goto("iframe.html?id=screens-home--loaded&viewMode=story");
  await expect(page.getByRole("heading", { name: "Continue writing" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Pick up here/ })).toBeVisible();
});

for (const { id, title } of sinks) {
  const name = title.split("/").at(-1)!;
  for (const theme of ["light", "dark"] as const) {
    test(`${name} looks as it did, ${theme}`, async ({ page }, info) => {
      const folder = join(info.project.testDir, "pictures", `chromium-${process.env.CHROMIUM_MAJOR}`);
      const isMaking = info.config.updateSnapshots === "all" || info.config.updateSnapshots === "changed";
      test.skip(
        !existsSync(folder) && !isMaking,
        `There are no pictures for Chromium ${process.env.CHROMIUM_MAJOR}. Make them with pnpm pictures.`,
      );
      await open(page, id, `theme:${theme}`);
      await expect(page).toHaveScreenshot(`${name}-${theme}.png`, { fullPage: true });
    });
  }

  test(`${name} is accessible in forced colours and from right to left`, async ({ page }) => {
    for (const [globals, forcedColors] of [
      ["theme:light", "active"],
      ["theme:light;direction:rtl", "none"],
      ["theme:dark;direction:rtl", "none"],
    ] as const) {
      await page.emulateMedia({ forcedColors });
      await open(page, id, globals);
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { "target-size": { enabled: true } } })
        // A part is no page. In forced colours the person's own colours are shown, which axe does not know.
        .disableRules([
          "region",
          "page-has-heading-one",
          "landmark-one-main",
          ...(forcedColors === "active" ? ["color-contrast"] : []),
        ])
        .analyze();
      expect(
        violations.map(
          (each) =>
            `${globals} ${forcedColors}: ${each.id} ${each.nodes.map(({ target }) => target.join(" ")).join(", ")}`,
        ),
      ).toEqual([]);
    }
  });
}
