import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startLocalProvider, type LocalProvider } from "../packages/server/test/support/identityProvider.ts";
import { expectAccessible } from "./support/accessible.ts";
import { freePort } from "./support/freePort.ts";
import { giveEmail } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const email = "ines.okafor@acme.example";
let server: TestServer;
let provider: LocalProvider;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "grantwright-providers-"));
  const port = await freePort();
  const file = join(folder, "providers.json");
  const acme = {
    id: "acme",
    name: "Acme",
    issuer: `http://127.0.0.1:${port}`,
    domains: ["acme.example"],
    required: true,
  };
  const client = { clientId: "grantwright", clientSecret: "a secret of the provider and the server" };
  writeFileSync(file, JSON.stringify({ providers: [{ ...acme, ...client }] }));
  server = new TestServer({ OIDC_PROVIDERS_FILE: file });
  await server.start();
  provider = await startLocalProvider([`${server.url}/api/p/auth/providers/acme/callback`], { port });
});

test.afterAll(async () => {
  await server.end();
  await provider.stop();
  rmSync(folder, { recursive: true });
});

test("somebody signs in with their organization, after it has said no once", async ({ page }) => {
  await page.goto(`${server.url}/templates`);
  await giveEmail(page, email);
  const goOn = page.getByRole("button", { name: "Continue with Acme" });
  await expect(page.getByText("People at acme.example sign in with Acme.")).toBeVisible();
  await expectAccessible(page);

  provider.person = undefined;
  await goOn.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Acme did not sign you in/)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/templates`);
  await expect(dialog.getByLabel("Email")).toHaveValue(email);
  await expectAccessible(page);

  provider.person = { sub: "ines", email, email_verified: true };
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await dialog.getByRole("button", { name: "Continue with Acme" }).click();
  await expect(dialog.getByRole("checkbox")).toBeVisible();
  await dialog.getByRole("button", { name: "Start Creating" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/templates`);
  await expect(page.getByRole("button", { name: "Account: Ines Okafor" }).first()).toBeVisible();
  await page.goto(`${server.url}/user-information`);
  await expect(page.getByText(/with your organization’s sign-in/)).toBeVisible();
});
