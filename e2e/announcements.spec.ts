import { expect, test } from "@playwright/test";
import { expectSaidOnce, heard, listen } from "./support/announcements.ts";
import { createOutline, signIn } from "./support/journey.ts";
import { expectFocusKept } from "./support/keyboard.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("writing is silent, and what happens meanwhile is said once", async ({ page, context }) => {
  await page.goto(server.url);
  await signIn(page, server, "heard@example.org");
  await createOutline(page);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // The welcome has come; that the outline is ready was watched, and is read.
  const unread = (count: number) => page.getByRole("link", { name: `Team Inbox ${count} unread` }).first();
  const look = (count: number) =>
    expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
        return unread(count).isVisible();
      })
      .toBe(true);
  await look(1);
  const id = /[0-9a-f]{24}$/.exec(page.url())![0];
  await listen(page);

  await test.step("typing and saving", async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/a/docs") && answer.ok());
    await page.getByRole("textbox", { name: /Need statement/ }).pressSequentially(" And more of it, word by word.");
    await saved;
    await expect(page.getByText(/^Saved/)).toBeVisible();
    expect(await heard(page)).toEqual([]);
  });

  await test.step("going offline and coming back", async () => {
    await context.setOffline(true);
    await expect(page.getByText("Offline: kept on this device").first()).toBeVisible();
    await expectSaidOnce(page, /offline/i);
    await context.setOffline(false);
    await expectSaidOnce(page, /online|saved/i);
  });

  await test.step("a new message", async () => {
    expect((await page.request.post(`${server.url}/api/a/docs/${id}/review`)).ok()).toBe(true);
    await look(2);
    await expectSaidOnce(page, /1 new message/);
  });

  await test.step("a file is attached, and removed", async () => {
    await page.getByRole("link", { name: "Create" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Grant Wizard" })).toBeVisible();
    await heard(page);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    await (await chooser).setFiles([{ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Twelve gardens.") }]);
    await expectSaidOnce(page, /a\.txt/);
    await page.getByRole("button", { name: /Remove.*a\.txt/ }).click();
    await expectSaidOnce(page, /a\.txt.*removed/i);
    await expectFocusKept(page);
  });
});
