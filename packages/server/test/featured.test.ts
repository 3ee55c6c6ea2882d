import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { team } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";

describe.each(databases)("featured documents on %s", (kind) => {
  const server = useServer(kind, { ADMIN_EMAIL: "head@example.org", WELCOME_CREDITS: "20" });
  let admin: Browser;
  beforeAll(async () => {
    admin = await server.signIn("head@example.org");
  });

  const write = async (person: Browser) => {
    const complete = await makeCompleteDocument(person);
    const save = { ...completeSave(complete, true), eligibilityCriteria: "A secret criterion" };
    const { body } = await person.post("/a/docs", save);
    await person.finished(body.taskId);
    return complete.id;
  };
  const feature = (id: string, isFeatured = true) =>
    admin.call<Schemas["FeaturableDoc"]>("PATCH", `/a/admin/docs/${id}`, { isFeatured });
  const example = async () => (await server.browser().get<Schemas["PublicSettings"]>("/p/settings")).body.example;
  const read = (id: string) => server.browser().get<Schemas["Document"]>(`/p/featured/docs/${id}`);

  it("can be read by everybody, without what they were written from", async () => {
    const id = await write(admin);
    expect((await read(id)).status).toBe(404);
    expect((await feature(id)).body).toMatchObject({ id, isFeatured: true });
    const { status, body } = await read(id);
    expect(await example()).toEqual({ id, title: body.title });
    expect(status).toBe(200);
    const whole = await admin.document(id);
    expect(body.title).toBe(whole.title);
    expect([body.lang, whole.lang]).toEqual(["en", "en"]);
    expect(body.sections.map(({ text }) => text)).toEqual(whole.sections.map(({ text }) => text));
    expect(body).toMatchObject({ draft: {}, fields: [], attachments: [], description: "", review: null, revision: 1 });
    expect(body.sections.some((section) => "userText" in section)).toBe(false);
    expect(JSON.stringify(body)).not.toContain("A secret criterion");
    expect((await feature(id, false)).body.isFeatured).toBe(false);
    expect((await read(id)).status).toBe(404);
    expect(await example()).toBeNull();
  });

  it("stay as they were when they were featured, and no copy of them is public", async () => {
    const id = await write(admin);
    await feature(id);
    const before = (await read(id)).body;
    const whole = await admin.document(id);
    const [first] = whole.sections;
    await admin.post(`/a/sections/${first?.id}`, { userValue: "UNPUBLISHED: our partner is Acme" });
    await admin.post("/a/docs", { ...completeSave(whole, false), name: "UNPUBLISHED name" });
    const again = await admin.post("/a/docs", { ...completeSave(whole, true), name: "UNPUBLISHED name" });
    await admin.finished(again.body.taskId);
    expect((await admin.document(id)).versions).toHaveLength(2);
    expect((await feature(id)).body.isFeatured).toBe(true);
    expect((await read(id)).body).toEqual(before);

    const { body: copy } = await admin.post(`/a/docs/${id}/duplicate`);
    const { body: written } = await admin.post("/a/docs", completeSave(await admin.document(copy.id), true));
    await admin.finished(written.taskId);
    expect((await read(copy.id)).status).toBe(404);
    const listed = (await admin.get<Schemas["FeaturableDoc"][]>("/a/admin/docs")).body;
    expect(listed.find((each) => each.id === copy.id)).toMatchObject({ isFeatured: false });

    await feature(id, false);
    await feature(id);
    expect((await read(id)).body.name).toBe("UNPUBLISHED name");
  });

  it("are proposals of the admin's own accounts, and no longer shown once they are deleted", async () => {
    const draft = await makeCompleteDocument(admin);
    expect((await feature(draft.id)).status).toBe(422);
    const stranger = await server.signIn();
    const foreign = await write(stranger);
    expect((await feature(foreign)).status).toBe(404);
    const teamId = await makeTeam(admin);
    const id = await write(admin);
    admin.scope = "";
    await feature(id);
    const listed = (await admin.get<Schemas["FeaturableDoc"][]>("/a/admin/docs")).body;
    expect(listed.find((each) => each.id === id)).toMatchObject({ isFeatured: true });
    expect(listed.some((each) => [draft.id, foreign].includes(each.id))).toBe(false);
    expect((await read(id)).status).toBe(200);
    await server.context.db.update(team).set({ deletedAt: server.context.now() }).where(eq(team.id, teamId));
    expect((await read(id)).status).toBe(404);
    const own = await write(admin);
    await feature(own);
    await admin.call("DELETE", `/a/docs/${own}`);
    expect((await read(own)).status).toBe(404);
    expect((await example())?.id).not.toBe(own);
    expect((await read("not-an-id")).status).toBe(400);
  });
});
