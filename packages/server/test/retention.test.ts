import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { analyticsEvent, document, team, template } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { makeDraft } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { makeTeam } from "./support/teams.ts";
import { useServer } from "./support/testServer.ts";

const day = 24 * 60 * 60_000;
const ours = { name: "Ours", type: "grant", fields: [], documentChecklist: [] };

describe("how long things are kept, where an operator says so", () => {
  const server = useServer("embedded", { DELETED_DAYS: "3", VISIT_DAYS: "30" });
  afterEach(() => {
    server.clock.offsetMs = 0;
  });

  /** Deletes a draft, a template and a team. */
  async function deleteOneEach(person: Browser) {
    const documentId = (await makeDraft(person)).id;
    const templateId: string = (await person.post("/a/templates", ours)).body.id;
    await person.call("DELETE", `/a/docs/${documentId}`);
    await person.call("DELETE", `/a/templates/${templateId}`);
    const teamId = await makeTeam(person);
    person.scope = `/teams/${teamId}`;
    await person.call("DELETE", "/a/team");
    person.scope = "";
    return { documentId, templateId, teamId };
  }

  /** How many of the three there are still. */
  async function countKept({ documentId, templateId, teamId }: Awaited<ReturnType<typeof deleteOneEach>>) {
    const { db } = server.context;
    const documents = await db.select().from(document).where(eq(document.id, documentId));
    const templates = await db.select().from(template).where(eq(template.id, templateId));
    const teams = await db.select().from(team).where(eq(team.id, teamId));
    return documents.length + templates.length + teams.length;
  }

  it("tells people how long they can bring something back", async () => {
    const person = await server.signIn();
    expect((await person.get("/a/me")).body.restoreDays).toBe(3);
  });

  it("brings everything back until then", async () => {
    const person = await server.signIn();
    const deleted = await deleteOneEach(person);
    server.clock.offsetMs = 3 * day - 60_000;
    await purge(server.context);
    expect((await person.post(`/a/docs/${deleted.documentId}/restore`)).status).toBe(200);
    expect((await person.post(`/a/templates/${deleted.templateId}/restore`)).status).toBe(200);
    expect((await person.post(`/a/teams/${deleted.teamId}/restore`)).status).toBe(200);
  });

  it("removes it then, and brings nothing back that no purge has met yet", async () => {
    const person = await server.signIn();
    const deleted = await deleteOneEach(person);
    server.clock.offsetMs = 3 * day + 60_000;
    expect((await person.post(`/a/docs/${deleted.documentId}/restore`)).status).toBe(404);
    expect((await person.post(`/a/templates/${deleted.templateId}/restore`)).status).toBe(404);
    expect((await person.post(`/a/teams/${deleted.teamId}/restore`)).status).toBe(404);
    expect(await countKept(deleted)).toBe(3);
    await purge(server.context);
    expect(await countKept(deleted)).toBe(0);
  });

  it("forgets page views", async () => {
    const count = () => server.context.db.$count(analyticsEvent);
    await server.browser().post("/p/be", { name: "pageView", properties: { location: "/drafts" } });
    expect(await count()).toBe(1);
    server.clock.offsetMs = 29 * day;
    await purge(server.context);
    expect(await count()).toBe(1);
    server.clock.offsetMs = 31 * day;
    await purge(server.context);
    expect(await count()).toBe(0);
  });
});
