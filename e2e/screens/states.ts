import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { gardenProject, kitchenProject, pressWords, welcomeCard } from "../support/journey.ts";
import type { Screens } from "../support/everyScreen.ts";

/** What a picture shows. */
export interface State {
  /** The picture's name, in lower case with hyphens. */
  name: string;
  who: "visitor" | "person" | "newcomer";
  path: (screens: Screens) => string;
  /** What is done before it is taken. `isNarrow` on a phone, where some controls stand elsewhere. */
  act?: (page: Page, isNarrow: boolean) => Promise<unknown>;
  /** The whole page instead of what the window shows. */
  isWhole?: boolean;
  /** It does not last: taken at once, and not when everything has come. */
  isPassing?: boolean;
}

const call = readFileSync(
  join(import.meta.dirname, "../../packages/server/src/modules/templates/call/fixtures/foundationQuestions.txt"),
  "utf8",
).replace("Applications close", "Tell us by 12 March 2027 that you mean to apply. Applications close");

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();

/** On a phone a draft shows a section a page; elsewhere all stand under each other. */
async function toSection(page: Page, isNarrow: boolean, title: string): Promise<void> {
  if (isNarrow) {
    const sections = page.getByRole("combobox", { name: "Sections" });
    const label = await sections.getByRole("option", { name: new RegExp(title) }).textContent();
    await sections.selectOption({ label: label!.trim() });
    return;
  }
  await page
    .getByRole("textbox", { name: new RegExp(`^${title}`) })
    .first()
    .scrollIntoViewIfNeeded();
}

/** Waits until a drawer, a sheet or a dialog with such a name is there. */
const untilOpen = (page: Page, name: RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("complementary", { name })).first().waitFor();

/** Formats are the last that comes on home, and on a page on which there is nothing yet. */
const untilDesk = (page: Page) => page.getByRole("heading", { name: "Formats to begin from" }).waitFor();

/** A text as it is dictated. */
const withoutStops = (text: string): string => text.replaceAll(/[.,;:]/g, "");

const readCall = async (page: Page) => {
  await pressWords(page.getByText("From a funder’s call"));
  await page.getByLabel("The call, as the funder wrote it").fill(call);
  await page.getByRole("button", { name: "Read the call" }).click();
  await page.getByRole("heading", { level: 1, name: "Check what was read" }).waitFor({ timeout: 60_000 });
};

/** Every screen and its named states, in the order in which a person meets them. */
export const states: State[] = [
  { name: "landing", who: "visitor", path: () => "/", act: (page) => button(page, "Dictate").waitFor() },
  {
    name: "landing-whole",
    who: "visitor",
    path: () => "/",
    isWhole: true,
    act: async (page) => {
      await button(page, "Dictate").waitFor();
      await welcomeCard(page);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "landing-written",
    who: "visitor",
    path: () => "/",
    act: async (page) => {
      await page.getByLabel("What do you want to do?").fill(gardenProject);
      await button(page, "Dictate").waitFor();
    },
  },
  {
    name: "landing-dictated",
    who: "visitor",
    path: () => "/",
    act: async (page) => {
      await page.getByLabel("What do you want to do?").fill(withoutStops(gardenProject));
      await page.getByText("Put a full stop").waitFor();
    },
  },
  {
    name: "wizard-dictated",
    who: "person",
    path: () => "/docs/new",
    act: (page) => page.getByLabel("Description", { exact: true }).fill(withoutStops(gardenProject)),
  },
  { name: "wizard-visitor", who: "visitor", path: () => "/docs/new", isWhole: true },
  {
    name: "sign-in-dialog",
    who: "visitor",
    path: () => "/docs/new",
    act: async (page) => {
      await page.getByLabel("Description").fill(gardenProject);
      await page.getByRole("button", { name: "Create Outline" }).click();
      await page.getByRole("dialog").getByLabel("Email").waitFor();
    },
  },
  {
    name: "sign-in-sent",
    who: "visitor",
    path: () => "/signin",
    act: async (page) => {
      await page.getByLabel("Email").fill("reader@example.org");
      await button(page, "Sign in using email").click();
      await page.getByText("Please check your email").waitFor();
    },
  },
  { name: "sign-in", who: "visitor", path: () => "/signin", act: (page) => button(page, /passkey/).waitFor() },
  { name: "library", who: "visitor", path: () => "/grants" },
  { name: "pricing-whole", who: "visitor", path: () => "/pricing", isWhole: true },
  {
    name: "unknown-address",
    who: "visitor",
    path: () => "/nowhere",
    isPassing: true,
    act: async (page) => button(page, "Create Outline").waitFor(),
  },
  {
    name: "home-new",
    who: "newcomer",
    path: () => "/",
    isWhole: true,
    act: async (page) => {
      await untilDesk(page);
      await button(page, "Dictate").waitFor();
    },
  },
  { name: "drafts-none", who: "newcomer", path: () => "/drafts", act: untilDesk },
  { name: "messages-none", who: "newcomer", path: () => "/messages" },
  { name: "templates-none", who: "newcomer", path: () => "/templates", act: untilDesk },
  { name: "opportunities-none", who: "newcomer", path: () => "/opportunities", act: untilDesk },
  { name: "scout", who: "newcomer", path: () => "/aiscout", act: (page) => button(page, /^Help/).waitFor() },
  { name: "home", who: "person", path: () => "/", isWhole: true, act: untilDesk },
  { name: "wizard", who: "person", path: () => "/docs/new", isWhole: true },
  { name: "grant-whole", who: "person", path: ({ person }) => person[2]!, isWhole: true },
  {
    name: "outline-progress",
    who: "person",
    isPassing: true,
    path: () => "/docs/new",
    act: async (page) => {
      await page.getByLabel("Description").fill(gardenProject);
      await page.getByRole("button", { name: "Create Outline" }).click();
      await page
        .getByRole("dialog", { name: /outline/ })
        .getByRole("listitem")
        .nth(1)
        .waitFor();
    },
  },
  {
    name: "outline-ready",
    who: "person",
    path: () => "/docs/new",
    act: async (page) => {
      await page.getByLabel("Description").fill(gardenProject);
      await page.getByRole("button", { name: "Create Outline" }).click();
      await page.getByRole("button", { name: "View now" }).waitFor({ timeout: 60_000 });
    },
  },
  { name: "draft", who: "person", path: ({ draft }) => draft },
  {
    name: "draft-doubts",
    who: "person",
    path: () => "/docs/new",
    act: async (page, isNarrow) => {
      await page.getByLabel("Description").fill(kitchenProject);
      await page.getByRole("button", { name: "Create Outline" }).click();
      await page.getByRole("button", { name: "View now" }).click({ timeout: 60_000 });
      await toSection(page, isNarrow, "Methods");
      await page
        .getByRole("group", { name: /^What may not belong to/ })
        .filter({ visible: true })
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: "draft-opening",
    who: "person",
    path: ({ draft }) => draft,
    act: (page, isNarrow) => toSection(page, isNarrow, isNarrow ? "Executive summary" : "How it begins"),
  },
  {
    name: "draft-open-place",
    who: "person",
    path: ({ draft }) => draft,
    act: async (page, isNarrow) => {
      await toSection(page, isNarrow, "Timeline");
      const field = page.getByRole("textbox", { name: /^Timeline/ }).first();
      await field.fill("Fences go up first, then water and soil tests. [Add: when each step begins and ends]");
      await field.click();
    },
  },
  {
    name: "draft-propose",
    who: "person",
    path: ({ draft }) => draft,
    act: async (page, isNarrow) => {
      await toSection(page, isNarrow, "Need statement");
      await button(page, "Propose changes: Need statement").click();
      await untilOpen(page, /^Changes to/);
    },
  },
  {
    name: "draft-checks",
    who: "person",
    path: ({ draft }) => draft,
    act: async (page, isNarrow) => {
      await toSection(page, isNarrow, "Budget");
      await page
        .getByRole("textbox", { name: /^Budget/ })
        .first()
        .fill("We ask for $46,200: $18,600 for fences, $9,000 for tanks and $12,000 for soil tests.");
      await page
        .getByText(/^Saved/)
        .first()
        .waitFor({ state: "attached" });
      if (isNarrow) await page.getByRole("combobox", { name: "Sections" }).selectOption("generate");
      await button(page, "See the figures").click();
      await page.getByText(/The parts come to/).waitFor();
      await page.mouse.move(1300, 640);
    },
  },
  {
    name: "draft-history",
    who: "person",
    path: ({ draft }) => draft,
    act: async (page, isNarrow) => {
      await toSection(page, isNarrow, "Need statement");
      await button(page, "History: Need statement").click();
      await untilOpen(page, /^History of/);
    },
  },
  {
    name: "draft-comments",
    who: "person",
    path: ({ draft }) => draft,
    act: async (page, isNarrow) => {
      await toSection(page, isNarrow, "Need statement");
      await button(page, /^Comment on “Need statement”/).click();
      await page.getByRole("textbox", { name: /^New comment/ }).waitFor();
    },
  },
  {
    name: "draft-end",
    who: "person",
    path: ({ draft }) => draft,
    act: async (page, isNarrow) => {
      if (isNarrow) await page.getByRole("combobox", { name: "Sections" }).selectOption("generate");
      else await button(page, /^Generate/).scrollIntoViewIfNeeded();
    },
  },
  { name: "draft-whole", who: "person", path: ({ draft }) => draft, isWhole: true },
  { name: "proposal", who: "person", path: ({ proposal }) => proposal },
  { name: "proposal-whole", who: "person", path: ({ proposal }) => proposal, isWhole: true },
  {
    name: "proposal-edit",
    who: "person",
    path: ({ proposal }) => proposal,
    act: async (page) => {
      await button(page, /^Edit: Need statement/).click();
      await page.getByRole("article").getByRole("textbox").waitFor();
    },
  },
  {
    name: "proposal-send",
    who: "person",
    path: ({ proposal }) => proposal,
    act: async (page) => {
      const send = page.getByRole("group", { name: "Revision and sending" }).getByRole("button", { name: "Send" });
      if (await send.isVisible()) await send.click();
      await page.getByRole("region", { name: "Send", exact: true }).waitFor();
    },
  },
  {
    name: "proposal-papers",
    who: "person",
    path: ({ proposal }) => proposal,
    act: async (page) => {
      // Beside the text where there is room, and in a sheet on tablets and phones.
      if (page.viewportSize()!.width < 1024) await button(page, /^Before you send/).click();
      await button(page, /: Papers, /).click();
    },
  },
  {
    name: "proposal-menu",
    who: "person",
    path: ({ proposal }) => proposal,
    act: (page, isNarrow) => button(page, isNarrow ? "Help, plan and actions" : "Help & Support").click(),
  },
  { name: "drafts", who: "person", path: () => "/drafts" },
  { name: "proposals", who: "person", path: () => "/docs" },
  { name: "messages", who: "person", path: () => "/messages" },
  {
    name: "message",
    who: "person",
    path: () => "/messages",
    act: async (page) => {
      await page.locator("main li a").first().click();
      await page.locator("header").getByRole("heading", { level: 2 }).waitFor();
    },
  },
  {
    name: "message-found",
    who: "person",
    path: () => "/messages",
    act: async (page) => {
      const found = page.locator("main li a", { hasText: "grants that may fit" });
      await page.locator("main li a", { hasText: "Welcome" }).waitFor();
      // Once it was opened, it is among those that are read.
      if (!(await found.isVisible())) await page.getByRole("tab", { name: "Read" }).click();
      await found.click();
      await page.locator("header").getByRole("heading", { level: 2 }).waitFor();
    },
  },
  { name: "template-new", who: "person", path: () => "/templates/new" },
  {
    name: "template-call",
    who: "person",
    path: () => "/templates/new",
    act: async (page) => {
      await pressWords(page.getByText("From a funder’s call"));
      await page.getByLabel("The call, as the funder wrote it").fill(call);
    },
  },
  { name: "template-check-whole", who: "person", path: () => "/templates/new", act: readCall, isWhole: true },
  {
    name: "template-editor-whole",
    who: "person",
    path: () => "/templates/new",
    isWhole: true,
    act: async (page) => {
      await readCall(page);
      await page.getByRole("button", { name: "Create template" }).click();
      await page.waitForURL(/\/templates\/[0-9a-f]{24}$/);
      await page
        .getByRole("link", { name: "Start a draft" })
        .or(page.getByRole("button", { name: "Start a draft" }))
        .first()
        .waitFor();
    },
  },
  {
    name: "template-editor-blank-whole",
    who: "person",
    path: () => "/templates/new",
    isWhole: true,
    act: async (page) => {
      await page.getByRole("textbox", { name: /^Name/ }).fill("Learning grants 2027");
      await page.getByRole("button", { name: "Create and add sections" }).click();
      await page.waitForURL(/\/templates\/[0-9a-f]{24}$/);
      await page.getByRole("link", { name: "Start a draft" }).waitFor();
    },
  },
  { name: "organization-whole", who: "person", path: () => "/organization", isWhole: true },
  { name: "account-whole", who: "person", path: () => "/user-information", isWhole: true },
  { name: "scout-found", who: "person", path: () => "/aiscout" },
  { name: "opportunities", who: "person", path: () => "/opportunities" },
  {
    name: "active-tasks",
    who: "person",
    path: () => "/active-tasks",
    act: (page) => page.getByRole("heading", { name: "Recent drafts" }).waitFor(),
  },
  { name: "plans", who: "person", path: () => "/pricing" },
  {
    name: "account-menu",
    who: "person",
    path: () => "/drafts",
    act: async (page) => {
      await button(page, /^Account/).click();
      await page.getByText(/@/).first().waitFor();
    },
  },
];
