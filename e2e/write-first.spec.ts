import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { gardenProject, signIn } from "./support/journey.ts";
import { focusedName } from "./support/keyboard.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
// With all motion, as most people have it: the headline's pause is a stop then.
test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** A description that answers all that a grant asks for: no place is left open. */
const wholeProject = `${gardenProject} Common Ground is a registered charity, founded in 2012 in Alder County, with four staff and forty volunteers. First we sign agreements for each site by March 2027; then we fence and test the soil by June 2027, train stewards by September 2027, and open all twelve gardens by October 2028. Ines Okafor reports to the trustees every month. We count beds, stewards and pounds of food each quarter, and ask the same 212 households again in October 2028. By October 2028, 150 of the 212 households will eat fresh vegetables every week, up from 81 in June 2026. After the grant, plot fees of $30 a year and the county pay for water and repairs. What is new is that stewards from each garden train those of the next. Neighbours choose the sites and sit on every garden's committee. Of the $46,200, fences cost $14,000, tanks $9,200, soil tests $3,000 and stewards $20,000.`;

const question = "What do you want to do?";
const fieldOf = (page: Page) => page.getByLabel(question);
const createButton = (page: Page) => page.getByRole("button", { name: "Create Outline" });
const dialogOf = (page: Page) => page.getByRole("dialog");

/** Writes on the landing page, asks for the outline and has a link mailed. */
async function askForOutline(page: Page, text: string, email: string): Promise<string> {
  await page.goto(server.url);
  await fieldOf(page).fill(text);
  await createButton(page).click();
  await dialogOf(page).getByLabel("Email").fill(email);
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialogOf(page).getByText("We sent a sign-in link to")).toBeVisible();
  return server.signInLink(email);
}

/** Opens a mailed link and goes through the landing and the consent. What comes next is left to itself. */
async function comeBack(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await dialogOf(page).getByRole("button", { name: "Start Creating" }).click();
  await expect(dialogOf(page).getByRole("checkbox")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Start Creating" }).click();
}

/** A tab that another one covers: a browser without a window has all of its tabs in sight. */
const setInSight = (page: Page, isInSight: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isInSight ? "visible" : "hidden",
  );

/** The drafts of who is signed in: their names, and what each was made of. */
const draftsOf = (page: Page) =>
  page.evaluate(async () => {
    const drafts = (await (await fetch("/api/a/drafts?limit=9")).json()) as { id: string }[];
    return Promise.all(
      drafts.map(
        async ({ id }) => ((await (await fetch(`/api/a/docs/${id}`)).json()) as { description: string }).description,
      ),
    );
  });

test("from the landing page to the open proposal in nine clicks, the link in the mail among them [1.1-from-project-to-proposal]", async ({
  page,
}) => {
  let clicks = 0;
  const press = async (control: Locator) => {
    clicks += 1;
    // The input of a checkbox lies over its words, unseen, and takes the press.
    await control.click({ force: true });
  };
  await page.goto(server.url);
  await expect(page.getByText("Three proposals free, no card.")).toBeVisible();
  await press(fieldOf(page));
  await page.keyboard.insertText(wholeProject);
  await press(createButton(page));
  // The address is asked for once, and its field has the focus.
  await expect(dialogOf(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.type("first@example.org");
  await press(dialogOf(page).getByRole("button", { name: "Continue" }));
  await expect(dialogOf(page).getByText("We sent a sign-in link to")).toBeVisible();

  clicks += 1;
  await page.goto(await server.signInLink("first@example.org"));
  await press(dialogOf(page).getByRole("button", { name: "Start Creating" }));
  await expect(dialogOf(page).getByRole("checkbox")).toBeVisible();
  await press(dialogOf(page).getByRole("button", { name: "Start Creating" }));
  // The outline is made without another press, and leads on by itself.
  await expect(page.getByRole("dialog", { name: /outline/ })).toBeVisible();
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/, { timeout: 90_000 });

  await press(page.getByText("I confirm that the information above is accurate and complete."));
  await press(page.getByRole("button", { name: "Generate", exact: true }));
  await expect(page).toHaveURL(/\/docs\/[0-9a-f]{24}$/, { timeout: 90_000 });
  await expect(page.getByText("131 had gone without fresh vegetables").first()).toBeVisible();
  console.log(`from the landing page to the open proposal: ${clicks} clicks`);
  expect(clicks).toBeLessThanOrEqual(9);
});

test("the first text area is within twelve tab stops, and the draft opens at its first open place", async ({
  page,
}) => {
  await page.goto(server.url);
  await expect(fieldOf(page)).toBeVisible();
  const stops: (string | undefined)[] = [];
  const isThere = () => stops.at(-1)?.startsWith(question);
  while (stops.length < 30 && !isThere()) {
    await page.keyboard.press("Tab");
    stops.push(await focusedName(page));
  }
  console.log(`from the start of the landing page to its text area: ${stops.length} stops`);
  expect(stops.length).toBeLessThanOrEqual(12);
  await expectAccessible(page);

  await comeBack(page, await askForOutline(page, gardenProject, "keys@example.org"));
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/, { timeout: 90_000 });
  const selected = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : "";
    });
  await expect.poll(selected).toMatch(/^\[Add: .*\]$/);
  // Typing replaces it.
  await page.keyboard.type("150 households by October 2028");
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .not.toContain("[Add:");
});

test("4,000 characters survive a reload and another tab, and make one outline", async ({ page, context }) => {
  const long = `${gardenProject} ${"We plant, we water and we count what grows. ".repeat(99)}`.slice(0, 4_000).trim();
  const link = await askForOutline(page, long, "tabs@example.org");
  await page.reload();
  await expect(fieldOf(page)).toHaveValue(long);

  const other = await context.newPage();
  await setInSight(page, false);
  await comeBack(other, link);
  await expect(other).toHaveURL(/\/drafts\/[0-9a-f]{24}$/, { timeout: 90_000 });
  // The tab that was left behind comes to the same draft.
  await setInSight(page, true);
  await expect(page).toHaveURL(other.url(), { timeout: 90_000 });
  expect(await draftsOf(other)).toEqual([long]);
});

test("who closes the sign-in makes no outline by signing in later, and keeps the words", async ({ page }) => {
  await page.goto(server.url);
  await fieldOf(page).fill(gardenProject);
  await createButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(fieldOf(page)).toHaveValue(gardenProject);

  await signIn(page, server, "later@example.org");
  await expect(page.getByRole("heading", { name: "Your first draft" })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(gardenProject);
  await page.goto(`${server.url}/docs/new`);
  await expect(page.getByLabel("Description")).toHaveValue(gardenProject);
  expect(await draftsOf(page)).toEqual([]);
});

test("what is typed before the rest of the form has come is in it", async ({ page }) => {
  let letCome = () => {};
  const held = new Promise<void>((done) => (letCome = done));
  await page.route(/WriteFirstRest/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url);
  await fieldOf(page).click();
  await page.keyboard.type("Gardens on twelve bits of");
  await createButton(page).click();
  await expect(page.getByRole("button", { name: "Creating…" })).toBeVisible();
  letCome();
  await expect(dialogOf(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(fieldOf(page)).toHaveValue("Gardens on twelve bits of");
  await page.reload();
  await expect(fieldOf(page)).toHaveValue("Gardens on twelve bits of");
});
