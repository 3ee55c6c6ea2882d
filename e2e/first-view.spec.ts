import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type Browser, type BrowserContext } from "@playwright/test";
import { createOutline, fillSections, generate, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Bytes after gzip that a browser which has nothing yet fetches before a page can be used. */
interface View {
  scripts: number;
  fonts: number;
}

/** Budgets in bytes: of the page that people come to first, and of any other beyond it. React and its DOM alone are 67 kB. */
const most = { home: 185_000, more: 60_000, fonts: 120_000 };
/**
 * What is let through beyond that. The inbox has React Aria's tabs and react-resizable-panels, 32 kB; both are what it is made of. The
 * scout's page did not grow: the page it is measured beyond became 7.4 kB smaller than when the budget was made. The draft's page has the
 * ways to its files, to its histories, to changes that are proposed and to what does not fit in it, and the next step; the thread
 * and the side menu are its own since the first view of a visitor does without them; what merges comes later, that a merge may be
 * needed is part of its saving. What tells who else is there comes after all else, and is counted here. What people say about words is marked in the text from the
 * first view on, 3 kB in the draft and in the proposal; the drawer with it comes when it is asked for. In the proposal
 * 1 kB more: the keys for a comment, a press that opens what is said, and where who does a section is fetched from; and the way to links
 * for readers. Both are measured beyond a first view that became 0.4 kB smaller when what is said to who is signed out left it.
 * 0.8 kB more: what a role may do is asked before anything is offered, and the way to the people of a document. Fetched apart, they come
 * before the page is used all the same, and weigh 1.6 kB. 0.1 kB more in the draft: what two versions were made of stays known while a
 * choice is open.
 * Then the first view became 1.4 kB smaller, as the addresses of calls left it for the pages that make them: each page is measured that much
 * further beyond it, and weighs what it weighed. The template's form weighs 0.1 kB more since its rows wrap on a phone. The proposal 0.4 kB
 * more since a section's tools are folded away there, and the draft 0.1 kB. User Information has two-step sign-in and passkeys since, and Organization which models may
 * write: their forms are what the page is for. 1.1 kB more in the draft and 1.6 kB in the proposal: of two people with one name the one who
 * is meant is told (0.8 kB more in the wizard: the bar that stays in sight, and a way to the form below), proposed changes are counted by the server, picks stay until they are decided, and without a network it is said at once.
 * 0.1 kB more in the proposal: a dialog waits until screen readers have been told of it. 2.9 kB more in the draft: how a summary begins is written there, and what
 * the writer is in doubt about comes as soon as it is known. Fetched only once it was near, it moved what somebody was about to press.
 * 0.4 kB more in User Information, whose list marks the section in view, and 0.2 kB since its sections stand in groups.
 * 0.1 kB more in the wizard: what was dictated without stops is asked for some, and as much since its choices are seen whole above the bar.
 * 0.6 kB more in the scout, which shows an example in each field and what each grant will say, and 0.1 kB in User Information: what is
 * known stands there while the rest loads.
 * 1.3 kB more in the draft and 1.1 kB in the proposal: a paper is a line, below which what it asks for unfolds, and a sheet is headed as a
 * dialog is; the draft's list of sections names figures that do not fit, and a field has the room of the screen.
 * Then the first view became 0.3 kB smaller, as what dialogs of the shell say left it: each page is measured that much further beyond it, which
 * the wizard and the template's form have no room for; the form has 0.2 kB more since it has a way back and its button says what follows.
 * 0.9 kB more in the draft: what does not fit stands below its section with the way to it, and the margin stays in sight beside the sheet.
 * 0.9 kB more in the proposal: the way back and the tools of a section are there at rest, its editor has the draft's meter, and the whole is held
 * against its limit. 0.2 kB in each other page here, as the first view became smaller once more.
 * 0.1 kB more in the draft and in the proposal: the style of their way back is one, and a file of its own since.
 * 0.9 kB more in the draft and 0.6 kB in the proposal: what tells the length of the whole is a file of both, and comes to a draft where a funder limits
 * that; a draft's tools come with the pointer. 0.3 kB of it are the bar of words, which left the first view, and that is what the template's form and the scout have more.
 */
const unmet: Readonly<Record<string, number>> = {
  "/docs/new": 62_400,
  "/templates/new": 63_000,
  "/organization": 64_900,
  "/user-information": 66_800,
  "/messages": 65_900,
  "/aiscout": 64_200,
  "/drafts/:id": 94_000,
  "/docs/:id": 73_300,
};

const withoutIds = (path: string) => path.replace(/[0-9a-f]{24}/g, ":id");

const assets = join(process.env.E2E_BUILD ?? ".", "packages/app/dist/assets");
/** Fonts are compressed already. */
const sizeOf = (name: string) => {
  const bytes = readFileSync(join(assets, name));
  return extname(name) === ".woff2" ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

/** Has pages of a context take data for dear, or for plenty. */
const setSaveData = (context: BrowserContext, saveData: boolean) =>
  context.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: value, effectiveType: "4g" } });
  }, saveData);

type Session = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

async function viewOf(browser: Browser, path: string, storageState?: Session): Promise<View> {
  const context = await browser.newContext({ serviceWorkers: "block", ...(storageState && { storageState }) });
  // What is fetched ahead for the next page is not this one's.
  await setSaveData(context, true);
  const page = await context.newPage();
  const names = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) names.add(basename(pathname));
  });
  await page.goto(server.url + path);
  await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sum = (...kinds: string[]) =>
    [...names].filter((name) => kinds.includes(extname(name))).reduce((bytes, name) => bytes + sizeOf(name), 0);
  const view = { scripts: sum(".js"), fonts: sum(".woff2") };
  await context.close();
  return view;
}

test(
  "no page makes a browser fetch more than it has to before it can be used",
  { tag: "@full" },
  async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(server.url);
    await signIn(page, server, "views@example.org");
    await createOutline(page);
    const draft = new URL(page.url()).pathname;
    await fillSections(page);
    await generate(page);
    const proposal = new URL(page.url()).pathname;
    const session = await context.storageState();
    await context.close();

    const visitor = ["/", "/grants", "/docs/new", "/signin", "/pricing"];
    const person = [
      "/",
      "/grants",
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
    ];
    const views: { who: string; path: string; view: View }[] = [];
    for (const path of visitor) views.push({ who: "visitor", path, view: await viewOf(browser, path) });
    for (const path of person) views.push({ who: "person", path, view: await viewOf(browser, path, session) });

    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
    for (const { who, path, view } of views)
      console.log(`${who.padEnd(8)}${kilobytes(view.scripts)} kB${kilobytes(view.fonts)} kB  ${withoutIds(path)}`);
    const home = views[0]!.view.scripts;
    expect(home).toBeLessThanOrEqual(most.home);
    for (const { who, path, view } of views) {
      expect(view.scripts - home, `scripts of ${path} for a ${who}`).toBeLessThanOrEqual(
        unmet[withoutIds(path)] ?? most.more,
      );
      expect(view.fonts, `fonts of ${path} for a ${who}`).toBeLessThanOrEqual(most.fonts);
    }
  },
);

test(
  "while nothing happens the likely next page is fetched alone, and nothing where data are dear",
  { tag: "@full" },
  async ({ browser }) => {
    const screensOf = async (saveData: boolean) => {
      const context = await browser.newContext({ serviceWorkers: "block" });
      await setSaveData(context, saveData);
      const page = await context.newPage();
      const names = new Set<string>();
      page.on("request", (request) => {
        const name = /\/assets\/([\w.]+)-[\w-]+\.js$/.exec(request.url())?.[1];
        if (name?.endsWith("Screen") || name === "DraftEditor") names.add(name);
      });
      await page.goto(server.url);
      await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      if (!saveData) await expect.poll(() => names.has("WizardScreen")).toBe(true);
      // There is no sign of nothing happening: twice the time that the page has for itself.
      await page.waitForTimeout(4_000);
      await context.close();
      return [...names];
    };
    const dear = await screensOf(true);
    expect(dear).toEqual([]);
    const plenty = await screensOf(false);
    expect(plenty).toEqual(["WizardScreen"]);
  },
);
