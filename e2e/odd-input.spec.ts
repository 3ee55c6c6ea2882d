import { expect, test, type Page } from "@playwright/test";
import { makeDocx, makePdf, makeZip } from "../packages/server/src/capabilities/files/extract/testFiles.fixture.ts";
import { createOutline, fillSections, gardenProject, generate, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const script = `<img src=x onerror="window.broken=1"><script>window.broken=1</script><b>bold</b>`;

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();
}

test(
  "files that cannot be read are named, and those that can are used [2.1-with-attachments]",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "papers@example.org");
    await page.goto(`${server.url}/docs/new`);
    await page.getByLabel("Description").fill(gardenProject);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    await (
      await chooser
    ).setFiles([
      {
        name: "quote.docx",
        mimeType: word,
        buffer: await makeDocx("The county quoted $51,300 for fences, water tanks and soil tests at twelve gardens."),
      },
      {
        name: "cut-off.pdf",
        mimeType: "application/pdf",
        buffer: makePdf("Soil was read at twelve sites.").subarray(0, 300),
      },
      { name: "bomb.docx", mimeType: word, buffer: makeZip({ "word/document.xml": new Uint8Array(200_000_000) }) },
    ]);
    await expect(page.getByRole("list", { name: "Attached files" }).getByRole("listitem")).toHaveCount(3);
    await page.getByRole("button", { name: "Create Outline" }).click();
    const dialog = page.getByRole("dialog", { name: /outline/ });
    const history = dialog.getByRole("list");
    await expect(history.getByText("cut-off.pdf: The file is damaged or incomplete.")).toBeVisible({
      timeout: 120_000,
    });
    await expect(history.getByText("bomb.docx: It unpacks to far more than a document holds.")).toBeVisible({
      timeout: 120_000,
    });
    await dialog.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
    const files = page.getByRole("region", { name: "Attached files" });
    await expect(files.getByText("The file is damaged or incomplete.")).toBeVisible();
    await expect(files.getByText("It unpacks to far more than a document holds.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /Budget/ })).toHaveValue(/\$51,300.*\(quote\.docx\)/s);
  },
);

test("markup in every field stays text, in the draft and in the proposal", async ({ page }) => {
  await page.goto(server.url);
  await signIn(page, server, "markup@example.org");
  await createOutline(page, `${gardenProject} ${script}`);
  await expect(page.getByRole("textbox", { name: "Grant Name" })).toBeVisible();
  for (const field of await page.locator("form textarea").all()) await field.fill(`Five plain words and ${script}`);
  await fillSections(page);
  await expectUnharmed(page);
  await generate(page);
  await expect(page.getByText("<b>bold</b>").first()).toBeVisible();
  await expect(page.locator("article").locator("img, script, b")).toHaveCount(0);
  await expectUnharmed(page);
  await page.goto(server.url);
  await expect(page.getByText("onerror", { exact: false }).first()).toBeVisible();
  await expectUnharmed(page);
});

test(
  "emoji, text from right to left and almost a million characters are kept to the last character",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "kept@example.org");
    await createOutline(page);
    const arabic = "مشروع حدائق الطعام للمجتمع في المقاطعة الشمالية 👩🏽‍🌾🌻";
    const need = page.getByRole("textbox", { name: /Need statement/ });
    await need.fill(arabic);
    expect(await need.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");

    const longest = "All of it is kept. ".repeat(52_000);
    const methods = page.getByRole("textbox", { name: /Methods/ });
    await methods.focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), longest);
    await methods.press("Control+A");
    await methods.press("Control+V", { timeout: 90_000 });
    await expect(page.getByText(/Too long/).first()).toBeVisible();
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(need).toHaveValue(arabic);
    expect(await methods.evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(longest.length);
    await expect(page.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-disabled", "true");
  },
);

test("what is not there, or another person's, is said to be missing", { tag: "@full" }, async ({ page, browser }) => {
  await page.goto(server.url);
  await signIn(page, server, "owner@example.org");
  await createOutline(page);
  const draft = new URL(page.url()).pathname;

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(server.url);
  await signIn(stranger, server, "stranger@example.org");
  const places: [string, RegExp][] = [
    [draft, /There is no such draft/],
    [draft.replace("drafts", "docs"), /There is no such proposal/],
    [draft.replace("drafts", "docs/edit"), /There is no such draft/],
    ["/drafts/ffffffffffffffffffffffff", /There is no such draft/],
    ["/drafts/not-an-id", /There is no such draft/],
    ["/docs/ffffffffffffffffffffffff", /There is no such proposal/],
    ["/docs/new/ffffffffffffffffffffffff", /template/i],
  ];
  for (const [path, text] of places) {
    await stranger.goto(server.url + path);
    await expect(stranger.getByRole("heading", { name: text }), path).toBeVisible();
  }
  await stranger.context().close();
});
