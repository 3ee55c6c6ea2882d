import { expect, test, type Locator, type Page } from "@playwright/test";
import { fillSections, generate, pressWords } from "./support/journey.ts";
import { field, joinTeam, makePair } from "./support/pair.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const openWork = async (page: Page, title: string) => {
  await page.getByRole("button", { name: `Who does “${title}”` }).click();
  return page.getByRole("dialog", { name: `Who does “${title}”` });
};
const choose = async (dialog: Locator, state: string) => {
  await pressWords(dialog.getByText(state, { exact: true }).first());
  await expect(dialog.getByRole("radio", { name: state })).toBeChecked();
};
const close = async (page: Page) => {
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(page.getByRole("dialog")).toBeHidden();
};

test("three people bring a proposal from a draft to the last sign-off @full", async ({ browser }) => {
  const { ines, tomas, draft, teamId } = await makePair(browser, server, "sign");
  const maya = await joinTeam(browser, server, ines, teamId, "maya.sign");

  await test.step("one gives a section to another, with a day, who is told and is led there", async () => {
    const dialog = await openWork(ines, "Budget");
    await dialog.getByRole("button", { name: /Written by/ }).click();
    await ines.getByRole("option", { name: /^Tomas/ }).click();
    await expect(dialog.getByText("Tomas Sign").last()).toBeVisible();
    // Part by part, in whatever order they stand.
    for (const [part, digits] of [
      ["day", "31"],
      ["month", "12"],
      ["year", "2099"],
    ] as const) {
      await dialog.getByRole("spinbutton", { name: new RegExp(`^${part}`) }).click();
      await ines.keyboard.type(digits);
    }
    await expect(dialog.getByText(/^by .*2099/)).toBeVisible();
    await close(ines);
    await tomas.goto(`${server.url}/teams/${teamId}/messages`);
    await tomas
      .getByText(/ gives you “Budget”$/)
      .first()
      .click();
    await tomas.getByRole("link", { name: "Open the section" }).click();
    await expect(field(tomas, "Budget")).toBeVisible();
  });
  const text = "Fences cost $18,600, and water tanks $9,000. The stewards are paid $18,600 for the first season.";
  await test.step("who does it writes it, and says that it is ready", async () => {
    await field(tomas, "Budget").fill(text);
    const dialog = await openWork(tomas, "Budget");
    await choose(dialog, "Ready for review");
    await expect(dialog.getByRole("radio", { name: "Ready for review" })).toBeChecked();
    await close(tomas);
  });
  await test.step("a third reads it and signs it off; a change takes that back for everybody to see", async () => {
    await maya.goto(server.url + draft);
    await expect(field(maya, "Budget")).toHaveValue(text);
    const dialog = await openWork(maya, "Budget");
    await choose(dialog, "Signed off");
    await expect(dialog.getByText(/^Signed off by Maya Sign/)).toBeVisible();
    await close(maya);
    await expect(tomas.getByText(/^Signed off by Maya Sign/)).toBeVisible();
    await field(tomas, "Budget").fill(`${text} Nothing is left over.`);
    for (const page of [ines, maya]) await expect(page.getByText(/changed since by Tomas Sign/)).toBeVisible();
  });
  await test.step("the proposal is written, and each of its sections is signed off", async () => {
    await tomas.close();
    await fillSections(ines);
    await generate(ines);
    await maya.goto(ines.url());
    await maya.getByRole("button", { name: "Who does what" }).click();
    const dialog = maya.getByRole("dialog", { name: "Who does what" });
    const rows = dialog.getByRole("button", { name: /^Change “/ });
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    for (let at = 0; at < count; at += 1) {
      await rows.nth(at).click();
      await choose(dialog, "Signed off");
      await expect(dialog.getByText(/^Signed off by Maya Sign/)).toBeVisible();
      await dialog.getByRole("button", { name: "All sections" }).click();
    }
    await close(maya);
    await expect(ines.getByRole("button", { name: `${count} of ${count} signed off` })).toBeVisible();
  });
  await test.step("somebody without an account reads it by a link, until that is ended", async () => {
    await ines.getByRole("button", { name: "Links for readers" }).click();
    const dialog = ines.getByRole("dialog", { name: "Links for readers" });
    await dialog.getByRole("textbox", { name: /^For whom/ }).fill("The board");
    await dialog.getByRole("button", { name: "Make a link" }).click();
    const link = await dialog.getByText(/\/shared#key=/).textContent();
    const reader = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    await reader.goto(link!);
    await expect(reader.getByRole("heading", { level: 2, name: /Budget/ })).toBeVisible();
    await expect(reader.getByText("Fences cost $18,600", { exact: false }).first()).toBeVisible();
    await dialog.getByRole("button", { name: "End the link: The board" }).click();
    await expect(dialog.getByText("Nobody has a link yet.")).toBeVisible();
    await reader.reload();
    await expect(reader.getByText("This link has ended")).toBeVisible();
  });
});
