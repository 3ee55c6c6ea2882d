import { expect, test, type Page } from "@playwright/test";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const sizes: readonly (readonly [number, number])[] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
];

const cardOf = (page: Page) => page.getByRole("complementary", { name: /Welcome to Grantwright/ });

/** The controls in sight whose middle belongs to the welcome card. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector("aside:has(input[type=email])");
    if (!card) throw new Error("There is no welcome card.");
    const controls = document.querySelectorAll("a[href], button, input, textarea, select, summary");
    return [...controls]
      .filter((control) => !card.contains(control))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((control) => control.textContent || control.getAttribute("aria-label"));
  });

test("the welcome card covers no control of a page, at its start or at its end [1.2-welcome-card]", async ({
  page,
}) => {
  const [template] = (await (await fetch(`${server.url}/api/p/published/docs?limit=1`)).json()) as {
    id: string;
  }[];
  const paths = ["/", "/docs/new", `/docs/new/${template!.id}`, "/grants", `/grants/${template!.id}`, "/pricing"];
  for (const path of paths) {
    await page.goto(server.url + path);
    await expect(cardOf(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const end of ["start", "end"]) {
        await page.evaluate((isEnd) => window.scrollTo(0, isEnd ? document.body.scrollHeight : 0), end === "end");
        await expect
          .poll(() => coveredControls(page), { message: `${path} at ${width} x ${height}, ${end}` })
          .toEqual([]);
      }
    }
  }
});

test("the welcome card folds while something is typed, and opens again", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${server.url}/docs/new`);
  const email = cardOf(page).getByLabel("Email");
  await expect(email).toBeVisible();
  await page.getByLabel("Description").pressSequentially("Gardens");
  await expect(email).toBeHidden();
  await expect(page.getByLabel("Description")).toBeFocused();
  await cardOf(page).getByRole("button", { name: "Welcome to Grantwright" }).click();
  await expect(email).toBeFocused();
});
