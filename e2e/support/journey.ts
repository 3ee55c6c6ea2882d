import { expect, type Locator, type Page, type Response } from "@playwright/test";
import { expectFocusKept } from "./keyboard.ts";
import type { TestServer } from "./server.ts";

/** The words a person brings along: a county's food gardens. */
export const gardenProject = `We want to turn twelve unused bits of county land in Alder County into food gardens that neighbours run together. Each would be near a bus stop. We have run one at Fenwick Hall since 2019, from two beds to thirty-four, and the county has said in principle that we may use the land. In the north of the county the nearest full grocery is eleven miles from Marrow Bridge, and of 212 households we called on between March and June 2026, 131 had gone without fresh vegetables for a week or more. We need fences, water tanks and soil tests, and to pay three stewards per garden for the first season. The budget is $46,200 over eighteen months. Ines Okafor leads the work; Tomas Reyhl, a retired surveyor, holds the site agreements. A fifth of what is grown goes to the four pantries. By October 2028 we want twelve gardens in use and thirty-six stewards trained, and we will call again at the same doors and ask the same questions.`;

/** A description of whose sentences some may belong to several sections. */
export const kitchenProject = `The kitchen is in the basement of the parish hall, and the stairs are steep. Four of the twelve of us are over seventy.
Since February we have cooked on Tuesdays, one pot for everybody, and it has gone well, but one person organises it all.
Permits for the new stove have to be asked for two months ahead. The largest costs are the stove, the lift and the food.
We want to open a soup kitchen for 60 neighbours from October to March, and we ask for 9,000 pounds.
I did a smaller one during the floods and it was the most useful winter I have spent here.
The young ones are mostly carers, and they would bring the plates to those who cannot come down.
Three cooks and six students will take turns. At the end of the winter we hold a meeting in the hall to say how it went.`;

/** The welcome card. On home it is the last part of the page, and comes when one is near it. */
export async function welcomeCard(page: Page): Promise<Locator> {
  await page.locator("main").getByRole("heading").first().waitFor();
  const card = page.getByRole("complementary", { name: "Welcome to Grantwright" });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return card;
}

/** Gives an email address to the welcome card. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  const card = await welcomeCard(page);
  await card.getByLabel("Email").fill(email);
  await card.getByRole("button", { name: "Continue" }).click();
}

/** Has a sign-in link mailed from the welcome card. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await giveEmail(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
}

/** Signs in from the welcome card by a mailed link, in this browser. Ends on the page it began on. */
export async function signIn(page: Page, server: TestServer, email: string): Promise<void> {
  await askForLink(page, email);
  await redeem(page, await server.signInLink(email));
}

/** Does what changes a draft, and waits until the server has it. */
export async function untilSaved(page: Page, change: () => Promise<unknown>): Promise<void> {
  const isSave = (answer: Response) => answer.url().endsWith("/api/a/docs") && answer.request().method() === "POST";
  const saved = page.waitForResponse((answer) => isSave(answer) && answer.ok());
  await change();
  await saved;
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

/** Opens a mailed link and goes through the landing, and the consent where it is asked. */
export async function redeem(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Start Creating" }).click();
  const consent = dialog.getByRole("checkbox");
  await expect.poll(async () => (await consent.isVisible()) || !(await dialog.isVisible())).toBe(true);
  if (await consent.isVisible()) await dialog.getByRole("button", { name: "Start Creating" }).click();
  await expect(dialog).toBeHidden();
  await expectFocusKept(page);
}

/** Has an outline made from a description, and ends in its draft. */
export async function createOutline(page: Page, text = gardenProject): Promise<void> {
  await page.goto(new URL("/docs/new", page.url()).href);
  await page.getByLabel("Description").fill(text);
  await page.getByRole("button", { name: "Create Outline" }).click();
  await expect(page.getByRole("dialog", { name: /outline/ })).toBeVisible();
  await page.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);
  await expectFocusKept(page);
}

/** Fills every required section that is empty or too short, and waits until it is saved. */
export async function fillSections(page: Page): Promise<void> {
  const sentence = "We will do this work together with the people who live beside it, season by season.";
  const name = page.getByRole("textbox", { name: "Grant Name" });
  if (!(await name.inputValue())) await name.fill("Common Ground: twelve food gardens");
  for (const field of await page.locator('textarea[aria-required="true"], textarea[required]').all()) {
    const text = await field.inputValue();
    if (text.trim().split(/\s+/).length < 5) await field.fill(sentence);
  }
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Presses the words of a checkbox, as a person does. Its input lies over them, unseen, and takes the press. */
export const pressWords = (words: Locator): Promise<void> => words.click({ force: true });

/** Ticks the confirmation. */
export async function confirm(page: Page): Promise<void> {
  await pressWords(page.getByText("I confirm that the information above is accurate and complete."));
  await expect(page.getByRole("checkbox", { name: /I confirm/ })).toBeChecked();
}

/** Confirms, generates, and ends in the proposal. */
export async function generate(page: Page): Promise<void> {
  await confirm(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("dialog", { name: /proposal/ })).toBeVisible();
  await page.getByRole("button", { name: "View now" }).click({ timeout: 90_000 });
  await expect(page).toHaveURL(/\/docs\/[0-9a-f]{24}$/);
  await expectFocusKept(page);
}
