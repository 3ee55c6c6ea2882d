import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { document, mail, template } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { tellOfDeadlines } from "../src/modules/docs/tellOfDeadlines.ts";
import type { Browser } from "./support/browser.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { databases, startTestServer, type TestServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const day = 24 * 60 * 60_000;

describe.each(databases)("deadlines of bookmarked grants on %s", (kind) => {
  let server: TestServer;
  afterEach(() => server.stop());

  /** A template that closes in so many days. */
  const closing = async (days: number, rest: Partial<typeof template.$inferInsert> = {}) => {
    const [sample] = await server.context.db.select().from(template).limit(1);
    const made = {
      ...sample!,
      id: newId(),
      teamId: null,
      name: "Small <b>Plots",
      funderName: "The Hollin Vey Trust",
      endAt: new Date(server.context.now().getTime() + days * day),
      ...rest,
    };
    await server.context.db.insert(template).values(made);
    return made.id;
  };
  const told = async (person: Browser) =>
    (await person.get<Schemas["MessageList"]>("/a/messages")).body.messages.filter(
      ({ type }) => type === "notification",
    );
  const mailed = async () =>
    (await server.context.db.select().from(mail).orderBy(mail.createdAt)).filter(
      ({ kind: mailKind }) => mailKind === "deadline",
    );
  const after = async (days: number) => {
    server.clock.offsetMs = days * day;
    await tellOfDeadlines(server.context);
    await tellOfDeadlines(server.context);
  };

  it("are told of 14 and 3 days before, once each, with a mail for who asked for mails", async () => {
    server = await startTestServer(kind);
    const [person, quiet] = [await server.signIn(), await server.signIn()];
    await person.post("/a/me", { sendEmails: { product: true } });
    const id = await closing(20);
    for (const by of [person, quiet]) await by.post(`/a/docs/${id}/bookmark`);
    await after(5.9);
    expect(await told(person)).toEqual([]);
    await after(6.1);
    const [first] = await told(person);
    expect(first?.subject).toBe("“Small <b>Plots” closes in 14 days");
    expect(first?.content).toContain("“Small &lt;b&gt;Plots” of The Hollin Vey Trust, which you bookmarked");
    expect(first?.content).toContain(`<a href="/grants/${id}">Open the grant</a>`);
    expect(first?.priority).toBe("medium");
    await after(12);
    expect(await told(person)).toHaveLength(1);
    await after(17.1);
    expect((await told(person)).map(({ subject }) => subject)).toContain("“Small <b>Plots” closes in 3 days");
    await after(19.9);
    await after(25);
    expect([(await told(person)).length, (await told(quiet)).length]).toEqual([2, 2]);
    const mails = await mailed();
    expect(mails).toHaveLength(2);
    expect(mails.every(({ headers }) => "List-Unsubscribe" in headers)).toBe(true);
    expect(mails[0]?.text).toContain(`http://localhost:3000/grants/${id}`);
  });

  it("are told of for a draft, to everybody of its account, once and not again for a bookmark", async () => {
    server = await startTestServer(kind);
    const owner = await server.signIn();
    await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const id = await closing(20);
    const begin = (by: Browser) =>
      by.post("/a/docs", { draft: [], generate: false, templateId: id, name: "Our plots" });
    const { id: draftId } = (await begin(owner)).body as { id: string };
    await begin(owner);
    await member.post(`/a/docs/${id}/bookmark`);
    await after(6.1);
    for (const by of [owner, member]) {
      const all = (await told(by)).filter(({ subject }) => subject.includes("closes"));
      expect(all.map(({ subject }) => subject)).toEqual(["“Our plots” closes in 14 days"]);
      expect(all[0]?.content).toContain(
        "The grant of The Hollin Vey Trust that you have a draft for closes in 14 days",
      );
    }
    const link = (await told(owner))[0]?.content ?? "";
    expect(link).toContain(`/drafts/${draftId}`);
    await after(17.1);
    expect((await told(member)).map(({ subject }) => subject)).toContain("“Our plots” closes in 3 days");
  });

  it("are told of with the days that lead to them, and not with those after", async () => {
    server = await startTestServer(kind);
    const owner = await server.signIn();
    await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const on = (days: number) => new Date(testTime.getTime() + days * day).toISOString().slice(0, 10);
    const { body } = await owner.post<Schemas["Template"]>("/a/templates", {
      name: "Coast Fund",
      type: "grant",
      funderName: "The Hollin Vey Trust",
      deadline: new Date(testTime.getTime() + 22 * day).toISOString(),
      keyDates: [
        { id: "letter", day: on(20), what: "Letter of intent" },
        { id: "decision", day: on(24), what: "Decisions" },
      ],
      fields: [],
      documentChecklist: [],
    });
    const begun = { draft: [], generate: false, templateId: body.id, name: "Our coast" };
    await owner.post("/a/docs", begun);
    await owner.post(`/a/docs/${body.id}/bookmark`);
    await member.post(`/a/docs/${body.id}/bookmark`);
    const ofDays = async (by: Browser) => (await told(by)).filter(({ subject }) => subject.startsWith("“Our coast”"));
    await after(5.4);
    for (const by of [owner, member]) expect(await ofDays(by)).toEqual([]);
    await after(5.6);
    for (const by of [owner, member]) {
      const [first, ...others] = await ofDays(by);
      expect([first?.subject, others]).toEqual(["“Our coast”: Letter of intent in 14 days", []]);
      expect(first?.content).toContain("“Letter of intent” of The Hollin Vey Trust is in 14 days");
    }
    await after(18);
    await after(21.5);
    const subjects = (await ofDays(owner)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("Letter of intent"))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes("Decisions"))).toEqual([]);
  });

  it("are told of for a draft that a scout's grant led to", async () => {
    server = await startTestServer(kind);
    const person = await server.signIn();
    const { id } = (await person.post("/a/docs", { draft: [], generate: false, type: "grant", name: "Found" })).body;
    const { db } = server.context;
    const [row] = await db.select().from(document).where(eq(document.id, id));
    const deadline = new Date(testTime.getTime() + 20 * day).toISOString();
    await db
      .update(document)
      .set({ template: { ...row!.template, deadline } })
      .where(eq(document.id, id));
    await after(6.1);
    expect((await told(person)).map(({ subject }) => subject)).toEqual(["“Found” closes in 14 days"]);
    const minute = 60_000;
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "America/New_York",
      hour: "2-digit",
      minute: "2-digit",
    });
    let end = Math.ceil((testTime.getTime() + 9 * day) / minute) * minute;
    while (clock.format(end) !== "23:59") end += minute;
    const eastern = new Date(end).toISOString();
    await db
      .update(document)
      .set({ template: { ...row!.template, deadline: eastern } })
      .where(eq(document.id, id));
    await after(6.7);
    const day3 = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", day: "numeric", month: "long" });
    expect((await told(person)).map(({ content }) => content).join()).toMatch(
      new RegExp(`on ${day3.format(end)} \\d{4}, Eastern time\\.`),
    );
  });

  it("are told of late rather than never, and not to who bookmarked within that time", async () => {
    server = await startTestServer(kind);
    const [early, late] = [await server.signIn(), await server.signIn()];
    const id = await closing(20);
    await early.post(`/a/docs/${id}/bookmark`);
    server.clock.offsetMs = 8 * day;
    await late.post(`/a/docs/${id}/bookmark`);
    await after(11.5);
    expect((await told(early)).map(({ subject }) => subject)).toEqual(["“Small <b>Plots” closes in 9 days"]);
    expect(await told(late)).toEqual([]);
    await after(19.5);
    expect((await told(early)).map(({ subject }) => subject)).toContain("“Small <b>Plots” closes within a day");
    expect(await told(late)).toHaveLength(1);
  });

  it("are told anew when they were moved, and not when the bookmark or the template is gone", async () => {
    server = await startTestServer(kind);
    const person = await server.signIn();
    const [moved, unmarked, withdrawn, deleted] = [
      await closing(10, { name: "Moved" }),
      await closing(10, { name: "Unmarked" }),
      await closing(30, { name: "Withdrawn", withdrawnAt: null }),
      await closing(30, { name: "Deleted" }),
    ];
    for (const id of [moved, unmarked, withdrawn, deleted]) await person.post(`/a/docs/${id}/bookmark`);
    const { db } = server.context;
    await person.post(`/a/docs/${unmarked}/bookmark`);
    await db.update(template).set({ withdrawnAt: server.context.now() }).where(eq(template.id, withdrawn));
    await db.update(template).set({ deletedAt: server.context.now() }).where(eq(template.id, deleted));
    await after(7.5);
    expect((await told(person)).map(({ subject }) => subject)).toEqual(["“Moved” closes in 3 days"]);
    const endAt = new Date(testTime.getTime() + 40 * day);
    await db.update(template).set({ endAt }).where(eq(template.id, moved));
    await after(28);
    expect((await told(person)).map(({ subject }) => subject)).toContain("“Moved” closes in 12 days");
    expect(await told(person)).toHaveLength(2);
  });

  it("of a team's template are told in the team, to those who are in it", async () => {
    server = await startTestServer(kind);
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const [member, leaver] = [await joinTeam(server, owner), await joinTeam(server, owner)];
    const id = await closing(20, { teamId });
    for (const by of [member, leaver]) expect((await by.post(`/a/docs/${id}/bookmark`)).status).toBe(200);
    await leaver.post("/a/team/leave");
    await after(7);
    expect((await told(member)).map(({ content }) => content)).toEqual([
      expect.stringContaining(`<a href="/teams/${teamId}/grants/${id}">`),
    ]);
    expect((await told(owner)).filter(({ subject }) => subject.includes("closes"))).toEqual([]);
    leaver.scope = "";
    expect(await told(leaver)).toEqual([]);
    await owner.call("DELETE", "/a/team");
    await after(17.5);
    member.scope = "";
    expect((await told(member)).filter(({ subject }) => subject.includes("closes"))).toEqual([]);
  });

  it("are looked for by each server process when it starts", async () => {
    server = await startTestServer("postgres");
    const person = await server.signIn();
    // A public one that is not shipped goes when a server starts.
    const id = await closing(20, { teamId: (await person.get<Schemas["Team"][]>("/a/teams")).body[0]?.id ?? "" });
    await person.post(`/a/docs/${id}/bookmark`);
    server.clock.offsetMs = 7 * day;
    const others = await Promise.all([server.another(), server.another()]);
    await expect.poll(async () => (await told(person)).length, { timeout: 20_000 }).toBe(1);
    for (const other of others) await other.stop();
    expect(await told(person)).toHaveLength(1);
  });
});
