import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { askForLink, giveEmail, redeem, signIn, welcomeCard } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** As much of the packer as is used here. */
interface Packer {
  unzipSync: (bytes: Uint8Array) => Record<string, Uint8Array>;
}
const { unzipSync } = createRequire(resolve("packages/server/package.json"))("fflate") as Packer;

/** A page in a browser of its own. */
async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Signs in with a password, in a browser where nobody is. */
async function signInWithPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(server.url);
  await giveEmail(page, email);
  await expect(page).toHaveURL(/\/signin\?email=/);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Types a new password twice, and the current one where it is given. */
async function changePassword(page: Page, next: string, current?: string): Promise<void> {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  if (current !== undefined) await field("Current Password").fill(current);
  await field("New Password").fill(next);
  await field("Confirm New Password").fill(next);
  await page.getByRole("button", { name: "Update Password" }).click();
}

const personal = "ines@example.org";

test("a person names the account, guards it with a password and takes the data along", async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.url);
  await signIn(page, server, personal);
  await page.goto(`${server.url}/user-information`);
  await page.getByRole("textbox", { name: "Display Name" }).fill("Ines <Okafor> & Co.");
  await page.getByRole("button", { name: "Update Name" }).click();
  await expect(page.getByText("Your name has been updated.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account: Ines <Okafor> & Co." }).first()).toBeVisible();

  await expect(page.getByText("You have no password yet: sign-in links work without one.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Current Password" })).toBeHidden();
  await changePassword(page, "twelve food gardens");
  await expect(page.getByText("Your password has been updated.")).toBeVisible();
  await server.mailTo(personal, /password/i);
  await expectAccessible(page);

  const other = await newPage(browser);
  await signInWithPassword(other, personal, "twelve food gardens");
  await expect(other.getByRole("button", { name: "Account: Ines <Okafor> & Co." }).first()).toBeVisible();
  await other.goto(`${server.url}/user-information`);
  await changePassword(other, "thirty-six stewards");
  await expect(other.getByText("Please enter your current password.")).toBeVisible();
  await changePassword(other, "thirty-six stewards", "not the one");
  await expect(other.getByText("The current password is wrong.")).toBeVisible();
  await changePassword(other, "thirty-six stewards", "twelve food gardens");
  await expect(other.getByText("Your password has been updated.")).toBeVisible();
  // The change signed the first browser out.
  await page.reload();
  await expect(page.getByText("Sign in to see your account")).toBeVisible();

  const [download] = await Promise.all([
    other.waitForEvent("download"),
    other.getByRole("link", { name: "Download my data" }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const account = JSON.parse(new TextDecoder().decode(files["account.json"])) as object;
  expect(account).toMatchObject({ email: personal, name: "Ines <Okafor> & Co.", hasPassword: true });
});

test("the last owner hands a team over and deletes the account; nothing of it is left to open", async ({ browser }) => {
  const email = "mira@example.org";
  const page = await newPage(browser);
  await page.goto(server.url);
  await signIn(page, server, email);
  await page.goto(`${server.url}/organization`);
  await page.getByRole("textbox", { name: "Team name" }).fill("Common Ground");
  await page.getByRole("button", { name: "Create Team" }).click();
  await expect(page).toHaveURL(/\/teams\/[0-9a-f]{24}\/organization$/);
  const organization = page.url();
  await page.getByRole("textbox", { name: "Email addresses" }).fill("tomas@example.org");
  await page.getByRole("button", { name: "Send Invitations" }).click();
  const invitation = await server.mailTo("tomas@example.org", /\/join\//);
  const tomas = await newPage(browser);
  await tomas.goto(server.url);
  await signIn(tomas, server, "tomas@example.org");
  await tomas.goto(/https?:\/\/[^\s"<>]+\/join\/[\w-]+/.exec(invitation)![0]);
  await tomas.getByRole("button", { name: "Join Common Ground" }).click();
  await expect(tomas).toHaveURL(/\/teams\/[0-9a-f]{24}\/?$/);

  await page.goto(`${server.url}/user-information`);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText(/First give these teams another owner, or delete them: Common Ground/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Delete my account" })).toBeHidden();
  await dialog.getByRole("button", { name: "Keep my account" }).click();

  await page.goto(organization);
  await page.getByRole("button", { name: "Actions for Tomas" }).click();
  await page.getByRole("button", { name: "Hand the team over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByText("Tomas owns the team now")).toBeVisible();

  // A link that was mailed and never used.
  const visitor = await newPage(browser);
  await visitor.goto(server.url);
  await askForLink(visitor, email);
  const unused = await server.signInLink(email, 1);

  await page.goto(`${server.url}/user-information`);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText(/You leave these teams.*Common Ground/)).toBeVisible();
  await expectAccessible(page);
  const field = dialog.getByRole("textbox", { name: "Type your email address to confirm" });
  const button = dialog.getByRole("button", { name: "Delete my account" });
  await field.fill("tomas@example.org");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await field.fill("Mira@Example.org");
  await button.click();
  await expect(page).toHaveURL(`${server.url}/`);
  await welcomeCard(page);
  await page.goto(organization);
  await expect(page.getByText("Common Ground")).toBeHidden();
  await expect(tomas.getByRole("heading", { level: 1 }).first()).toBeVisible();

  // The old link opens nothing; a new one makes a new account that has nothing of the old.
  await visitor.goto(unused);
  await visitor.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
  await expect(visitor.getByText(/You clicked an expired link/)).toBeVisible();
  await visitor.getByRole("dialog").getByLabel("Email").fill(email);
  await visitor.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(visitor.getByText("Check your email")).toBeVisible();
  // The mails of the account went with it.
  await redeem(visitor, await server.signInLink(email));
  await visitor.goto(`${server.url}/organization`);
  await expect(visitor.getByText("You are in no team yet.")).toBeVisible();
  await visitor.goto(organization);
  await expect(visitor.getByText("You are not in this team")).toBeVisible();
});
