import { expect, type Browser, type Page } from "@playwright/test";
import { gardenProject, signIn } from "./journey.ts";
import type { TestServer } from "./server.ts";

const open = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" })).newPage();

/** Two members of a team, each in a browser of their own, and the address of a draft that one of them made. */
export async function makePair(
  browser: Browser,
  server: TestServer,
  who: string,
): Promise<{ ines: Page; tomas: Page; draft: string }> {
  const [ines, tomas] = [await open(browser), await open(browser)];
  await ines.goto(server.url);
  await signIn(ines, server, `ines.${who}@example.org`);
  const call = (page: Page, path: string, data: object = {}) =>
    page.request.post(`${server.url}/api${path}`, { data, headers: { origin: server.url } });
  const team = (await (await call(ines, "/a/teams", { name: "Common Ground" })).json()) as { id: string };
  const invited = (await (await call(ines, `/teams/${team.id}/a/team/invites`, { role: "member" })).json()) as {
    invites: { link: string }[];
  };
  await tomas.goto(server.url);
  await signIn(tomas, server, `tomas.${who}@example.org`);
  const code = invited.invites[0]!.link.split("/").at(-1)!;
  expect((await call(tomas, `/a/invites/${code}/accept`)).ok()).toBe(true);
  const scope = `/teams/${team.id}`;
  const made = (await (await call(ines, `${scope}/a/drafts`, { text: gardenProject })).json()) as { id: string };
  const draft = `${scope}/drafts/${made.id}`;
  // While the outline is made its dialog takes what is typed.
  const isMade = async () => {
    const doc = await ines.request.get(`${server.url}/api${scope}/a/docs/${made.id}`);
    const { fields, activeTaskId } = (await doc.json()) as { fields: unknown[]; activeTaskId?: string | null };
    return fields.length > 3 && !activeTaskId;
  };
  await expect.poll(isMade).toBe(true);
  await ines.goto(server.url + draft);
  return { ines, tomas, draft };
}

/** A field of a page, by its name. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name });
