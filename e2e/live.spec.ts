import { expect, test } from "@playwright/test";
import { field, makePair } from "./support/pair.ts";
import { TestServer } from "./support/server.ts";

// Slow enough for others to see that something is made.
const server = new TestServer({ WRITER_PACE_MS: "400" });
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("two people in one draft see each other, and each other's words within a second", async ({ browser }) => {
  const { ines, tomas, draft } = await makePair(browser, server, "two");
  await tomas.goto(server.url + draft);
  await test.step("each sees that the other is there, and where", async () => {
    await expect(ines.getByRole("button", { name: /^Here now: .*tomas/i })).toBeVisible();
    await expect(tomas.getByRole("button", { name: /^Here now: .*ines/i })).toBeVisible();
    await field(ines, "Budget").click();
    await expect(tomas.getByText(/ines.*is in this section/i)).toBeVisible();
    await tomas.getByRole("button", { name: /^Here now/ }).click();
    await expect(tomas.getByRole("dialog", { name: "Here now" })).toContainText("in Budget");
    await tomas.keyboard.press("Escape");
  });
  await test.step("words appear where nobody writes, and the caret of who writes elsewhere stays", async () => {
    const methods = field(tomas, "Methods");
    await methods.fill("Soil is read before anything is built.");
    await methods.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
    await field(ines, "Budget").fill("Fences cost $18,600, and water tanks $9,000.");
    await expect(field(tomas, "Budget")).toHaveValue("Fences cost $18,600, and water tanks $9,000.");
    await expect(methods).toBeFocused();
    expect(await methods.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(4);
    await expect(field(ines, "Methods")).toHaveValue("Soil is read before anything is built.");
  });
  await test.step("soon after the last key", async () => {
    await field(ines, "Timeline").fill("By June 2028.");
    const began = Date.now();
    await expect(field(tomas, "Timeline")).toHaveValue("By June 2028.");
    console.log(`Seen by the other ${Date.now() - began} ms after the last key.`);
  });
  await test.step("what one has assessed interrupts nobody else, who gets the notes too", async () => {
    const methods = field(tomas, "Methods");
    await methods.click();
    await tomas.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]')) document.documentElement.dataset.interrupted = "true";
      }).observe(document.body, { subtree: true, childList: true });
    });
    await ines.getByRole("button", { name: "Assess this draft" }).click();
    await expect(ines.getByRole("dialog")).toBeVisible();
    // Meanwhile a third person saves, so that the page asks for the draft while the task is under way.
    const [, , team, , id] = draft.split("/");
    const saved = await ines.request.post(`${server.url}/api/teams/${team}/a/docs`, {
      data: {
        id,
        draft: [{ id: "sustainability", userText: "The county pays for water from 2029." }],
        generate: false,
      },
      headers: { origin: server.url },
    });
    expect(saved.ok()).toBe(true);
    await expect(field(tomas, "Sustainability")).toHaveValue("The county pays for water from 2029.");
    await methods.pressSequentially(" And so on, word by word, while the draft is read.", { delay: 40 });
    await expect(tomas.getByRole("button", { name: "Assess again" })).toBeVisible();
    await expect(methods).toBeFocused();
    expect(await tomas.evaluate(() => document.documentElement.dataset.interrupted)).toBeUndefined();
    await expect(methods).toHaveValue(/ And so on, word by word, while the draft is read\./);
    // What is done leads on by itself after 5 seconds, which have long passed here on a busy machine.
    await expect(ines.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("who leaves is there no more", async () => {
    await tomas.goto(`${server.url}/drafts`);
    await expect(ines.getByRole("button", { name: /^Here now/ })).toHaveCount(0);
  });
  await test.step("a member who is taken out hears nothing more, and the page says so", async () => {
    await tomas.goto(server.url + draft);
    await expect(ines.getByRole("button", { name: /^Here now/ })).toBeVisible();
    const team = draft.split("/")[2]!;
    const members = (await (await ines.request.get(`${server.url}/api/teams/${team}/a/team`)).json()) as {
      members: { userId: string; email: string }[];
    };
    const { userId } = members.members.find(({ email }) => email.startsWith("tomas"))!;
    const answer = await ines.request.delete(`${server.url}/api/teams/${team}/a/team/members/${userId}`, {
      headers: { origin: server.url },
    });
    expect(answer.ok()).toBe(true);
    await expect(ines.getByRole("button", { name: /^Here now/ })).toHaveCount(0);
    await field(ines, "Budget").fill("Said among those who are left.");
    await expect(ines.getByText(/^Saved/).first()).toBeVisible();
    await expect(tomas.getByText("Said among those who are left.")).toHaveCount(0);
  });
});

test("twelve tabs share one stream, and the next takes it over", async ({ browser }) => {
  const { ines, tomas, draft } = await makePair(browser, server, "twelve");
  const tabs = [tomas];
  while (tabs.length < 12) tabs.push(await tomas.context().newPage());
  let streams = 0;
  for (const tab of tabs) {
    tab.on("request", (request) => {
      if (request.url().includes("/a/live")) streams += 1;
    });
    await tab.goto(server.url + draft);
    await expect(field(tab, "Budget")).toBeVisible();
  }
  await expect(tabs.at(-1)!.getByRole("button", { name: /^Here now/ })).toBeVisible();
  expect(streams).toBe(1);
  await field(ines, "Budget").fill("Told to twelve tabs at once.");
  for (const tab of tabs) await expect(field(tab, "Budget")).toHaveValue("Told to twelve tabs at once.");
  await tabs[0]!.close();
  await expect.poll(() => streams).toBe(2);
  await field(ines, "Budget").fill("Told by the tab that took over.");
  for (const tab of tabs.slice(1)) await expect(field(tab, "Budget")).toHaveValue("Told by the tab that took over.");
});
