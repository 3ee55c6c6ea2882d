import { expect, test } from "@playwright/test";
import { signIn } from "./support/journey.ts";
import { field, makePair } from "./support/pair.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("somebody from outside is let into one document, says something, writes, and is let go", async ({ browser }) => {
  const { ines, tomas, draft } = await makePair(browser, server, "guests");
  const email = "noor.guests@example.org";
  const noor = await (await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" })).newPage();
  const text = "Fences cost $18,600, and water tanks $9,000.";
  await field(ines, "Budget").fill(text);

  const people = async () => {
    await ines.getByRole("button", { name: "Share with people" }).first().click();
    return ines.getByRole("dialog", { name: "Share with people" });
  };
  const choose = async (name: RegExp, role: string) => {
    const dialog = await people();
    await dialog.getByRole("button", { name }).click();
    await ines.getByRole("option", { name: role }).click();
    await expect(dialog.getByRole("button", { name })).toContainText(role);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
  };

  await test.step("one invites an address, by the keyboard alone", async () => {
    await ines.getByRole("button", { name: "Share with people" }).first().focus();
    await ines.keyboard.press("Enter");
    const dialog = ines.getByRole("dialog", { name: "Share with people" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("textbox", { name: "Email of a guest" }).focus();
    await ines.keyboard.type(email);
    await ines.keyboard.press("Enter");
    await expect(dialog.getByText(/not here yet/)).toBeVisible();
    await ines.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(ines.getByRole("button", { name: "Share with people" }).first()).toBeFocused();
  });
  await test.step("the mail leads there, by way of signing in", async () => {
    const mail = await server.mailTo(email, /shares/);
    const link = /http:\/\/[^\s"<>]+\/drafts\/[0-9a-f]{24}/.exec(mail)?.[0] ?? "";
    expect(link).not.toBe("");
    await noor.goto(link);
    await signIn(noor, server, email);
    await expect(noor).toHaveURL(link);
    await expect(noor.getByText(/^Shared with you until/)).toBeVisible();
    await expect(field(noor, "Budget")).toHaveValue(text);
    await expect(field(noor, "Budget")).toHaveAttribute("readonly");
  });
  await test.step("a guest who comments says something about words, and others see it", async () => {
    await field(noor, "Budget").evaluate((area: HTMLTextAreaElement) => {
      area.focus();
      area.setSelectionRange(12, 19);
    });
    await noor.keyboard.press("Control+Alt+KeyM");
    await expect(noor.getByRole("textbox", { name: "New comment on “Budget”" })).toBeFocused();
    await noor.keyboard.type("We can give half of this.");
    await noor.keyboard.press("Control+Enter");
    await expect(ines.getByRole("button", { name: "Comment on “Budget”: 1 comment" })).toBeVisible();
    await expect(ines.getByRole("button", { name: /^Here now: .*noor/i })).toBeVisible();
  });
  await test.step("another role is another at once, on the page that is open", async () => {
    await choose(/What noor.* can do/i, "Can write");
    await expect(noor.locator("#main").getByText(/and change its words/)).toBeVisible();
    await expect(field(noor, "Budget")).not.toHaveAttribute("readonly");
    await field(noor, "Budget").fill(`${text} We give $9,300 of it.`);
    await expect(field(ines, "Budget")).toHaveValue(/We give \$9,300/);
    await expect(noor.getByRole("button", { name: "Generate" })).toHaveCount(0);
    await tomas.goto(server.url + draft);
    await choose(/What tomas.* can do/i, "Can read");
    await expect(tomas.locator("#main").getByText(/^You can read this/)).toBeVisible();
    await expect(field(tomas, "Budget")).toHaveAttribute("readonly");
  });
  await test.step("it stands among what is shared with the guest", async () => {
    const away = await noor.context().newPage();
    await away.goto(`${server.url}/drafts`);
    await away.getByRole("region", { name: "Shared with you" }).getByRole("link").click();
    await expect(field(away, "Budget")).toHaveValue(/We give \$9,300/);
    await away.close();
  });
  await test.step("whoever is let go finds it no longer", async () => {
    const dialog = await people();
    await dialog.getByRole("button", { name: /^Stop sharing with noor/i }).click();
    await expect(dialog.getByRole("heading", { name: "Guests" })).toBeHidden();
    await expect(noor.locator("#main").getByText(/^This is no longer shared with you/)).toBeVisible();
    await noor.reload();
    await expect(noor.getByRole("heading", { level: 1 })).toHaveText("There is no such draft");
    await noor.goto(`${server.url}/drafts`);
    await expect(noor.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
    await expect(noor.getByRole("region", { name: "Shared with you" })).toHaveCount(0);
  });
});
