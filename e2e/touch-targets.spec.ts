import { expect, test, type Page } from "@playwright/test";
import { createOutline, fillSections, generate, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** What is too small for a finger on a page: its name, and how wide and high the place is that takes a press for it, in CSS pixels. */
function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate((most) => {
    const pressed =
      "a[href], button, select, summary, label:has(input), [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab]";
    const isOf = (found: Element | null, target: Element) =>
      found !== null &&
      (target.contains(found) ||
        found.closest("label")?.contains(target) === true ||
        (found.contains(target) && found.matches(pressed)));
    /** How far from a point a press is still one on the target. */
    const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
      let far = 0;
      while (far < most && isOf(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)), target)) far += 1;
      return far;
    };
    const small: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(pressed)) {
      if (
        !target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        target.closest("[inert], [aria-hidden=true]")
      )
        continue;
      // A link within a sentence is as high as its line.
      const words = target.parentElement?.textContent?.trim().length ?? 0;
      if (getComputedStyle(target).display === "inline" && words > (target.textContent?.trim().length ?? 0) + 8)
        continue;
      target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || height < 2 || !isOf(document.elementFromPoint(x, y), target)) continue;
      const wide = reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1;
      const high = reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1;
      if (wide < most - 1 || high < most - 1)
        small.push(
          `${target.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 40)}: ${wide} x ${high}`,
        );
    }
    window.scrollTo(0, 0);
    return small;
  }, least);
}

test("what a finger presses is 44 px", { tag: "@full" }, async ({ browser }) => {
  const context = await browser.newContext({
    serviceWorkers: "block",
    reducedMotion: "reduce",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const found: Record<string, string[]> = {};
  const look = async (path: string, name = path) => {
    await page.goto(server.url + path);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    found[name] = await tooSmall(page, 44);
  };
  for (const path of ["/", "/grants", "/pricing", "/signin"]) await look(path, `${path} signed out`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.url);
  await signIn(page, server, "fingers@example.org");
  await createOutline(page);
  const draft = new URL(page.url()).pathname;
  await fillSections(page);
  await page
    .getByRole("button", { name: /^Assess/ })
    .first()
    .click();
  await page.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await look(draft, "draft");
  await page.getByRole("combobox", { name: "Sections" }).selectOption({ index: 5 });
  found["section of a draft"] = await tooSmall(page, 44);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.url + draft);
  await generate(page);
  const proposal = new URL(page.url()).pathname;
  await page.setViewportSize({ width: 390, height: 844 });
  await look(proposal, "proposal");
  await page.getByRole("button", { name: /^Before you send/ }).click();
  await expect(page.getByRole("region", { name: "Send", exact: true })).toBeInViewport();
  found["about a proposal"] = await tooSmall(page, 44);
  for (const path of [
    "/",
    "/grants",
    "/docs/new",
    "/drafts",
    "/docs",
    "/messages",
    "/templates",
    "/aiscout",
    "/opportunities",
    "/active-tasks",
    "/organization",
    "/user-information",
  ])
    await look(path);
  expect(Object.entries(found).filter(([, small]) => small.length > 0)).toEqual([]);
});

test(
  "where nothing can hover, every place of the rail has its name in sight",
  { tag: "@full" },
  async ({ browser }) => {
    const context = await browser.newContext({
      serviceWorkers: "block",
      hasTouch: true,
      isMobile: true,
      viewport: { width: 820, height: 1180 },
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await signIn(page, server, "tablet@example.org");
    const links = await page.getByRole("navigation", { name: "Main" }).locator("li a > svg + span").all();
    expect(links.length).toBeGreaterThan(5);
    for (const name of links) {
      const box = await name.evaluate((span) => [span.scrollWidth, span.clientWidth, span.clientHeight]);
      expect(box[0], await name.innerText()).toBeLessThanOrEqual(box[1]!);
      expect(box[1]).toBeGreaterThan(20);
    }
    await context.close();
  },
);
