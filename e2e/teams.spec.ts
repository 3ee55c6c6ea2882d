import { expect, test, type Browser, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { expectSaidOnce, listen } from "./support/announcements.ts";
import { createOutline, pressWords, redeem, signIn } from "./support/journey.ts";
import { expectFocusKept } from "./support/keyboard.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer({ ADMIN_EMAIL: "admin@example.org" });
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** A browser of its own, signed in as somebody. */
async function signedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await signIn(page, server, email);
  return page;
}

const unread = (page: Page) => page.getByRole("link", { name: /Team Inbox.*unread/ }).first();

test("two people found a team, write to each other, share a draft, and part", async ({ browser }) => {
  const ines = await signedIn(browser, "ines@example.org");
  await ines.goto(`${server.url}/team`);
  await expect(ines).toHaveURL(`${server.url}/organization`);
  await ines.getByRole("textbox", { name: "Team name" }).fill("Common Ground");
  await ines.getByRole("button", { name: "Create Team" }).click();
  await expect(ines).toHaveURL(/\/teams\/[0-9a-f]{24}\/organization$/);
  const team = /\/teams\/[0-9a-f]{24}/.exec(ines.url())![0];
  await expect(ines.getByRole("heading", { level: 1, name: "Common Ground" })).toBeVisible();
  await expectAccessible(ines);

  // The invitation reaches Tomas by mail; nobody else can use it.
  await ines.getByRole("textbox", { name: "Email addresses" }).fill("tomas@example.org");
  await ines.getByRole("button", { name: "Send Invitations" }).click();
  await expect(ines.getByText("1 invitation is on its way")).toBeVisible();
  const invitation = await server.mailTo("tomas@example.org", /\/join\//);
  const link = /https?:\/\/[^\s"<>]+\/join\/[\w-]+/.exec(invitation)![0];
  const mira = await signedIn(browser, "mira@example.org");
  await mira.goto(link);
  await mira.getByRole("button", { name: "Join Common Ground" }).click();
  await expect(mira.getByText("You have not joined yet.")).toBeVisible();

  // Tomas has no account yet: the link waits while he signs in.
  const tomas = await (await browser.newContext()).newPage();
  await tomas.goto(link);
  await expect(tomas.getByRole("heading", { name: "Ines invites you to Common Ground" })).toBeVisible();
  await tomas.getByRole("button", { name: "Sign in to join" }).click();
  const dialog = tomas.getByRole("dialog");
  await dialog.getByLabel("Email").fill("tomas@example.org");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Check your email")).toBeVisible();
  await redeem(tomas, await server.signInLink("tomas@example.org"));
  await expect(tomas).toHaveURL(link);
  await tomas.getByRole("button", { name: "Join Common Ground" }).click();
  await expect(tomas).toHaveURL(new RegExp(`${team}/?$`));

  // What Tomas writes in the team, Ines sees there and not in her own account.
  await tomas.goto(`${server.url}${team}/docs/new`);
  await createOutlineHere(tomas);
  const name = await tomas.getByRole("textbox", { name: "Grant Name" }).inputValue();
  await ines.goto(`${server.url}${team}/drafts`);
  await expect(ines.getByRole("link", { name })).toBeVisible();
  await ines.goto(`${server.url}/drafts`);
  await expect(ines.getByText("You have no proposal drafts saved.")).toBeVisible();
  await mira.goto(`${server.url}${team}/drafts`);
  await expect(mira.getByRole("dialog")).toBeVisible();

  // Ines was told that Tomas has joined; she writes, and he answers.
  await ines.goto(`${server.url}${team}/messages`);
  await expect(unread(ines)).toBeVisible();
  await ines.getByRole("button", { name: "New message" }).click();
  const letter = ines.getByRole("dialog");
  await letter.getByRole("textbox", { name: "Subject" }).fill("Site agreements");
  await letter.getByRole("textbox", { name: "Message" }).fill("Have all six signed?\n\n<b>Even parcel 9</b>?");
  await letter.getByRole("button", { name: /^Send/ }).click();
  await expect(letter).toBeHidden();
  await expectFocusKept(ines);
  await tomas.goto(`${server.url}${team}/messages`);
  await tomas
    .getByRole("link", { name: /Site agreements/ })
    .or(tomas.getByRole("button", { name: /Site agreements/ }))
    .first()
    .click();
  await expect(tomas.getByText("<b>Even parcel 9</b>?")).toBeVisible();
  await tomas.getByRole("textbox", { name: "Reply" }).fill("Four have.");
  await tomas.getByRole("button", { name: "Send", exact: true }).click();
  await listen(tomas);
  await tomas.getByRole("alertdialog").getByRole("button", { name: "Yes, Send" }).click();
  await expect(tomas.getByText("Reply sent", { exact: true })).toBeVisible();
  await expectSaidOnce(tomas, /Reply sent/);
  await expectFocusKept(tomas);
  await ines.reload();
  await expect(ines.getByText("Site agreements").first()).toBeVisible();

  // Removed, he is out at once, whatever he has open.
  await ines.goto(`${server.url}${team}/organization`);
  await ines.getByRole("button", { name: "Actions for Tomas" }).click();
  await ines.getByRole("button", { name: "Remove from the team" }).click();
  await ines.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(ines.getByText("Tomas is no longer in the team")).toBeVisible();
  await expect(ines.getByRole("button", { name: "Actions for Tomas" })).toBeHidden();
  await expectFocusKept(ines);
  await tomas.goto(`${server.url}${team}/drafts`);
  await expect(tomas.getByRole("dialog")).toBeVisible();
  await expect(tomas.getByText(name)).toBeHidden();

  // Deleted and brought back, the team is what it was.
  await ines.getByRole("button", { name: "Delete the team" }).click();
  const farewell = ines.getByRole("alertdialog");
  await farewell.getByRole("textbox").fill("Common Ground");
  await farewell.getByRole("button", { name: "Delete the team" }).click();
  await expect(ines).toHaveURL(`${server.url}/organization`);
  await ines.getByRole("button", { name: "Bring back" }).click();
  await ines.getByRole("button", { name: "Open Common Ground" }).click();
  await expect(ines.getByText("Ines brought the team back")).toBeVisible();
  await ines.goto(`${server.url}${team}/drafts`);
  await expect(ines.getByRole("link", { name })).toBeVisible();
});

/** As createOutline, on the wizard that is open. */
async function createOutlineHere(page: Page): Promise<void> {
  await page
    .getByLabel("Description")
    .fill(
      "We want to turn twelve unused bits of county land into food gardens that neighbours run together, each near a bus stop.",
    );
  await page.getByRole("button", { name: "Create Outline" }).click();
  await page.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/drafts\/[0-9a-f]{24}$/);
}

test("a help request is answered by an admin, and mails end with one press", async ({ browser }) => {
  const jonah = await signedIn(browser, "jonah@example.org");
  await jonah.getByRole("button", { name: "Enable Email Updates" }).click();
  await pressWords(jonah.getByRole("dialog").getByText(/^Yes, I want to receive emails/));
  await expect(jonah.getByText("Email notifications enabled")).toBeVisible();
  await expect(jonah.getByRole("dialog")).toBeHidden();
  await jonah.getByRole("button", { name: "Help & Support" }).click();
  const help = jonah.getByRole("dialog", { name: "Need Help?" });
  await help.getByRole("textbox", { name: "Subject" }).fill("Page numbers");
  await help.getByRole("textbox", { name: "Message" }).fill("How do I get them on every sheet?");
  await help.getByRole("button", { name: "Send Help Request" }).click();
  await expect(jonah.getByText("Help request sent!")).toBeVisible();

  const admin = await signedIn(browser, "admin@example.org");
  await admin.goto(`${server.url}/superadmin`);
  await admin.getByRole("link", { name: "Page numbers" }).click();
  await expect(admin.getByText("How do I get them on every sheet?")).toBeVisible();
  await admin.getByRole("textbox", { name: "Your answer" }).fill("Print it: they are in the foot.");
  await admin.getByRole("button", { name: "Send the answer" }).click();
  await expect(admin.getByText("The answer is on its way")).toBeVisible();
  await expectAccessible(admin);
  await jonah.goto(`${server.url}/superadmin`);
  await expect(jonah).toHaveURL(`${server.url}/`);

  await jonah.goto(`${server.url}/messages`);
  await jonah.getByText("Page numbers").first().click();
  await expect(jonah.getByText("Print it: they are in the foot.")).toBeVisible();
  await server.mailTo("jonah@example.org", "they are in the foot");

  // A finished outline is mailed to those who agreed; the link at its end ends that.
  await createOutline(jonah);
  const mail = await server.mailTo("jonah@example.org", /List-Unsubscribe:\s+</);
  expect(mail).toMatch(/List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/);
  const leave = /https?:\/\/[^\s"<>/]+\/unsubscribe#token=[\w-]+/.exec(mail)![0];
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(leave);
  await expect(visitor).not.toHaveURL(/token/);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Yes, unsubscribe me" }).click();
  await expect(visitor.getByRole("heading", { name: "You've been unsubscribed" })).toBeVisible();
  await jonah.reload();
  await expect(jonah.getByRole("button", { name: "Enable Email Updates" })).toBeVisible();
});
