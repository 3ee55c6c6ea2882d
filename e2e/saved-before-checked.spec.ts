import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { createOutline, fillSections, generate, pressWords, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

let folder: string;
let server: TestServer;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "grantwright-e2e-hold-"));
  const load = pathToFileURL(resolve("e2e/support/holdReceipts.ts")).href;
  server = new TestServer({ NODE_OPTIONS: `--import=${load}`, E2E_HOLD_RECEIPTS: join(folder, "receipts") });
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the check of sentences slow, or fail. Gives what ends that. */
function hold(how: "slow" | "fail"): () => void {
  const file = join(folder, "receipts");
  writeFileSync(file, how);
  return () => rmSync(file);
}

/** So long that it is checked in a thread of its own. */
const longText = (claim: string) =>
  `${claim}\n\n${"We will go on beside the people who live there. ".repeat(500)}`.trim();

/** The texts of the proposal as the server has them. */
async function textsOnServer(page: Page): Promise<string[]> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`${server.url}/api/a/docs/${id}`);
  const { sections } = (await answer.json()) as { sections: { text: string }[] };
  return sections.map(({ text }) => text);
}

/** Puts a text in the place of the first section's, and saves it. Ends when the person is back at the proposal. */
async function save(page: Page, text: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Edit(?:ed)?: / })
    .first()
    .click();
  const field = page.locator("section textarea").first();
  await field.fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => textsOnServer(page)).toContain(text);
  await expect(field).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
}

/** Opens the proposal anew until its sentences were checked: they are while somebody looks. */
async function expectChecked(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: /^Edit: / }).first()).toBeVisible();
    await expect(page.getByText("Not checked yet")).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  // What a person brings in is theirs, and is said to be once it was checked.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await pressWords(page.getByText("Show where it comes from"));
  await expect(page.getByText("Confirmed by a person").first()).toBeAttached();
}

test("a section is saved while the check of its sentences is slow or fails, and is checked later", async ({ page }) => {
  await page.goto(server.url);
  await signIn(page, server, "ines@example.org");
  await createOutline(page);
  await fillSections(page);
  await generate(page);
  const notChecked = page.getByText("Not checked yet");
  await expect(notChecked).toHaveCount(0);

  const goOn = hold("slow");
  const first = longText("The gardens reach 7,391 households.");
  await save(page, first);
  await expect(page.getByText("The gardens reach 7,391 households.")).toBeVisible();
  await expect(notChecked.first()).toBeAttached();
  await page.reload();
  await expect(page.getByText("The gardens reach 7,391 households.")).toBeVisible();
  await expect(notChecked).toBeVisible();
  goOn();
  await expectChecked(page);

  const mend = hold("fail");
  const second = longText("The gardens reach 8,642 households.");
  await save(page, second);
  await expect(notChecked.first()).toBeAttached();
  await page.reload();
  await expect(notChecked).toBeVisible();
  expect(await textsOnServer(page)).toContain(second);
  expect(server.output).toContain("sentences could not be checked");
  mend();
  await expectChecked(page);
});
