import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { readingLink } from "../src/kernel/db/schema.ts";
import { purgeReadingLinks } from "../src/modules/docs/readingLinks/purgeReadingLinks.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

type Link = Schemas["ReadingLink"];

describe.each(bothDatabases)("links to read a version by on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "9" });

  const generate = async (person: Browser, doc: Schemas["Document"]) => {
    const { body } = await person.post<{ taskId?: string }>("/a/docs", completeSave(doc, true));
    await person.finished(body.taskId ?? "");
    return person.document(doc.id);
  };
  const begin = async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    await owner.post("/a/me", { name: "Ines Okafor" });
    const doc = await generate(owner, await makeCompleteDocument(owner));
    return { owner, doc, versionId: doc.versions[0] ?? "" };
  };
  const make = (person: Browser, id: string, body: object) => person.post<Link>(`/a/docs/${id}/links`, body);
  const keyOf = ({ link = "" }: Link) => link.split("#key=")[1] ?? "";
  const read = (key: string) => server.browser().post<Schemas["Document"]>("/p/shared", { key });

  it("show the texts of one version to whoever has them, and nothing else", async () => {
    const { owner, doc, versionId } = await begin();
    const { body, status } = await make(owner, doc.id, { versionId, note: " The board ", days: 7 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ versionId, note: "The board", by: "Ines Okafor" });
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/shared#key=[\w-]{43}$/);
    const shown = await read(keyOf(body));
    expect(shown.body.title).toBe(doc.title);
    expect(shown.body.sections.map(({ text }) => text)).toEqual(
      doc.sections.filter(({ hidden }) => !hidden).map(({ text }) => text),
    );
    expect(shown.body).toMatchObject({ draft: {}, fields: [], attachments: [], review: null, versions: [versionId] });
    expect(JSON.stringify(shown.body)).not.toContain("receipts");
    // The next version is another text.
    await generate(owner, doc);
    expect((await read(keyOf(body))).body.versions).toEqual([versionId]);
    const [listed] = (await owner.get<Link[]>(`/a/docs/${doc.id}/links`)).body;
    expect(listed).toMatchObject({ id: body.id, readAt: expect.any(String) as string });
    expect(listed).not.toHaveProperty("link");
  });

  it("end at once, with their day, with the membership of who made them, and with the document", async () => {
    const { owner, doc, versionId } = await begin();
    const ana = await joinTeam(server, owner);
    const made = async (person: Browser) => keyOf((await make(person, doc.id, { versionId, days: 1 })).body);
    const [ended, over, hers, left] = [await made(owner), await made(owner), await made(ana), await made(owner)];
    const all = (await owner.get<Link[]>(`/a/docs/${doc.id}/links`)).body;
    expect(all).toHaveLength(4);
    expect((await owner.call("DELETE", `/a/docs/${doc.id}/links/${all.at(-1)!.id}`)).status).toBe(204);
    expect((await owner.call("DELETE", `/a/docs/${doc.id}/links/${all.at(-1)!.id}`)).status).toBe(404);
    expect((await read(ended)).status).toBe(404);
    expect((await read(over)).status).toBe(200);
    await owner.call("DELETE", `/a/team/members/${await idOf(ana)}`);
    expect((await read(hers)).status).toBe(404);
    expect((await owner.get<Link[]>(`/a/docs/${doc.id}/links`)).body).toHaveLength(2);
    await owner.call("DELETE", `/a/docs/${doc.id}`);
    expect((await read(left)).status).toBe(404);
    await owner.post(`/a/docs/${doc.id}/restore`);
    expect((await read(left)).status).toBe(200);
    const { db, now } = server.context;
    await db.update(readingLink).set({ endsAt: new Date(now().getTime() - 1) });
    expect((await read(left)).body).toMatchObject({ message: expect.stringContaining("has ended") as string });
    await purgeReadingLinks(server.context);
    expect(await db.select().from(readingLink)).toEqual([]);
  });

  it("are few, for versions that are written, and no key is guessed", async () => {
    const { owner, doc, versionId } = await begin();
    const draft = await makeCompleteDocument(owner);
    expect((await make(owner, draft.id, { versionId, days: 7 })).status).toBe(404);
    expect((await make(owner, doc.id, { versionId, days: 91 })).status).toBe(400);
    for (let made = 0; made < 20; made += 1) await make(owner, doc.id, { versionId, days: 7 });
    expect((await make(owner, doc.id, { versionId, days: 7 })).status).toBe(422);
    expect((await read("x".repeat(43))).status).toBe(404);
    expect((await read("x")).status).toBe(400);
    const [stored] = await server.context.db.select().from(readingLink).limit(1);
    expect((await read(stored!.keyHash.slice(0, 43))).status).toBe(404);
  });
});
