import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { createOutline, fillSections, generate, signIn } from "./journey.ts";
import type { TestServer } from "./server.ts";

/** The addresses of the screens, and the session of a person who has something on each of them. */
export interface Screens {
  /** What a visitor sees. */
  visitor: string[];
  person: string[];
  draft: string;
  proposal: string;
  session: NonNullable<BrowserContextOptions["storageState"]>;
}

/** Signs somebody in who makes a draft and a proposal, and tells at which addresses the screens stand. */
export async function makeScreens(browser: Browser, server: TestServer, email: string): Promise<Screens> {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(server.url);
  await signIn(page, server, email);
  await createOutline(page);
  const draft = new URL(page.url()).pathname;
  await fillSections(page);
  await generate(page);
  const proposal = new URL(page.url()).pathname;
  await page.goto(`${server.url}/grants`);
  const grant = await page.locator('main a[href^="/grants/"]:not([href*="category"])').first().getAttribute("href");
  const session = await context.storageState();
  await context.close();
  return {
    visitor: ["/", "/signin", "/grants", "/docs/new", "/pricing", "/drafts", "/verify"],
    person: [
      "/",
      "/grants",
      grant!,
      "/docs/new",
      "/drafts",
      draft,
      "/docs",
      proposal,
      "/messages",
      "/templates",
      "/templates/new",
      "/organization",
      "/user-information",
      "/aiscout",
      "/opportunities",
      "/active-tasks",
      "/pricing",
    ],
    draft,
    proposal,
    session,
  };
}

/** Goes to a screen, and waits until everything of it has come. */
export async function settle(page: Page, server: TestServer, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(page.locator("main")).not.toBeEmpty();
  await page.waitForLoadState("networkidle");
}
