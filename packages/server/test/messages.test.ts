import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mail, message, team, teamMember, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { answerHelp } from "../src/modules/messages/help.ts";
import { tell, type Told } from "../src/modules/messages/tell.ts";
import type { Answer, Browser } from "./support/browser.ts";
import { databases, useServer } from "./support/testServer.ts";

type Message = Schemas["Message"];
type List = Schemas["MessageList"];

/** Somebody signed in. */
interface Person extends Browser {
  id: string;
  personalTeamId: string;
}

const hostile = `<img src=x onerror="alert(1)"> & </p><script>'x'</script>`;
const escaped =
  "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;/p&gt;&lt;script&gt;&#39;x&#39;&lt;/script&gt;";

describe.each(databases)("messages on %s", (kind) => {
  const server = useServer(kind, { SUPPORT_EMAIL: "help@example.org" });
  let ana: Person;
  let ben: Person;
  let cleo: Person;
  let stranger: Person;
  let teamId: string;

  const signIn = async (name: string): Promise<Person> => {
    const person = (await server.signIn(`${name.toLowerCase()}-${newId()}@example.org`)) as Person;
    await person.post("/a/me", { name, sendEmails: { product: false } });
    person.id = (await person.get("/a/me")).body.id;
    const [personal] = (await person.get("/a/teams")).body;
    person.personalTeamId = personal.id;
    return person;
  };
  const makeTeam = async (...people: Person[]) => {
    const id = newId();
    const { db, now } = server.context;
    await db.insert(team).values({ id, name: "Common Ground", createdAt: now() });
    await db.insert(teamMember).values(people.map((each) => ({ teamId: id, userId: each.id, joinedAt: now() })));
    return id;
  };
  const say = (told: Partial<Told>) =>
    server.context.db.transaction((tx) =>
      tell(server.context, tx, {
        teamId,
        userIds: [ana.id],
        type: "notification",
        subject: "A notice",
        text: "Something happened.",
        ...told,
      }),
    );
  const list = async (person: Person, listType?: string) =>
    (await person.get<List>(`/a/messages${listType ? `?listType=${listType}` : ""}`)).body;
  const subjects = async (person: Person, listType?: string) =>
    (await list(person, listType)).messages.map(({ subject }) => subject);
  const thread = async (person: Person, id: string) =>
    (await person.get<Schemas["Thread"]>(`/a/messages/${id}/thread`)).body;
  const write = async (person: Person, body: object) => (await person.post<Message>("/a/messages", body)).body;
  const mails = (mailKind: string) =>
    server.context.db.select().from(mail).where(eq(mail.kind, mailKind)).orderBy(mail.createdAt);

  beforeAll(async () => {
    [ana, ben, cleo, stranger] = [
      await signIn("Ana"),
      await signIn("Ben"),
      await signIn("Cleo"),
      await signIn("Stranger"),
    ];
  });
  beforeEach(async () => {
    teamId = await makeTeam(ana, ben, cleo);
    for (const person of [ana, ben, cleo]) person.scope = `/teams/${teamId}`;
    stranger.scope = "";
  });

  it("begins with a welcome in the personal account", async () => {
    ana.scope = "";
    const { messages, unreadCount } = await list(ana);
    expect(unreadCount).toBe(1);
    expect(messages[0]).toMatchObject({
      type: "system",
      subject: "Welcome to Grantwright",
      readAt: null,
      fromUser: { name: "Grantwright AI" },
      recipients: [{ name: "Ana" }],
      metadata: {},
      parentMessageId: null,
    });
    expect(messages[0]?.content).toContain("Your first 3 proposals are free.");
    expect(messages[0]?.content).toContain('<p><a href="/docs/new">Describe your project</a></p>');
  });

  it("goes between the members of a team, and is read and unread [1.1-in-app-messages] [1.3-message] [1.3-message-list] [1.7-messages-unread] [1.7-messages-list] [1.7-message-update]", async () => {
    const sent = await ana.post<Message>("/a/messages", {
      subject: "Sites",
      content: "Two lines\nhere.\n\nA new one.",
    });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      type: "user",
      subject: "Sites",
      content: "<p>Two lines<br>here.</p>\n<p>A new one.</p>",
      fromUser: { name: "Ana", userId: ana.id },
      recipients: [{ name: "Ben" }, { name: "Cleo" }],
      parentMessageId: null,
    });
    expect(sent.body.readAt).toBe(sent.body.createdAt);
    expect([await subjects(ana), await subjects(ana, "read"), await subjects(ana, "sent")]).toEqual([
      [],
      [],
      ["Sites"],
    ]);
    expect(await list(ben)).toMatchObject({ unreadCount: 1, messages: [{ subject: "Sites", readAt: null }] });

    const readAt = server.context.now().toISOString();
    const read = await ben.call<Message>("PATCH", `/a/messages/${sent.body._id}`, { readAt });
    expect([read.status, read.body.readAt]).toEqual([200, readAt]);
    expect([await subjects(ben), await subjects(ben, "read")]).toEqual([[], ["Sites"]]);
    expect((await list(ben)).unreadCount).toBe(0);
    expect((await list(cleo)).unreadCount).toBe(1);
    await ben.call("PATCH", `/a/messages/${sent.body._id}`, { readAt: null });
    expect((await list(ben)).unreadCount).toBe(1);
    const own = await ana.call("PATCH", `/a/messages/${sent.body._id}`, { readAt });
    expect([own.status, own.body.message]).toEqual([422, "You wrote this message yourself: it is always read."]);
  });

  it("marks all that was seen as read, of the account that is worked in, and nothing that came after", async () => {
    const [first, second] = [
      await write(ana, { subject: "One", content: "x" }),
      await write(ana, { subject: "Two", content: "x" }),
    ];
    const read = await ben.post<Schemas["UnreadCount"]>("/a/messages/read", { until: first.createdAt });
    const isSameMoment = first.createdAt === second.createdAt;
    expect(read.body).toEqual({ unreadCount: isSameMoment ? 0 : 1 });
    expect((await list(cleo)).unreadCount).toBe(2);
    const all = await ben.post<Schemas["UnreadCount"]>("/a/messages/read", { until: second.createdAt });
    expect([all.body, await subjects(ben), (await subjects(ben, "read")).sort()]).toEqual([
      { unreadCount: 0 },
      [],
      ["One", "Two"],
    ]);
    expect((await ben.post("/a/messages/read", { until: "soon" })).status).toBe(400);
  });

  it("keeps the moment of reading between the writing and now", async () => {
    const { _id, createdAt } = await write(ana, { subject: "Clocks", content: "x" });
    const mark = (readAt: unknown) => ben.call<Message>("PATCH", `/a/messages/${_id}`, { readAt });
    expect((await mark("1999-01-01T00:00:00Z")).body.readAt).toBe(createdAt);
    expect((await mark("0000-01-01T00:00:00Z")).body.readAt).toBe(createdAt);
    const future = (await mark("9999-12-31T23:59:59Z")).body.readAt ?? "";
    const now = server.context.now().getTime();
    expect(now - Date.parse(future)).toBeLessThan(60_000);
    expect(Date.parse(future)).toBeLessThan(now);
    for (const wrong of ["2016-12-31T23:59:60Z", "yesterday", "", 0, true, undefined])
      expect((await mark(wrong)).status, String(wrong)).toBe(400);
  });

  it("shows a thread to those who take part, the first message first [1.3-thread] [1.7-message-thread] [1.7-message-reply]", async () => {
    const first = await write(ana, { subject: "Fences", content: "Who measures?", recipientIds: [ben.id] });
    const answer = await ben.post<Message>("/a/messages/reply", { content: "I do.", parentMessageId: first._id });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      type: "user",
      subject: "Fences",
      parentMessageId: first._id,
      recipients: [{ name: "Ana" }],
    });
    const last = await ana.post<Message>("/a/messages/reply", { content: "Thanks.", parentMessageId: answer.body._id });
    expect(last.body.parentMessageId).toBe(first._id);
    expect(last.body.recipients).toEqual([{ name: "Ben" }]);
    const seen = await thread(ben, last.body._id);
    expect(seen).toMatchObject({ requestedMessageId: last.body._id, parentMessageId: first._id });
    expect(seen.thread.map(({ content }) => content)).toEqual([
      "<p>Who measures?</p>",
      "<p>I do.</p>",
      "<p>Thanks.</p>",
    ]);
    expect(await subjects(ben)).toEqual(["Fences", "Fences"]);
    for (const [person, scope] of [
      [cleo, cleo.scope],
      [stranger, ""],
      [ana, ""],
    ] as const) {
      person.scope = scope;
      expect((await person.get(`/a/messages/${first._id}/thread`)).status).toBe(404);
      expect((await person.post("/a/messages/reply", { content: "x", parentMessageId: first._id })).status).toBe(404);
      expect((await person.call("PATCH", `/a/messages/${first._id}`, { readAt: null })).status).toBe(404);
    }
    stranger.scope = `/teams/${teamId}`;
    expect((await stranger.get("/a/messages")).status).toBe(403);
  });

  it("replies to everybody who takes part and is still there", async () => {
    const first = await write(ana, { subject: "All", content: "x" });
    const reply = (person: Person) =>
      person.post<Message>("/a/messages/reply", { content: "y", parentMessageId: first._id });
    expect((await reply(ben)).body.recipients).toEqual([{ name: "Ana" }, { name: "Cleo" }]);
    const { db } = server.context;
    await db.delete(teamMember).where(eq(teamMember.userId, cleo.id));
    await db
      .insert(teamMember)
      .values({ teamId: cleo.personalTeamId, userId: cleo.id, joinedAt: server.context.now() });
    expect((await reply(ben)).body.recipients).toEqual([{ name: "Ana" }]);
    await db.delete(teamMember).where(eq(teamMember.userId, ana.id));
    await db.insert(teamMember).values({ teamId: ana.personalTeamId, userId: ana.id, joinedAt: server.context.now() });
    expect(((await reply(ben)) as Answer).body.message).toBe("Nobody else takes part in this conversation any more.");
    expect((await ana.get(`/a/messages/${first._id}/thread`)).status).toBe(403);
  });

  it("keeps one account apart from the other [1.1-personal-and-team-accounts]", async () => {
    const other = await makeTeam(ana, ben);
    await say({ subject: "Here" });
    await say({ subject: "There", teamId: other });
    expect(await subjects(ana)).toEqual(["Here"]);
    ana.scope = `/teams/${other}`;
    expect(await subjects(ana)).toEqual(["There"]);
    expect((await list(ana)).unreadCount).toBe(1);
    expect((await ana.post("/a/messages", { subject: "x", content: "x", recipientIds: [cleo.id] })).status).toBe(404);
  });

  it("refuses what makes no sense", async () => {
    const tried = async (person: Person, body: object) => {
      const answer = await person.post("/a/messages", body);
      return [answer.status, answer.body.message];
    };
    const fine = { subject: "s", content: "c" };
    const foreign = "There is no such member.";
    expect(await tried(ana, { ...fine, recipientIds: [stranger.id] })).toEqual([404, foreign]);
    expect(await tried(ana, { ...fine, recipientIds: [newId(), ben.id] })).toEqual([404, foreign]);
    expect(await tried(ana, { ...fine, recipientIds: [ana.id] })).toEqual([422, "You cannot write to yourself."]);
    stranger.scope = "";
    expect(await tried(stranger, fine)).toEqual([422, "There is nobody to write to in your personal account."]);
    const alone = await makeTeam(stranger);
    stranger.scope = `/teams/${alone}`;
    expect(await tried(stranger, fine)).toEqual([422, "There is nobody else in this team yet."]);
    for (const body of [
      {},
      { subject: "s" },
      { ...fine, subject: "" },
      { ...fine, subject: " \n " },
      { ...fine, content: "\t" },
      { ...fine, content: "\u0001" },
      { ...fine, subject: "s".repeat(201) },
      { ...fine, content: "c".repeat(20_001) },
      { ...fine, recipientIds: [] },
      { ...fine, recipientIds: ["x"] },
      { ...fine, recipientIds: [ben.id, ben.id] },
      { ...fine, more: 1 },
    ])
      expect((await ana.post("/a/messages", body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect((await ana.get("/a/messages?limit=0")).status).toBe(400);
    expect((await ana.get("/a/messages?limit=501")).status).toBe(400);
    expect((await ana.get("/a/messages?listType=all")).status).toBe(400);
    expect((await ana.get("/a/messages/nonsense/thread")).status).toBe(400);
    expect((await ana.get(`/a/messages/${newId()}/thread`)).status).toBe(404);
    expect(await subjects(ben)).toEqual([]);
  });

  it("takes long and odd texts whole, and never as markup", async () => {
    const content = `${hostile} ${"ń".repeat(19_000)} \u{1f331} end`;
    const sent = await write(ana, { subject: hostile, content, recipientIds: [ben.id] });
    const [got] = (await list(ben)).messages;
    expect(got?.subject).toBe(hostile);
    expect(got?.content).toBe(`<p>${escaped} ${"ń".repeat(19_000)} \u{1f331} end</p>`);
    await ben.post("/a/messages/reply", { content: hostile, parentMessageId: sent._id });
    expect((await list(ana)).messages[0]?.content).toBe(`<p>${escaped}</p>`);
  });

  it("sends once for one Idempotency-Key, and not without end", async () => {
    const body = { subject: "Once", content: "x", recipientIds: [ben.id] };
    const key = { "idempotency-key": newId() };
    const both = await Promise.all([ana.post("/a/messages", body, key), ana.post("/a/messages", body, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body._id).toBe(both[1]?.body._id);
    expect(await subjects(ben)).toEqual(["Once"]);
    const burst = await Promise.all(Array.from({ length: 200 }, () => cleo.post("/a/messages", body)));
    expect(burst.filter(({ status }) => status === 201).length).toBeGreaterThan(150);
    expect((await cleo.post("/a/messages", body)).status).toBe(429);
  });

  it("lists as many as were asked for, the newest first", async () => {
    for (let index = 0; index < 6; index += 1) {
      server.clock.offsetMs += 1000;
      await say({ subject: `Notice ${index}` });
    }
    server.clock.offsetMs = 0;
    const { messages, unreadCount } = (await ana.get<List>("/a/messages?limit=4")).body;
    expect(messages.map(({ subject }) => subject)).toEqual(["Notice 5", "Notice 4", "Notice 3", "Notice 2"]);
    expect(unreadCount).toBe(6);
  });

  it("tells of an event once, in the transaction of the event [1.6-ai-sender]", async () => {
    const told = await Promise.all([1, 2, 3].map(() => say({ eventKey: `once ${kind}`, subject: "Once" })));
    expect(told.filter(Boolean)).toHaveLength(1);
    await server.context.db
      .transaction(async (tx) => {
        await tell(server.context, tx, { teamId, userIds: [ana.id], type: "system", subject: "Undone", text: "x" });
        throw new Error("undone");
      })
      .catch(() => undefined);
    expect(await say({ userIds: [] })).toBeUndefined();
    expect(await subjects(ana)).toEqual(["Once"]);
    for (const type of ["system", "AI", "notification"] as const)
      await say({ type, fromUser: { userId: ben.id, name: "Ben" } });
    for (const { fromUser } of (await list(ana)).messages) expect(fromUser).toEqual({ name: "Grantwright AI" });
  });

  it("escapes what it tells, and leads to the page in that account", async () => {
    await say({ subject: hostile, text: `${hostile}\n\nsecond`, link: '/docs/1?"<', linkLabel: hostile });
    const [got] = (await list(ana)).messages;
    expect(got?.content).toBe(
      `<p>${escaped}</p>\n<p>second</p>\n<p><a href="/teams/${teamId}/docs/1?&quot;&lt;">${escaped}</a></p>`,
    );
  });

  it("mails only to those who asked for it", async () => {
    await ben.post("/a/me", { sendEmails: { product: true } });
    const mailKind = `notice-${kind}`;
    await say({
      userIds: [ana.id, ben.id],
      link: "/docs/1",
      eventKey: mailKind,
      mail: { kind: mailKind, about: "mentions" },
    });
    await say({
      userIds: [ana.id, ben.id],
      link: "/docs/1",
      eventKey: mailKind,
      mail: { kind: mailKind, about: "mentions" },
    });
    const rows = await mails(mailKind);
    expect(rows.map(({ userId }) => userId)).toEqual([ben.id]);
    expect(rows[0]?.text).toContain(`http://localhost:3000/teams/${teamId}/docs/1`);
    await ben.post("/a/me", { sendEmails: { product: false } });
  });

  it("takes no answer to what the system or the AI says", async () => {
    for (const type of ["system", "AI"] as const) {
      const id = (await say({ type })) ?? "";
      const answer = await ana.post("/a/messages/reply", { content: "x", parentMessageId: id });
      expect([answer.status, answer.body.message]).toEqual([422, "This message cannot be answered."]);
    }
  });

  it("brings the answer to a notification to who is behind it", async () => {
    const id = (await say({ userIds: [ana.id, cleo.id], fromUser: { userId: ben.id, name: "Ben" } })) ?? "";
    const answer = await ana.post<Message>("/a/messages/reply", { content: "Thanks!", parentMessageId: id });
    expect(answer.body).toMatchObject({ type: "user", recipients: [{ name: "Ben" }, { name: "Cleo" }] });
    expect((await thread(ben, answer.body._id)).thread.map(({ type }) => type)).toEqual(["notification", "user"]);
    expect(await subjects(ben, "sent")).toEqual([]);
  });

  it("takes a help request, mails it to support and brings the answer [1.1-help-channel] [1.3-help-message] [1.7-help-message]", async () => {
    const email = (await ana.get("/a/me/profile")).body.email;
    const content = `${hostile}\n\n${"x".repeat(4900)}`;
    const asked = await ana.post<Message>("/a/help/messages", { subject: hostile, content, priority: "high" });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      type: "help",
      priority: "high",
      subject: hostile,
      recipients: [],
      fromUser: { name: "Ana", userId: ana.id },
    });
    expect(asked.body.content).toContain(escaped);
    expect(await subjects(ana, "sent")).toEqual([hostile]);
    expect(await subjects(ana)).toEqual([]);
    expect(await subjects(ben)).toEqual([]);
    const [request] = await mails("helpRequest");
    expect(request).toMatchObject({
      to: "help@example.org",
      subject: `Urgent: ${hostile}`,
      headers: { "Reply-To": email },
    });
    expect(request?.html).not.toContain("<script>");
    expect(request?.text).toContain("x".repeat(4900));

    const answer = (id: string, text: string) =>
      server.context.db.transaction((tx) => answerHelp(server.context, tx, { name: "Mira" }, id, text));
    const answerId = await answer(asked.body._id, `Try <b>this</b>.`);
    const inbox = await list(ana);
    expect(inbox.messages).toMatchObject([
      {
        _id: answerId,
        type: "help",
        content: "<p>Try &lt;b&gt;this&lt;/b&gt;.</p>",
        fromUser: { name: "Mira (Support)" },
        recipients: [],
        parentMessageId: asked.body._id,
      },
    ]);
    const [mailed] = await mails("helpAnswered");
    expect(mailed).toMatchObject({ to: email, userId: ana.id });
    expect(mailed?.text).toContain(`http://localhost:3000/teams/${teamId}/messages`);
    expect(mailed?.headers).toEqual({});

    const more = await ana.post<Message>("/a/messages/reply", { content: "It works.", parentMessageId: answerId });
    expect(more.body).toMatchObject({ type: "help", recipients: [], parentMessageId: asked.body._id });
    await vi.waitFor(async () => expect(await mails("helpRequest")).toHaveLength(2), { timeout: 20_000 });
    expect((await thread(ana, more.body._id)).thread.map(({ _id }) => _id)).toEqual([
      asked.body._id,
      answerId,
      more.body._id,
    ]);
    for (const person of [ben, stranger]) expect((await person.get(`/a/messages/${answerId}/thread`)).status).toBe(404);
    await expect(answer(newId(), "x")).rejects.toThrow("There is no such help request.");
    const ordinary = await write(ana, { subject: "s", content: "c" });
    await expect(answer(ordinary._id, "x")).rejects.toThrow("There is no such help request.");
  });

  it("keeps what one person writes to support about a notification from the others who got it", async () => {
    const id = (await say({ userIds: [ana.id, ben.id] })) ?? "";
    const asked = await ana.post<Message>("/a/messages/reply", { content: "Is this right?", parentMessageId: id });
    expect(asked.body).toMatchObject({ type: "help", recipients: [], parentMessageId: id });
    const answerId = await server.context.db.transaction((tx) =>
      answerHelp(server.context, tx, { name: "Mira" }, asked.body._id, "Yes."),
    );
    expect((await thread(ben, id)).thread.map(({ _id }) => _id)).toEqual([id]);
    expect((await thread(ana, id)).thread.map(({ _id }) => _id)).toEqual([id, asked.body._id, answerId]);
    expect(await subjects(ben)).toEqual(["A notice"]);
  });

  it("answers and asks for help once for one Idempotency-Key, and tells of a key that comes with other words", async () => {
    const first = await write(ana, { subject: "Beds", content: "How many?", recipientIds: [ben.id] });
    const before = (await mails("helpRequest")).length;
    const reply = { content: "Twelve.", parentMessageId: first._id };
    const request = { subject: "Beds", content: "Where do I count them?", priority: "low" };
    for (const [path, body] of [
      ["/a/messages/reply", reply],
      ["/a/help/messages", request],
    ] as const) {
      const key = { "idempotency-key": newId() };
      const both = await Promise.all([ben.post<Message>(path, body, key), ben.post<Message>(path, body, key)]);
      both.push(await ben.post<Message>(path, body, key));
      expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(both.map((each) => each.body._id)).size).toBe(1);
      expect((await ben.post(path, { ...body, content: "Other words" }, key)).status).toBe(422);
    }
    expect(await subjects(ben, "sent")).toEqual(["Beds", "Beds"]);
    expect(await subjects(ana)).toEqual(["Beds"]);
    expect((await mails("helpRequest")).length - before).toBe(1);

    const refused = { "idempotency-key": newId() };
    for (let round = 0; round < 2; round += 1)
      expect((await stranger.post("/a/messages/reply", reply, refused)).status).toBe(404);
    await ben.post("/a/messages/reply", reply);
    expect(await subjects(ana)).toEqual(["Beds", "Beds"]);
  });

  it("refuses help requests past their limits, from both sides [1.5-help-lengths] [1.9-help-limits]", async () => {
    const ask = async (more: object) =>
      (await ben.post("/a/help/messages", { subject: "s", content: "c", priority: "medium", ...more })).status;
    expect(await ask({ subject: "s".repeat(200) })).toBe(201);
    expect(await ask({ subject: "s".repeat(201) })).toBe(400);
    expect(await ask({ content: "c".repeat(5000) })).toBe(201);
    expect(await ask({ content: "c".repeat(5001) })).toBe(400);
    expect(await ask({ subject: "  " })).toBe(400);
    expect(await ask({ content: "\n\n" })).toBe(400);
    expect(await ask({ priority: "urgent" })).toBe(400);
    for (const priority of ["low", "medium", "high"]) expect(await ask({ priority })).toBe(201);
    const before = (await server.context.db.select().from(message).where(eq(message.fromUserId, ben.id))).length;
    for (let round = 0; round < 20; round += 1) await ask({});
    expect(await ask({})).toBe(429);
    const after = (await server.context.db.select().from(message).where(eq(message.fromUserId, ben.id))).length;
    expect(after - before).toBeLessThan(20);
  });

  it("keeps the name of who has gone", async () => {
    const guest = await signIn("Guest");
    await server.context.db.insert(teamMember).values({ teamId, userId: guest.id, joinedAt: server.context.now() });
    guest.scope = `/teams/${teamId}`;
    const sent = await write(guest, { subject: "Farewell", content: "x", recipientIds: [ana.id] });
    await server.context.db.delete(user).where(eq(user.id, guest.id));
    expect((await thread(ana, sent._id)).thread[0]?.fromUser).toEqual({ name: "Guest" });
  });
});
