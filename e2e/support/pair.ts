import { expect, type Browser, type Page } from "@playwright/test";
import { gardenProject, signIn } from "./journey.ts";
import type { TestServer } from "./server.ts";

const call = (page: Page, server: TestServer, path: string, data: object = {}) =>
  page.request.post(`${server.url}/api${path}`, { data, headers: { origin: server.url } });

/** Another member of the team that a page is in, in a browser of their own. */
export async function joinTeam(
  browser: Browser,
  server: TestServer,
  host: Page,
  teamId: string,
  who: string,
): Promise<Page> {
  const invited = (await (await call(host, server, `/teams/${teamId}/a/team/invites`, { role: "member" })).json()) as {
    invites: { link: string }[];
  };
  const page = await open(browser);
  await page.goto(server.url);
  await signIn(page, server, `${who}@example.org`);
  const code = invited.invites[0]!.link.split("/").at(-1)!;
  expect((await call(page, server, `/a/invites/${code}/accept`)).ok()).toBe(true);
  return page;
}

const open = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" })).newPage();

/** Two members of a team, each in a browser of their own, and the address of a draft that one of them made. */
export async function makePair(
  browser: Browser,
  server: TestServer,
  who: string,
): Promise<{ ines: Page; tomas: Page; draft: string; teamId: string }> {
  const ines = await open(browser);
  await ines.goto(server.url);
  await signIn(ines, server, `ines.${who}@example.org`);
  const team = (await (await call(ines, server, "/a/teams", { name: "Common Ground" })).json()) as { id: string };
  const tomas = await joinTeam(browser, server, ines, team.id, `tomas.${who}`);
  const scope = `/teams/${team.id}`;
  const made = (await (await call(ines, server, `${scope}/a/drafts`, { text: gardenProject })).json()) as {
    id: string;
  };
  const draft = `${scope}/drafts/${made.id}`;
  // While the outline is made its dialog takes what is typed.
  const isMade = async () => {
    const doc = await ines.request.get(`${server.url}/api${scope}/a/docs/${made.id}`);
    const { fields, activeTaskId } = (await doc.json()) as { fields: unknown[]; activeTaskId?: string | null };
    return fields.length > 3 && !activeTaskId;
  };
  await expect.poll(isMade).toBe(true);
  await ines.goto(server.url + draft);
  return { ines, tomas, draft, teamId: team.id };
}

/** A field of a page, by its name. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name });
