import { unzipSync } from "fflate";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { template } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { restoreTemplate } from "../src/modules/templates/ownTemplates.ts";
import type { Browser } from "./support/browser.ts";
import { description } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";

type Template = Schemas["Template"];
type Asked = Schemas["TemplateRequest"];
const day = 24 * 60 * 60_000;

const asked: Asked = {
  name: "Łódź riverside fund",
  type: "grant",
  funderName: "The Hollin Vey Trust",
  description: "For gardens <b>by</b> the river.",
  location: "Alder County",
  category: "Food & land",
  url: "https://example.org/fund",
  amount: 12_000.5,
  deadline: "2027-03-15T21:00:00.000Z",
  keyDates: [
    { id: "decision", day: "2027-05-28", what: "Decisions" },
    {
      id: "letter",
      day: "2027-01-22",
      what: "Letter of intent",
      readFrom: { line: 11, text: "Letters by January 22" },
    },
  ],
  eligibilityCriteria: "Non-profits.",
  assessmentCriteria: "Need (30).",
  pageLimit: 10,
  wordLimit: 3000,
  characterLimit: 20_000,
  format: { fontFamily: "Arial", fontSize: 11, margin: 25.4 },
  fields: [
    { id: "need", title: "Need", description: "Say why.", required: true, auto: false, maxWordCount: 250 },
    {
      id: "plan",
      title: "Plan",
      example: "In May.",
      required: false,
      auto: false,
      minWordCount: 20,
      maxWordCount: 400,
    },
    { id: "sum", title: "Summary", required: false, auto: true, maxLength: 1500, readFrom: { line: 3, text: "Sum" } },
  ],
  documentChecklist: [{ id: "irs", name: "IRS letter", category: "administrative", required: true }],
  readFrom: {
    deadline: { line: 12, text: "Closing date: March 15, 2027", note: "Taken as UTC." },
    eligibilityCriteria: { line: 14, lastLine: 16, text: "Non-profits." },
  },
};

describe.each(databases)("templates of one's own on %s", (kind) => {
  const server = useServer(kind);
  let person: Browser;
  beforeAll(async () => {
    person = await server.signIn();
  });

  const create = async (by: Browser, more: Partial<Asked> = {}) =>
    (await by.post<Template>("/a/templates", { ...asked, ...more })).body;
  const save = (by: Browser, id: string, body: Asked, revision?: number) =>
    by.call<Template>("PUT", `/a/templates/${id}`, body, revision ? { "if-match": `"${revision}"` } : {});
  const show = (by: Browser, id: string) => by.get<Template>(`/p/templates/${id}`);
  const remove = (by: Browser, id: string) => by.call("DELETE", `/a/templates/${id}`);
  const listOwn = async (by: Browser) =>
    (await by.get<Schemas["TemplateCard"][]>("/p/published/docs?public=false")).body.map(({ id }) => id);

  it("keeps all that the person says, and finds it by its words", async () => {
    const { status, body, headers } = await person.post<Template>("/a/templates", asked);
    expect([status, headers.get("etag"), body.revision]).toEqual([201, '"1"', 1]);
    const shown = (await show(person, body.id)).body;
    expect(shown).toEqual(body);
    const { fields, deadline, ...rest } = asked;
    expect(shown).toMatchObject({ ...rest, deadline, isOwn: true, canCustomize: false, isExpired: false });
    expect(shown.fields).toEqual(fields.map((field) => ({ ...field, hidden: false })));
    const found = await person.get<Template[]>("/p/published/docs?searchPublicAndOwn=true&search=lodz+hollin");
    expect(found.body.map(({ id }) => id)).toEqual([body.id]);
    // Lists have the days without the lines that they were read from.
    expect(found.body[0]?.keyDates?.map((date) => Object.keys(date))).toEqual([
      ["id", "day", "what"],
      ["id", "day", "what"],
    ]);
  });

  it("takes an unfinished one as it is, and makes one for a key", async () => {
    const bare = { name: "Bare", type: "loi", fields: [], documentChecklist: [] };
    const key = { "idempotency-key": newId() };
    const answers = await Promise.all([1, 2, 3].map(() => person.post("/a/templates", bare, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const untitled = { id: "a", title: "", required: true, auto: false };
    expect((await person.post("/a/templates", { ...bare, fields: [untitled] })).status).toBe(201);
  });

  it.each([
    [{ fields: [asked.fields[0]!, asked.fields[0]!] }, "need"],
    [{ fields: [{ ...asked.fields[0]!, minWordCount: 251 }] }, "need"],
    [{ documentChecklist: [asked.documentChecklist[0]!, asked.documentChecklist[0]!] }, "irs"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ deadline: "2027-03-15T23:59:60Z" }, "deadline"],
    [{ keyDates: [asked.keyDates![0]!, asked.keyDates![0]!] }, "decision"],
  ] satisfies [Partial<Asked>, string][])("refuses what cannot be right (%#)", async (wrong, field) => {
    const { status, body } = await person.post("/a/templates", { ...asked, ...wrong });
    expect([status, body.fields?.map(({ id }: { id: string }) => id)]).toEqual([422, [field]]);
    const { id } = await create(person);
    expect((await save(person, id, { ...asked, ...wrong })).status).toBe(422);
    expect((await show(person, id)).body.revision).toBe(1);
  });

  it("replaces the whole on a save, and answers the current one to who saves on an older", async () => {
    const { id } = await create(person);
    const moved = { ...asked, name: "Moved", fields: asked.fields.toReversed(), deadline: null, url: "", amount: null };
    const saved = await save(person, id, moved, 1);
    expect([saved.status, saved.headers.get("etag")]).toEqual([200, '"2"']);
    const shown = (await show(person, id)).body;
    expect(shown.fields.map((field) => field.id)).toEqual(["sum", "plan", "need"]);
    expect([shown.deadline, shown.url, shown.amount, shown.schedule]).toEqual([
      undefined,
      undefined,
      null,
      { anytime: true },
    ]);
    const late = await save(person, id, asked, 1);
    expect([late.status, late.body.name, late.body.revision]).toEqual([412, "Moved", 2]);
    expect((await show(person, id)).body.name).toBe("Moved");
    const racing = await Promise.all([1, 2, 3].map((n) => save(person, id, { ...asked, name: `Race ${n}` }, 2)));
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  it("puts a deleted one aside for 30 days, brings it back, and forgets it then", async () => {
    const teams = (await person.get<Schemas["Team"][]>("/a/teams")).body;
    const account = { userId: "", email: "", teamId: teams[0]!.id };
    const { id } = await create(person);
    expect((await remove(person, id)).status).toBe(204);
    expect((await show(person, id)).status).toBe(404);
    expect((await save(person, id, asked)).status).toBe(404);
    expect(await listOwn(person)).not.toContain(id);
    for (let times = 0; times < 2; times += 1)
      expect((await person.post(`/a/templates/${id}/restore`)).body).toMatchObject({ id, name: asked.name });
    await remove(person, id);
    server.clock.offsetMs = 29 * day;
    await purge(server.context);
    expect((await server.context.db.select().from(template).where(eq(template.id, id))).length).toBe(1);
    server.clock.offsetMs = 31 * day;
    await expect(restoreTemplate(server.context, account, id)).rejects.toMatchObject({ kind: "notFound" });
    await purge(server.context);
    expect((await server.context.db.select().from(template).where(eq(template.id, id))).length).toBe(0);
    const publicOnes = await server.context.db.select().from(template).limit(1);
    expect(publicOnes.length).toBe(1);
    server.clock.offsetMs = 0;
  });

  it("copies a public one that allows it, with all that it holds [2.6-customize]", async () => {
    const cards = (await person.get<Template[]>("/p/published/docs")).body;
    const open = (await show(person, cards.find(({ canCustomize }) => canCustomize)!.id)).body;
    const key = { "idempotency-key": newId() };
    const made = await person.post<Template>(`/a/templates/${open.id}/customize`, undefined, key);
    expect(made.status).toBe(201);
    expect((await person.post(`/a/templates/${open.id}/customize`, undefined, key)).body.id).toBe(made.body.id);
    const { fields, documentChecklist, source, examples } = open;
    expect(made.body).toMatchObject({ fields, documentChecklist, examples, isOwn: true, canCustomize: false });
    expect(made.body.source).toEqual(source);
    const body: Asked = {
      name: made.body.name,
      type: made.body.type,
      fields: made.body.fields.map(({ id, title, required, auto }) => ({ id, title: `${title}!`, required, auto })),
      documentChecklist: [],
    };
    const saved = (await save(person, made.body.id, body, 1)).body;
    expect([saved.source, saved.examples]).toEqual([source, examples]);
    expect((await show(person, open.id)).body.fields).toEqual(fields);
    const { db } = server.context;
    const change = (canCustomize: boolean) =>
      db
        .update(template)
        .set({ content: { ...(open as never as typeof template.$inferSelect.content), canCustomize } })
        .where(eq(template.id, open.id));
    await change(false);
    expect((await person.post(`/a/templates/${open.id}/customize`)).status).toBe(422);
    await change(true);
    const own = await create(person);
    expect((await person.post(`/a/templates/${own.id}/customize`)).body.name).toBe(own.name);
  });

  it("keeps on a save what its form does not show: whom it is for, and whose rule the format is while it stays", async () => {
    const { id } = await create(person);
    const { db } = server.context;
    const [row] = await db.select().from(template).where(eq(template.id, id));
    const format = { fontSize: 11, source: "The guidelines, page 4" };
    const content = { ...row!.content, audience: "Rural groups", format };
    await db.update(template).set({ content }).where(eq(template.id, id));
    const same = (await save(person, id, { ...asked, format: { fontSize: 11 } }, 1)).body;
    expect([same.audience, same.format]).toEqual(["Rural groups", format]);
    const other = (await save(person, id, { ...asked, format: { fontSize: 12 } }, 2)).body;
    expect([other.audience, other.format]).toEqual(["Rural groups", { fontSize: 12 }]);
  });

  it("shares a copy with a team of the person, and with no other [2.6-own-things]", async () => {
    const owner = await server.signIn();
    const own = await create(owner);
    const stranger = await server.signIn();
    const foreignTeam = await makeTeam(stranger);
    const teamId = await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const inTeam = owner.scope;
    owner.scope = "";
    const share = (to: string, id = own.id) => owner.post(`/a/templates/${id}/share`, { teamId: to });
    expect((await share(foreignTeam)).status).toBe(403);
    const shared = await share(teamId);
    expect([shared.status, shared.body.teamId]).toEqual([201, teamId]);
    owner.scope = inTeam;
    expect((await share(teamId, shared.body.id)).status).toBe(422);
    expect((await save(member, shared.body.id, { ...asked, name: "Ours" }, 1)).status).toBe(200);
    const { body: entries } = await owner.get<Schemas["ActivityEntry"][]>("/a/team/activity");
    expect(entries[0]).toMatchObject({ kind: "templateShared", subject: asked.name });
    await remove(member, shared.body.id);
    const { body: later } = await owner.get<Schemas["ActivityEntry"][]>("/a/team/activity");
    expect(later[0]).toMatchObject({ kind: "templateDeleted", subject: "Ours" });
    owner.scope = "";
    expect((await show(owner, own.id)).body.name).toBe(asked.name);
    expect((await show(owner, shared.body.id)).status).toBe(404);
    const [card] = (await owner.get<Template[]>("/p/published/docs")).body;
    expect((await share(teamId, card!.id)).status).toBe(422);
  });

  it("begins drafts with its sections, which stay when the template changes", async () => {
    const { id } = await create(person);
    const { body } = await person.post("/a/drafts", { text: description, templateId: id });
    await person.finished(body.taskId);
    await save(person, id, { ...asked, fields: [] });
    const doc = await person.document(body.id);
    expect(doc.fields.map((field) => [field.title, field.maxWordCount])).toEqual([
      ["Need", 250],
      ["Plan", 400],
      ["Summary", undefined],
    ]);
    expect(doc.documentChecklist.map(({ name }) => name)).toEqual(["IRS letter"]);
    expect(doc).toMatchObject({
      eligibilityCriteria: "Non-profits.",
      template: { id, name: asked.name, pageLimit: 10, wordLimit: 3000 },
    });
  });

  it("names a section that has no title yet by its place, in drafts alone", async () => {
    const untitled = { id: "later", title: " ", required: false, auto: false };
    const { id } = await create(person, { fields: [asked.fields[0]!, untitled] });
    const { body } = await person.post("/a/docs", { draft: [], generate: false, templateId: id });
    expect((await person.document(body.id)).fields.map(({ title }) => title)).toEqual(["Need", "Section 2"]);
    expect((await show(person, id)).body.fields[1]!.title).toBe(" ");
  });

  it("is in the download of everything, deleted ones too", async () => {
    const owner = await server.signIn();
    const kept = await create(owner);
    const gone = await create(owner, { name: "Gone" });
    await remove(owner, gone.id);
    const answer = await fetch(`${owner.origin}/api/a/me/export`, { headers: { cookie: owner.cookie } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files).filter((name) => name.startsWith("templates/"));
    expect(names.length).toBe(2);
    const file = files[names.find((name) => name.includes(kept.id))!];
    expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject({
      name: asked.name,
      fields: [{ id: "need" }, {}, {}],
    });
  });
});

describe.each(databases)("reading a funder's call on %s", (kind) => {
  const server = useServer(kind);
  let person: Browser;
  beforeAll(async () => {
    person = await server.signIn();
  });

  const call = "Garden grants\n\nApplication questions\n1. Why here? (200 words)\n\nPlease attach:\n- a budget\n";
  const read = (body: object) => person.post<Schemas["CallReading"]>("/a/templates/readings", body);
  const send = async (filename: string, bytes: Uint8Array | string) => {
    const size = typeof bytes === "string" ? bytes.length : bytes.byteLength;
    const [target] = (await person.post("/a/docs/new/upload", [{ filename, mimetype: "text/plain", size }])).body;
    const put = () =>
      server.browser().call("PUT", target.signedUrl.replace("/api", ""), bytes, { "content-type": "text/plain" });
    return { fileId: target.fileId as string, put };
  };

  it("answers what a text says, with its lines, and stores nothing", async () => {
    const { status, body } = await read({ text: call });
    expect(status).toBe(200);
    expect(body.fields).toMatchObject([
      { title: "Why here?", maxWordCount: 200, readFrom: { line: 4, text: "1. Why here? (200 words)" } },
    ]);
    expect(body.documentChecklist).toMatchObject([{ name: "a budget", category: "financial", readFrom: { line: 7 } }]);
    expect(body.lineCount).toBe(8);
    expect((await person.get("/p/published/docs?public=false")).body).toEqual([]);
    const made = await person.post("/a/templates", {
      name: body.name!.value,
      type: body.type,
      fields: body.fields,
      documentChecklist: body.documentChecklist,
    });
    expect([made.status, made.body.fields[0].readFrom]).toEqual([201, body.fields[0]!.readFrom]);
  });

  it("reads a file that was sent before, and says why one cannot be read", async () => {
    const file = await send("call.txt", call);
    expect((await read({ fileId: file.fileId })).status).toBe(422);
    await file.put();
    expect((await read({ fileId: file.fileId })).body.fields.map(({ title }) => title)).toEqual(["Why here?"]);
    const picture = await send("call.png", "x");
    await picture.put();
    const refused = await read({ fileId: picture.fileId });
    expect([refused.status, (refused.body as { message?: string }).message]).toEqual([
      422,
      "“call.png” is of a type that cannot be read here. Paste its text instead.",
    ]);
    const empty = await send("empty.txt", " \n ");
    await empty.put();
    expect((await read({ fileId: empty.fileId })).status).toBe(422);
    const stranger = await server.signIn();
    expect((await stranger.post("/a/templates/readings", { fileId: file.fileId })).status).toBe(404);
  });

  it("takes the text or the file, and not more than a megabyte of either", async () => {
    expect((await read({})).status).toBe(400);
    expect((await read({ text: "a", fileId: newId() })).status).toBe(400);
    expect((await read({ text: "a".repeat(1_000_001) })).status).toBe(400);
    expect((await read({ text: "" })).body).toMatchObject({ fields: [], documentChecklist: [], lineCount: 1 });
  });
});
