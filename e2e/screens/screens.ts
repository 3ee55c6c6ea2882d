import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type BrowserContextOptions, type Page } from "@playwright/test";
import { startFakeGrantsGov, type FakeGrantsGov } from "../../packages/server/test/support/fakeGrantsGov.ts";
import { makeScreens, settle, type Screens } from "../support/everyScreen.ts";
import { gardenProject, signIn } from "../support/journey.ts";
import { openRecords } from "../support/openGrants.ts";
import { TestServer } from "../support/server.ts";
import { states, type State } from "./states.ts";

// Which pictures: SCREENS_ONLY is a pattern of names, SCREENS_FOLDER where they go. One that cannot be taken fails its run, and the
// others are taken all the same.
const folder = process.env.SCREENS_FOLDER ?? "test-results/screens";
const only = new RegExp(process.env.SCREENS_ONLY ?? "");
const asked = states.filter(({ name }) => only.test(name));

let grantsGov: FakeGrantsGov;
let server: TestServer;
let screens: Screens;
let newcomer: BrowserContextOptions["storageState"];

/** What else the person writes, so that lists and the inbox hold several things. */
const otherProjects = [
  "Our library lends books and drills. We ask for $8,400 to repair the bindery's two presses by May 2027, and to teach eight volunteers to mend what forty readers a month bring back.",
  "The night shelter on Quay Street needs a second shower and a room where people can sleep in the day. Work takes six weeks and costs $31,000; 64 guests a winter would use it.",
];

/** Has the scout find something, and takes an interest in it. */
async function sendScout(page: Page): Promise<void> {
  await page.goto(`${server.url}/aiscout`);
  await page.getByLabel("Who you are").fill("Common Ground is a small nonprofit that runs a garden and a pantry.");
  await page.getByLabel("What you want to do").fill(gardenProject);
  await page.getByRole("button", { name: "Search" }).click();
  const found = page.getByRole("button", { name: /^We're Interested/ }).first();
  await found.click({ timeout: 120_000 });
  await page.getByRole("button", { name: "Yes, we're interested" }).click();
  await expect(page.getByText("Interested", { exact: true }).first()).toBeVisible();
}

test.describe.configure({ mode: "parallel" });

test.beforeAll(async ({ browser }) => {
  mkdirSync(folder, { recursive: true });
  grantsGov = await startFakeGrantsGov(openRecords);
  // Rests at what it reports, so that a writer at work can be taken.
  server = new TestServer({ GRANTS_GOV_URL: grantsGov.url, SCOUT_REVIEW: "automatic", WRITER_PACE_MS: "900" });
  await server.start();
  screens = await makeScreens(browser, server, "screens@example.org");
  const person = await browser.newContext({ storageState: screens.session });
  for (const text of otherProjects)
    await person.request.post(`${server.url}/api/a/drafts`, { data: { text }, headers: { origin: server.url } });
  await sendScout(await person.newPage());
  await person.close();
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(server.url);
  await signIn(page, server, "newcomer@example.org");
  newcomer = await context.storageState();
  await context.close();
});
test.afterAll(async () => {
  await server.end();
  await grantsGov.close();
});

const sessionOf = (who: State["who"]): BrowserContextOptions["storageState"] =>
  ({ visitor: undefined, person: screens.session, newcomer })[who];

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`${width} px, ${colorScheme}`, async ({ browser }) => {
      for (const state of asked) {
        const session = sessionOf(state.who);
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          reducedMotion: "reduce",
          serviceWorkers: "block",
          hasTouch: width < 768,
          ...(session && { storageState: session }),
        });
        const page = await context.newPage();
        const name = `${state.name}-${width}-${colorScheme}.png`;
        try {
          await settle(page, server, state.path(screens));
          await state.act?.(page, width < 768);
          if (!state.isPassing) {
            await page.waitForLoadState("networkidle");
            const skeletons = page.locator('[aria-hidden="true"][style*="--width"][style*="--height"]');
            await expect(skeletons.filter({ visible: true })).toHaveCount(0);
          }
          // What was pressed last is no longer pointed at.
          await page.mouse.move(width - 1, 1);
          await page.evaluate(() => document.fonts.ready);
        } catch (error) {
          expect.soft(error, name).toBeUndefined();
        }
        if (state.isWhole) {
          // A window as high as the page: bars that are fixed stand at its end, and not across it.
          const whole = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height: Math.max(whole, height) });
        }
        // Nothing moves by itself; what is shown or hidden by scrolling stays as the person has it.
        await page.screenshot({ path: join(folder, name), animations: "allow" });
        await context.close();
      }
    });
