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
