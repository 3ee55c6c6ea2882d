import { expect, test } from "@playwright/test";
import { askForLink, createOutline, redeem, signIn, untilSaved } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("words typed while the server is away are kept through a reload, and saved when it is back", async ({ page }) => {
  await page.goto(server.url);
  await signIn(page, server, "offline@example.org");
  await createOutline(page);
  const field = page.getByRole("textbox", { name: /Need statement/ });
  await page.route("**/api/a/docs", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await field.fill("Words that must not be lost, whatever the network does.");
  await expect(page.getByText("Offline: kept on this device").first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Words that must not be lost, whatever the network does.");
  await page.unroute("**/api/a/docs");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(field).toHaveValue("Words that must not be lost, whatever the network does.");
});

test("two browsers on one draft merge what they can, and show both versions of what they cannot", async ({
  page,
  browser,
}) => {
  await page.goto(server.url);
  await signIn(page, server, "both@example.org");
  await createOutline(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(server.url);
  await askForLink(other, "both@example.org");
  await redeem(other, await server.signInLink("both@example.org", 1));
  // What others do is not heard here, as behind a proxy that lets no streams through.
  for (const call of ["**/api/a/live*", "**/api/a/docs/*/here"]) await page.route(call, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("textbox", { name: /Need statement/ })).toBeVisible();
  await other.goto(page.url());
  await expect(other.getByRole("textbox", { name: /Need statement/ })).toBeVisible();

  // Different sections: both are kept.
  await untilSaved(other, () =>
    other.getByRole("textbox", { name: /Methods/ }).fill("Methods, as the other browser has them."),
  );
  await page.getByRole("textbox", { name: /Need statement/ }).fill("Need, as this browser has it.");
  await expect(page.getByRole("textbox", { name: /Methods/ })).toHaveValue("Methods, as the other browser has them.");
  await expect(page.getByRole("textbox", { name: /Need statement/ })).toHaveValue("Need, as this browser has it.");

  // The same section: one's own words stay, and the others are shown beside them.
  await other.reload();
  await untilSaved(other, () =>
    other.getByRole("textbox", { name: /Timeline/ }).fill("Timeline, as the other browser has it."),
  );
  await page.getByRole("textbox", { name: /Timeline/ }).fill("Timeline, as this browser has it.");
  const conflict = page.getByRole("group", { name: /also changed elsewhere/ });
  await expect(conflict.getByText("Timeline, as the other browser has it.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /Timeline/ })).toHaveValue("Timeline, as this browser has it.");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(conflict).toBeHidden();
  await other.context().close();
});

test("an earlier text is put back from the history, and both stay in it", async ({ page }) => {
  await page.goto(server.url);
  await signIn(page, server, "history@example.org");
  await createOutline(page);
  const field = page.getByRole("textbox", { name: /Need statement/ });
  await untilSaved(page, () => field.fill("Written first, and worth keeping."));
  // What is pasted is a moment of its own.
  await field.selectText();
  await page.evaluate(() => navigator.clipboard.writeText("Pasted over it."));
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue("Pasted over it.");

  const button = page.getByRole("button", { name: "History: Need statement" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "History of “Need statement”" });
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleDescription(/^You pasted/);
  const written = dialog.getByRole("radio").nth(1);
  await expect(written).toHaveAccessibleDescription(/^You typed/);
  await written.check({ force: true });
  await untilSaved(page, () => dialog.getByRole("button", { name: "Put this text back" }).click());
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue("Written first, and worth keeping.");
  await page.reload();
  await expect(field).toHaveValue("Written first, and worth keeping.");
  await button.click();
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleDescription(/^You put an earlier text back/);
  await expect(dialog.getByRole("radio").nth(1)).toHaveAccessibleDescription(/^You pasted/);
});
