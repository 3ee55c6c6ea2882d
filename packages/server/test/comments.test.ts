import type { Schemas } from "@grantwright/api-client";
import { findQuote } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { comment, commentThread, mail, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { exportComments } from "../src/modules/comments/exportComments.ts";
import type { Browser } from "./support/browser.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { LiveStream } from "./support/liveStream.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

type Thread = Schemas["CommentThread"];

const text = "Twelve gardens will open by June 2027. They feed 212 households in Ward 4.";

describe.each(bothDatabases)("comments on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "9" });
  const streams: LiveStream[] = [];
  afterEach(() => streams.splice(0).forEach((stream) => stream.end()));

  /** A team with two members more, and a draft in whose first section the text stands. */
  const begin = async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const [ana, ben] = [await joinTeam(server, owner), await joinTeam(server, owner)];
    await ana.post("/a/me", { name: "Ana Ruiz" });
    await ben.post("/a/me", { name: "Ben Okafor" });
    const doc = await makeCompleteDocument(owner);
    const fieldId = Object.keys(doc.draft)[0] ?? "";
    await owner.post("/a/docs", { id: doc.id, draft: [{ id: fieldId, userText: text }], generate: false });
    return { owner, ana, ben, id: doc.id, fieldId };
  };
  const say = (person: Browser, id: string, body: object) =>
    person.post<Thread>(`/a/docs/${id}/comments`, { start: 0, exact: "", text: "Is this right?", ...body });
  const list = (person: Browser, id: string, more = "") =>
    person.get<Schemas["CommentPage"]>(`/a/docs/${id}/comments${more}`);
  const inbox = async (person: Browser) => (await person.get<Schemas["MessageList"]>("/a/messages")).body.messages;

  it("are about words that are found again when they move, and are answered, resolved and opened again", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const start = text.indexOf("212 households");
    const { body: thread, status } = await say(ana, id, { fieldId, start, exact: "212 households" });
    expect(status).toBe(201);
    expect(thread).toMatchObject({ fieldId, start, exact: "212 households", count: 1 });
    expect(thread.comments).toMatchObject([{ by: "Ana Ruiz", isOwn: true, text: "Is this right?", mentions: [] }]);
    const later = `At last: ${text}`;
    await owner.post("/a/docs", { id, draft: [{ id: fieldId, userText: later }], generate: false });
    expect(findQuote(later, thread)).toBe(later.indexOf("212 households"));

    const answered = await owner.post<Thread>(`/a/comments/${thread.id}`, { text: "Yes: see the survey." });
    expect(answered.status).toBe(201);
    expect(answered.body.comments.map((each) => [each.isOwn, each.text])).toEqual([
      [false, "Is this right?"],
      [true, "Yes: see the survey."],
    ]);
    const resolved = await ana.call<Thread>("PATCH", `/a/comments/${thread.id}`, { resolved: true });
    expect(resolved.body).toMatchObject({ resolvedBy: "Ana Ruiz", resolvedAt: expect.any(String) });
    const again = await owner.call<Thread>("PATCH", `/a/comments/${thread.id}`, { resolved: true });
    expect(again.body.resolvedBy).toBe("Ana Ruiz");
    expect((await list(owner, id)).body).toMatchObject({ threads: [], open: 0, resolved: 1 });
    expect((await list(owner, id, "?state=resolved")).body.threads).toHaveLength(1);
    await owner.post(`/a/comments/${thread.id}`, { text: "One more thing." });
    expect((await list(owner, id)).body).toMatchObject({ open: 1, resolved: 0, threads: [{ count: 3 }] });
  });

  it("are counted for each text, however many there are", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { db } = server.context;
    const { body: thread } = await say(ana, id, { fieldId });
    const [row] = await db.select().from(commentThread).where(eq(commentThread.id, thread.id));
    const others = Array.from({ length: 101 }, () => ({ ...row!, id: newId(), fieldId: "other" }));
    await db.insert(commentThread).values([...others, { ...row!, id: newId(), resolvedAt: new Date() }]);
    const { body } = await list(owner, id);
    expect(body.threads).toHaveLength(100);
    expect(body).toMatchObject({ hasMore: true, open: 102, resolved: 1 });
    expect(body.counts.toSorted((one, other) => one.open - other.open)).toEqual([
      { fieldId, open: 1 },
      { fieldId: "other", open: 101 },
    ]);
    expect((await list(owner, id, `?before=${body.threads.at(-1)?.id}`)).body.counts).toHaveLength(2);
    expect((await list(owner, id, "?state=resolved")).body.counts).toHaveLength(2);
  });

  it("tell who is mentioned by message and mail, and who takes part by message, never oneself", async () => {
    const { owner, ana, ben, id, fieldId } = await begin();
    const { db } = server.context;
    const benId = await idOf(ben);
    await db.update(user).set({ wantsProductMail: true }).where(eq(user.id, benId));
    const people = await ana.get<Schemas["MentionedPerson"][]>(`/a/docs/${id}/people?q=oka`);
    expect(people.body).toEqual([{ id: benId, name: "Ben Okafor" }]);
    expect((await ana.get(`/a/docs/${id}/people`)).body).toHaveLength(2);
    expect((await ana.get(`/a/docs/${id}/people?q=%25`)).body).toEqual([]);
    const said = { fieldId, text: "@Ben Okafor, can you count?", mentions: [benId, await idOf(ana)] };
    const { body: thread } = await say(ana, id, said);
    expect(thread.comments[0]?.mentions).toHaveLength(2);
    const [told] = await inbox(ben);
    expect(told?.subject).toMatch(/: Ana Ruiz mentions you$/);
    expect(told?.content).toContain(`/drafts/${id}?comment=${thread.id}`);
    expect((await inbox(ana)).filter(({ subject }) => subject.includes("mentions you"))).toEqual([]);
    const mails = await db.select().from(mail).where(eq(mail.kind, "mention"));
    expect(mails.filter(({ userId }) => userId === benId)).toHaveLength(1);

    await owner.post(`/a/comments/${thread.id}`, { text: "212, as the survey says." });
    expect((await inbox(ana))[0]?.subject).toMatch(/answers a comment$/);
    expect((await inbox(ben))[0]?.subject).toMatch(/answers a comment$/);
    expect((await inbox(owner)).filter(({ subject }) => subject.includes("comment"))).toEqual([]);
    // Who is mentioned by a change is told once.
    const own = thread.comments[0]!;
    const change = { text: "@Ben Okafor and the owner: can you count?", mentions: [benId, await idOf(owner)] };
    const changed = await ana.call<Thread>("PATCH", `/a/comments/${thread.id}/${own.id}`, change);
    expect(changed.body.comments[0]).toMatchObject({ text: change.text, editedAt: expect.any(String) });
    expect((await inbox(owner))[0]?.subject).toMatch(/mentions you$/);
    const path = `/a/comments/${thread.id}/${own.id}`;
    await ana.call("PATCH", path, { text: "Nobody.", mentions: [] });
    await ana.call("PATCH", path, { text: change.text, mentions: change.mentions });
    expect((await inbox(ben)).filter(({ subject }) => subject.includes("mentions you"))).toHaveLength(1);
  });

  it("tell people of one name apart, and reach the one who is meant", async () => {
    const { owner, ana, ben, id, fieldId } = await begin();
    const [firstEmail, secondEmail] = ["ana.silva@example.org", "silva@example.net"];
    const first = await joinTeam(server, owner, "member", firstEmail);
    const second = await joinTeam(server, owner, "member", secondEmail);
    await first.post("/a/me", { name: "Ana Silva" });
    await second.post("/a/me", { name: "ana silva" });
    const [firstId, secondId] = [await idOf(first), await idOf(second)];
    const changeRole = (personId: string, role: string) =>
      owner.call("PATCH", `/a/docs/${id}/access/${personId}`, { role });
    await changeRole(secondId, "commenter");
    await changeRole(await idOf(ben), "commenter");
    const found = async (by: Browser) => {
      const { body } = await by.get<Schemas["MentionablePerson"][]>(`/a/docs/${id}/people?q=ana`);
      return body.filter((person) => person.id === firstId || person.id === secondId);
    };
    const apart = [
      { id: firstId, name: "Ana Silva", role: "writer", isGuest: false },
      { id: secondId, name: "ana silva", role: "commenter", isGuest: false },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const emails = new Map([
      [firstId, firstEmail],
      [secondId, secondEmail],
    ]);
    // Whoever may see who shares the document sees addresses; others what each may do.
    expect(await found(ana)).toEqual(apart.map((each) => ({ ...each, email: emails.get(each.id) })));
    expect(await found(ben)).toEqual(apart);
    const alone = await ana.get<Schemas["MentionablePerson"][]>(`/a/docs/${id}/people?q=oka`);
    expect(alone.body).toEqual([{ id: await idOf(ben), name: "Ben Okafor" }]);

    const text = "@ana silva and @Ana Silva: who counts?";
    const { body: thread } = await say(ben, id, { fieldId, text, mentions: [secondId] });
    const isTold = async (by: Browser) => (await inbox(by)).some(({ subject }) => subject.includes("mentions you"));
    expect([await isTold(first), await isTold(second)]).toEqual([false, true]);
    // They stand in the order in which they are named.
    for (const mentions of [
      [secondId, firstId],
      [firstId, secondId],
    ]) {
      const path = `/a/comments/${thread.id}/${thread.comments[0]?.id}`;
      const { body } = await ben.call<Thread>("PATCH", path, { text, mentions });
      expect(body.comments[0]?.mentions.map((each) => each.id)).toEqual(mentions);
    }
  });

  it("are changed and taken back by who said them alone", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { body: thread } = await say(ana, id, { fieldId });
    const [first] = thread.comments;
    const path = `/a/comments/${thread.id}/${first?.id}`;
    expect((await owner.call("PATCH", path, { text: "No." })).status).toBe(403);
    expect((await owner.call("DELETE", path)).status).toBe(403);
    const { body: answered } = await owner.post<Thread>(`/a/comments/${thread.id}`, { text: "Yes." });
    expect((await ana.call("DELETE", path)).status).toBe(204);
    const kept = await ana.get<Thread>(`/a/comments/${thread.id}`);
    expect(kept.body.comments).toMatchObject([{ text: "", isRemoved: true }, { text: "Yes." }]);
    expect((await ana.call("PATCH", path, { text: "Back." })).status).toBe(404);
    // With the last words of anybody the thread is gone.
    expect((await owner.call("DELETE", `/a/comments/${thread.id}/${answered.comments[1]?.id}`)).status).toBe(204);
    expect((await ana.get(`/a/comments/${thread.id}`)).status).toBe(404);
  });

  it("refuse what cannot be: words that are gone, nobody, somebody outside, too much", async () => {
    const { owner, id, fieldId } = await begin();
    const outside = await idOf(await server.signIn());
    const statuses = async (...bodies: object[]) =>
      Promise.all(bodies.map(async (body) => (await say(owner, id, body)).status));
    expect(
      await statuses(
        { fieldId, start: 3, exact: "Twelve" },
        { fieldId: "none" },
        {},
        { fieldId, text: " \n " },
        { fieldId, text: "x".repeat(4_001) },
        { fieldId, mentions: [outside] },
        { fieldId, mentions: [newId()] },
        { sectionId: newId() },
      ),
    ).toEqual([422, 400, 400, 400, 400, 422, 422, 404]);
    expect((await say(owner, id, { fieldId, text: "x".repeat(1_100_000) })).status).toBe(400);
    expect((await list(owner, id)).body.threads).toEqual([]);
    expect((await owner.get(`/a/docs/${id}/comments?versionId=${newId()}`)).status).toBe(404);
  });

  it("hold emoji, right-to-left text and letters that no database takes, about a section without words too", async () => {
    const { owner, id, fieldId } = await begin();
    await owner.post("/a/docs", { id, draft: [{ id: fieldId, userText: "حديقة 🌱 للجميع" }], generate: false });
    const { body } = await say(owner, id, { fieldId, start: 6, exact: "🌱", text: "🌱 نعم\u0000 \ud800 <b>" });
    expect(body).toMatchObject({ exact: "🌱", prefix: "حديقة ", comments: [{ text: "🌱 نعم \ufffd <b>" }] });
    await owner.post("/a/docs", { id, draft: [{ id: fieldId, userText: "" }], generate: false });
    expect((await say(owner, id, { fieldId })).body).toMatchObject({ start: 0, exact: "", prefix: "", suffix: "" });
  });

  it("come page by page, a thousand in one section, and a long thread with its first and its newest", async () => {
    const { owner, id, fieldId } = await begin();
    const { body: thread } = await say(owner, id, { fieldId, text: "The first." });
    const { db } = server.context;
    const [row] = await db.select().from(commentThread).where(eq(commentThread.id, thread.id));
    const userId = await idOf(owner);
    const moment = row!.createdAt;
    const many = Array.from({ length: 999 }, () => ({ ...row!, id: newId() }));
    await db.insert(commentThread).values(many);
    await db
      .insert(comment)
      .values(many.map((each) => ({ id: newId(), threadId: each.id, authorId: userId, text: "x", createdAt: moment })));
    const seen = new Set<string>();
    let page = (await list(owner, id)).body;
    for (let pages = 1; ; pages += 1) {
      expect(page.threads.length).toBe(100);
      page.threads.forEach((each) => seen.add(each.id));
      expect(page.hasMore).toBe(pages < 10);
      if (!page.hasMore) break;
      page = (await list(owner, id, `?before=${page.threads.at(-1)?.id}`)).body;
    }
    expect(seen.size).toBe(1_000);

    await db.insert(comment).values(
      Array.from({ length: 199 }, (_, at) => ({
        id: newId(),
        threadId: thread.id,
        authorId: userId,
        text: String(at + 2),
        createdAt: new Date(moment.getTime() + at + 1),
      })),
    );
    const whole = await owner.get<Thread>(`/a/comments/${thread.id}`);
    expect(whole.body.comments).toHaveLength(200);
    const refused = await owner.post(`/a/comments/${thread.id}`, { text: "One too many." });
    expect(refused.status).toBe(422);
    const listed = [];
    for (let before = ""; ;) {
      const { threads, hasMore } = (await list(owner, id, before)).body;
      listed.push(...threads);
      if (!hasMore) break;
      before = `?before=${threads.at(-1)?.id}`;
    }
    const long = listed.find((each) => each.id === thread.id);
    expect(long?.count).toBe(200);
    expect(long?.comments.map((each) => each.text)).toEqual([
      "The first.",
      ...Array.from({ length: 9 }, (_, at) => String(192 + at)),
    ]);
  });

  it("are about the sections of a version too, and told to who has the document open", async () => {
    const { owner, ana, id } = await begin();
    const saved = await owner.post("/a/docs", { id, generate: true, draft: [] });
    await owner.finished(saved.body.taskId);
    const doc = await owner.document(id);
    const [section] = doc.sections;
    const stream = await LiveStream.open(ana);
    streams.push(stream);
    await ana.call("PUT", `/a/docs/${id}/here`, { tab: "tab-of-ana......" });
    const { body: thread } = await say(owner, id, { sectionId: section!.id, exact: section!.text.slice(0, 12) });
    expect(await stream.until("comments")).toEqual({ documentId: id });
    expect((await list(ana, id)).body.threads).toEqual([]);
    const ofVersion = await list(ana, id, `?versionId=${doc.defaultVersion}`);
    const versionId = doc.defaultVersion;
    expect(ofVersion.body.threads).toMatchObject([{ id: thread.id, sectionId: section!.id, versionId }]);
    expect(ofVersion.body.counts).toEqual([{ fieldId: section!.sectionId, sectionId: section!.id, open: 1 }]);
    // Also once there is a newer version, whose page shows no thread of this one.
    await ana.post(`/a/comments/${thread.id}`, { text: "It is." });
    expect((await inbox(owner))[0]?.content).toContain(`/docs/${id}/${versionId}?comment=${thread.id}`);
    stream.forget();
    await ana.call("PATCH", `/a/comments/${thread.id}`, { resolved: true });
    await stream.until("comments");
    stream.forget();
    await owner.call("DELETE", `/a/comments/${thread.id}/${thread.comments[0]?.id}`);
    await stream.until("comments");
  });

  it("stay when who said them goes, without the name, and go with the document", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { body: thread } = await say(ana, id, { fieldId });
    await owner.post(`/a/comments/${thread.id}`, { text: "Yes." });
    const { db } = server.context;
    await db.delete(user).where(eq(user.id, await idOf(ana)));
    const { body } = await owner.get<Thread>(`/a/comments/${thread.id}`);
    expect(body.comments[0]).toMatchObject({ text: "Is this right?", isOwn: false });
    expect(body.comments[0]).not.toHaveProperty("by");
    await owner.call("DELETE", `/a/docs/${id}`);
    expect((await owner.get(`/a/comments/${thread.id}`)).status).toBe(404);
  });

  it("are in the download of who said them, with what a document is called now only while they see it", async () => {
    const { owner, ana, id, fieldId } = await begin();
    await owner.post("/a/docs", { id, name: "Before", draft: [], generate: false });
    await say(ana, id, { fieldId, text: "Mine to keep." });
    const userId = await idOf(ana);
    const download = async () => {
      for await (const { bytes } of exportComments(server.context, { userId }))
        return JSON.parse(Buffer.from(bytes as Uint8Array).toString()) as unknown;
      return undefined;
    };
    expect(await download()).toMatchObject([{ document: "Before", text: "Mine to keep." }]);
    await owner.call("DELETE", `/a/team/members/${userId}`);
    await owner.post("/a/docs", { id, name: "After they left", draft: [], generate: false });
    expect(await download()).toMatchObject([{ document: null, text: "Mine to keep." }]);
  });
});
