import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { askForLink, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** As much of the library for codes as is used here. */
interface Codes {
  Secret: { fromBase32: (text: string) => object };
  TOTP: new (config: { secret: object }) => { generate: (config: { timestamp: number }) => string };
}
const { Secret, TOTP } = createRequire(resolve("packages/server/package.json"))("otpauth") as Codes;

const step = 30_000;

/** The code that an app shows, `steps` steps of time from now. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * step });

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${server.url}/drafts`);
  await page
    .getByRole("button", { name: /^Account: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to see your drafts" })).toBeVisible();
}

test("a person adds a passkey, and signs in with it alone", async ({ browser }) => {
  const page = await newPage(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(server.url);
  await signIn(page, server, "ines.passkey@example.org");
  await page.goto(`${server.url}/user-information`);
  const add = async (name: string) => {
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("button", { name: "Add a passkey" }).click();
    return dialog;
  };
  await expect(await add("My laptop")).toBeHidden();
  await expect(page.getByRole("group", { name: "Your passkeys" })).toContainText("My laptop");
  await server.mailTo("ines.passkey@example.org", /passkey was added/i);
  await expectAccessible(page);
  const again = await add("My laptop, again");
  await expect(again).toContainText("This device has a passkey of your account already.");
  await page.keyboard.press("Escape");

  await logOut(page);
  await page.goto(`${server.url}/signin`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("button", { name: "Account: Ines Passkey" }).first()).toBeVisible();
  await page.goto(`${server.url}/user-information`);
  await expect(page.getByText(/with a passkey/).first()).toBeVisible();
  await page.getByRole("button", { name: "Remove: My laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();

  await logOut(page);
  await page.goto(`${server.url}/signin`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText(/not known here/)).toBeVisible();
});

test("a person turns on two-step sign-in, and signs in with a code and with a recovery code", async ({ browser }) => {
  const email = "tomas.twostep@example.org";
  const page = await newPage(browser);
  await page.goto(server.url);
  await signIn(page, server, email);
  await page.goto(`${server.url}/user-information`);
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for your app" })).toBeVisible();
  const secret = (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", "");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Six-digit code" }).fill(codeOf(secret, -1));
  await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [recoveryCode = ""] = await codes.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as text" }).click();
  expect((await download).suggestedFilename()).toBe("grantwright-recovery-codes.txt");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();
  await server.mailTo(email, /two-step sign-in is on/i);

  const byLink = async () => {
    await logOut(page);
    await page.goto(server.url);
    await askForLink(page, email);
    await page.goto(await server.signInLink(email));
    await page.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
    const field = page.getByRole("textbox", { name: "Six-digit code" });
    await expect(field).toBeFocused();
    return field;
  };
  /** Mails were never spoken of: that is asked after the second step, as after the first one. */
  const consent = async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Start Creating" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  const field = await byLink();
  await expectAccessible(page);
  await field.fill("000000");
  await field.press("Enter");
  await expect(page.getByText("This code is not right, or was used already.")).toBeVisible();
  await field.fill(codeOf(secret, 1));
  await field.press("Enter");
  await consent();
  await expect(page.getByRole("button", { name: "Account: Tomas Twostep" }).first()).toBeVisible();

  await byLink();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode.toLowerCase());
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await consent();
  await page.goto(`${server.url}/user-information`);
  await expect(page.getByText(/9 recovery codes are left/)).toBeVisible();
});
