import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { pressWords, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Has a proposal written from inputs that pass every rule, and gives back its address. */
async function write(page: Page, id: string | undefined, text: string): Promise<string> {
  const call = async (path: string, body: object) =>
    (await page.request.post(`${server.url}/api/a/${path}`, { data: body })).json();
  const docId: string = id ?? (await call("docs", { draft: [], generate: false })).id;
  const doc = await (await page.request.get(`${server.url}/api/a/docs/${docId}`)).json();
  const asked = doc.fields.filter((field: { auto: boolean; hidden: boolean }) => !field.auto && !field.hidden);
  const draft = asked.map((field: { id: string }) => ({ id: field.id, userText: text }));
  const { taskId } = await call("docs", { id: docId, name: "Gardens for Łódź", draft, generate: true });
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${server.url}/api/a/tasks/${taskId}?progressOnly=true`)).json()).status,
      { timeout: 60_000 },
    )
    .toBe("done");
  return docId;
}

async function download(page: Page, name: string) {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name, exact: true }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test(
  "a proposal goes out as Word and PDF, a revision shows its changes, one is taken back, and a portal's count is kept",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(server.url);
    await signIn(page, server, "ines@example.org");
    const id = await write(page, undefined, "Ten gardens will be open to everybody by June 2027.");
    await page.goto(`${server.url}/docs/${id}`);
    await expect(page.getByRole("switch", { name: "Show changes" })).toHaveCount(0);

    const word = await download(page, "Word");
    expect(word.name).toBe("Gardens for Łódź.docx");
    expect(word.bytes.subarray(0, 2).toString()).toBe("PK");
    const pdf = await download(page, "PDF");
    expect(pdf.name).toBe("Gardens for Łódź.pdf");
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.bytes.toString("latin1")).toContain("/StructTreeRoot");

    await write(page, id, "Twelve gardens will be open to everybody by June 2027.");
    await page.reload();
    await page.getByRole("switch", { name: "Show changes" }).press("Space");
    const section = page.locator("article section").filter({ has: page.getByRole("button", { name: /^Take back/ }) });
    const changed = section.first();
    await expect(changed.locator("del").first()).toContainText("Ten");
    await expect(changed.locator("ins").first()).toContainText("Twelve");
    await expectAccessible(page);
    const count = await section.count();
    await changed.getByRole("button", { name: /^Take back/ }).press("Enter");
    await expect(section).toHaveCount(count - 1);
    await page.reload();
    await expect(page.getByText("Ten gardens will be open").first()).toBeVisible();

    await page
      .getByRole("complementary", { name: "About this proposal" })
      .getByRole("button", { name: "Copy for a portal" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Copy for a portal" });
    const first = dialog.getByRole("region").first();
    await first.getByRole("button", { name: /^Copy:/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(first.getByText(new RegExp(`^${copied.length} characters`))).toBeVisible();
    await pressWords(dialog.getByText("Not counted"));
    const letters = copied.replaceAll(" ", "").length;
    await expect(first.getByText(new RegExp(`^${letters} characters`))).toBeVisible();
    await expectAccessible(page);
  },
);
