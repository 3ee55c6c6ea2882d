import { expect, test } from "@playwright/test";
import { createOutline, fillSections, generate, signIn } from "./support/journey.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { TestServer } from "./support/server.ts";

let postgres: TestPostgres;
let server: TestServer;
test.beforeAll(async () => {
  postgres = await startPostgres();
  server = new TestServer({ DATABASE_URL: postgres.url });
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  await postgres.stop();
});

test("the main job on PostgreSQL, by two servers that share it", async ({ page }) => {
  test.skip(process.env.E2E_DATABASE !== "postgres", "Made with all other walks on PostgreSQL, in pnpm test:full.");
  await page.goto(server.url);
  await signIn(page, server, "ines@example.org");
  await createOutline(page);
  await fillSections(page);
  await generate(page);
  const { pathname } = new URL(page.url());

  const second = new TestServer({ DATABASE_URL: postgres.url });
  await second.start();
  try {
    // Cookies know no ports: the session holds on the second server, too.
    await page.goto(second.url + pathname);
    await expect(page.getByText("131 had gone without fresh vegetables").first()).toBeVisible();
  } finally {
    await second.end();
  }
});

test("a token that names a team opens the same page in its account, and logging out loads the page anew [1.2-route-team] [1.2-team-scoped-pages] [1.2-token-modal-finish] [1.2-token-modal-team] [1.4-token-ok] [1.2-log-out-reloads]", async ({
  page,
}) => {
  await page.goto(server.url);
  await signIn(page, server, "tomas@example.org");
  const teamId = await postgres.makeTeam("Common Ground", "tomas@example.org");
  const openAccount = () =>
    page
      .getByRole("button", { name: /^Account/ })
      .first()
      .click();

  // What the server answers to an invitation is played: none can be made yet.
  await page.route("**/api/p/auth/token", (route) =>
    route.fulfill({ json: { status: "ok", teamId, email: "tomas@example.org" } }),
  );
  await page.goto(`${server.url}/drafts?from=mail&token=${"t".repeat(43)}#list`);
  await page.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
  await expect(page).toHaveURL(`${server.url}/teams/${teamId}/drafts?from=mail#list`);
  await expect(page.getByText("You have no proposal drafts saved.")).toBeVisible();

  await page.getByRole("link", { name: "Create", exact: true }).first().click();
  await page.getByRole("button", { name: "Fill in the form yourself" }).click();
  await expect(page).toHaveURL(new RegExp(`/teams/${teamId}/drafts/[0-9a-f]{24}$`));
  await expect(page.getByRole("textbox", { name: "Grant Name" })).toBeVisible();
  const draft = new URL(page.url()).pathname.replace(`/teams/${teamId}`, "");

  // In the personal account the same page has no such draft.
  await openAccount();
  await page.getByRole("button", { name: "Tomas", exact: true }).click();
  await expect(page).toHaveURL(server.url + draft);
  await expect(page.getByText("There is no such draft")).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await openAccount();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Sign in to go on writing")).toBeVisible();
  expect(await page.evaluate(() => "isStillTheSamePage" in window)).toBe(false);
});
