import { expect, test, type Page } from "@playwright/test";
import { Deployments } from "./support/deployments.ts";
import { createOutline, signIn, untilSaved, welcomeCard } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

let deployments: Deployments;
let server: TestServer;
test.use({ serviceWorkers: "allow" });
test.beforeAll(async () => {
  deployments = new Deployments();
  server = new TestServer({ E2E_APP_FOLDER: deployments.folder }, true);
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  deployments.end();
});

const words = {
  saved: "Of 212 households, 131 had gone without fresh vegetables for a week or more.",
  offline: "Written on a train, between two tunnels.",
  later: "Written after the page was opened anew, still without a network.",
};

const section = (page: Page, name: RegExp) => page.getByRole("textbox", { name });

/** The addresses whose answers are kept on this device for reading without a network. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has("grantwright.answers.2"))) return [];
    const keys = await (await caches.open("grantwright.answers.2")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Which of some texts Cache Storage holds, wherever it may be. */
const keptTexts = (page: Page, texts: string[]): Promise<string[]> =>
  page.evaluate(async (looked) => {
    const found = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const kept = (await (await cache.match(key))?.text()) ?? "";
        for (const text of looked) if (kept.includes(text)) found.add(text);
      }
    }
    return [...found];
  }, texts);

/** Opens a new draft, and waits until it could be read without a network. Gives its address. */
async function openDraft(page: Page, email: string): Promise<string> {
  await page.goto(server.url);
  await signIn(page, server, email);
  await createOutline(page);
  const address = page.url();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const id = address.split("/").at(-1)!;
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(["/api/a/me", `/api/a/docs/${id}`]));
  return address;
}

test("a draft is read and written without a network, sent once when it is back, and gone from the device after log-out", async ({
  page,
  context,
}) => {
  const address = await openDraft(page, "train@example.org");
  await untilSaved(page, () => section(page, /Need statement/).fill(words.saved));

  // A page that goes may still send over a network that only the browser takes for lost.
  await Promise.all([context.setOffline(true), server.stop()]);
  await expect(page.getByText("Offline: kept on this device").first()).toBeVisible();
  await section(page, /Methods/).fill(words.offline);
  await expect(page.getByText("Offline: kept on this device").first()).toBeVisible();
  await page.reload();
  await expect(section(page, /Need statement/)).toHaveValue(words.saved);
  await expect(section(page, /Methods/)).toHaveValue(words.offline);
  await expect(page.getByText("Offline: kept on this device").first()).toBeVisible();
  await section(page, /Timeline/).fill(words.later);

  // What was never opened says so; what was is there.
  await page.goto(`${server.url}/organization`);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto(address);
  await expect(section(page, /Timeline/)).toHaveValue(words.later);

  const saves: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/api/a/docs")) saves.push(response.status());
  });
  await server.start();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await expect(page.getByText("Offline: kept on this device")).toHaveCount(0);
  expect(saves).toEqual([200]);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(section(page, /Need statement/)).toHaveValue(words.saved);
  await expect(section(page, /Methods/)).toHaveValue(words.offline);
  await expect(section(page, /Timeline/)).toHaveValue(words.later);
  expect(await keptTexts(page, [words.later])).toEqual([words.later]);

  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await welcomeCard(page);
  expect(await keptAddresses(page)).toEqual([]);
  expect(await keptTexts(page, [...Object.values(words), "train@example.org"])).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Grantwright cannot be reached" })).toBeVisible();
  await context.setOffline(false);
});

test("the list of drafts is looked through without a network, on this device, and no search is kept", async ({
  page,
  context,
}) => {
  await openDraft(page, "list@example.org");
  await page.goto(`${server.url}/drafts`);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.goto(`${server.url}/drafts?search=zeppelins`);
  const box = page.getByRole("searchbox", { name: "Search drafts" });
  await expect(page.getByRole("heading", { name: /^Nothing found/ })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(box).toHaveValue("zeppelins");
  await expect(page.getByText(/only those that are kept on this device/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Nothing found/ })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByText("1 draft", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Deadline" }).click();
  await expect(page.getByText(/only those that are kept on this device/)).toBeVisible();
  await expect(page.getByText("1 draft", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/only those that are kept on this device/)).toBeHidden();
  const kept = await page.evaluate(async () => {
    const keys = await (await caches.open("grantwright.answers.2")).keys();
    return keys.map(({ url }) => url).filter((url) => /[?&](?:search|sort|offset)=/.test(url));
  });
  expect(kept).toEqual([]);
});

test("what one person read is gone from the device when another signs in, and a document when it is refused", async ({
  page,
}) => {
  const address = await openDraft(page, "first@example.org");
  const id = address.split("/").at(-1)!;
  const ask = (path: string, body?: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const init =
          sent === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: sent };
        return (await fetch(to!, init)).status;
      },
      [`/api${path}`, body && JSON.stringify(body)],
    );

  // Gone elsewhere: refused here, and no longer kept. The page may have heard of it and asked already.
  await expect.poll(() => keptAddresses(page)).toContain(`/api/a/docs/${id}`);
  expect((await page.request.delete(`${server.url}/api/a/docs/${id}`)).status()).toBe(204);
  expect(await ask(`/a/docs/${id}`)).toBe(404);
  await expect.poll(() => keptAddresses(page)).not.toContain(`/api/a/docs/${id}`);

  await ask("/a/teams");
  await expect.poll(() => keptAddresses(page)).toContain("/api/a/teams");
  await ask("/p/auth/email", { email: "second@example.org", returnTo: "/" });
  const token = new URLSearchParams(new URL(await server.signInLink("second@example.org")).hash.slice(1)).get("token");
  expect(await ask("/p/auth/token", { token })).toBe(200);
  expect(await ask("/a/me")).toBe(200);
  await expect.poll(() => keptAddresses(page)).toContain("/api/a/me");
  expect(await keptAddresses(page)).not.toContain("/api/a/teams");
});

test("another deployment takes nothing away from an open page, and is there at the next load", async ({
  page,
  browser,
}) => {
  test.skip(process.env.E2E_DATABASE !== "postgres", "Made with all other walks on PostgreSQL, in pnpm test:full.");
  await openDraft(page, "deployed@example.org");
  const before = await page.locator("script[type=module]").getAttribute("src");
  const { origin } = new URL(server.url);
  const withoutWorker = await browser.newContext({
    serviceWorkers: "block",
    storageState: await page.context().storageState(),
  });
  const bare = await withoutWorker.newPage();
  await bare.goto(page.url());
  await expect(section(bare, /Methods/)).toBeVisible();
  deployments.next();
  const worker = await page.request.get(`${origin}/sw.js`);
  expect(worker.headers()).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    "cache-control": expect.stringContaining("max-age=0"),
    "content-security-policy": expect.stringContaining("default-src 'self'"),
  });

  // What this deployment was made of is kept on this device: its screens open as before.
  await section(page, /Need statement/).fill(words.saved);
  await page.getByRole("link", { name: "Create" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Grant Wizard" })).toBeVisible();
  await page.goBack();
  await expect(section(page, /Need statement/)).toHaveValue(words.saved);
  await page.reload();
  await expect(section(page, /Need statement/)).toHaveValue(words.saved);
  expect(await page.locator("script[type=module]").getAttribute("src")).not.toBe(before);

  // Where nothing is kept, the words are, and a reload is offered.
  await section(bare, /Methods/).fill(words.offline);
  await bare.getByRole("link", { name: "Create" }).first().click();
  await expect(bare.getByRole("heading", { name: "A part of this page could not be loaded" })).toBeVisible();
  await expect.poll(() => bare.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await bare.getByRole("button", { name: "Reload" }).click();
  await expect(bare.getByRole("heading", { level: 1, name: "Grant Wizard" })).toBeVisible();
  await bare.goto(`${origin}${new URL(page.url()).pathname}`);
  await expect(section(bare, /Methods/)).toHaveValue(words.offline);
  await withoutWorker.close();
});
