import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { session } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { LiveStream } from "./support/liveStream.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, startTestServer, useServer } from "./support/testServer.ts";

const tabOf = (name: string) => `tab-of-${name}`.padEnd(16, ".");

const save = async (person: Browser, id: string, text: string) => {
  const [field] = (await person.document(id)).fields;
  const draft = [{ id: field!.id, userText: text }];
  expect((await person.post("/a/docs", { id, draft, generate: false })).status).toBe(200);
};

describe.each(bothDatabases)("what happens while one looks, on %s", (kind) => {
  const server = useServer(kind);
  const streams: LiveStream[] = [];
  afterEach(() => streams.splice(0).forEach((stream) => stream.end()));

  const open = async (person: Browser, ...rest: [origin?: string, search?: string]) => {
    const stream = await LiveStream.open(person, ...rest);
    streams.push(stream);
    return stream;
  };
  const here = (person: Browser, id: string, tab: string, more: object = {}) =>
    person.call("PUT", `/a/docs/${id}/here`, { tab: tabOf(tab), ...more });

  /** Two members of a team who have one document open. */
  const makePair = async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const { id } = await makeCompleteDocument(owner);
    return { owner, member, id };
  };

  it("tells who has a document open that it was changed, and nobody else", async () => {
    const { owner, member, id } = await makePair();
    const [hears, elsewhere] = [await open(member), await open(await server.signIn())];
    const beside = await open(owner);
    expect(hears.headers.get("content-type")).toBe("text/event-stream");
    expect(hears.headers.get("cache-control")).toBe("no-store");
    await here(member, id, "member", { section: "methodology" });
    await save(owner, id, "Soil is read first.");
    const { revision } = await owner.document(id);
    expect(await hears.until("document")).toEqual({ documentId: id, revision });
    // The owner has it open nowhere, and the stranger has no right to it.
    await here(owner, id, "owner");
    await beside.until("people");
    expect(beside.told.filter(({ event }) => event === "document")).toEqual([]);
    expect(elsewhere.told.map(({ event }) => event)).toEqual(["begin"]);
  });

  it("tells of a change once the transaction is through, and not of what changed nothing", async () => {
    const { owner, member, id } = await makePair();
    const hears = await open(member);
    await here(member, id, "member");
    const rolledBack = server.context.db.transaction(async (tx) => {
      await tx.execute(sql`update document set revision = revision + 1 where id = ${id}`);
      throw new Error("Not this time.");
    });
    await expect(rolledBack).rejects.toThrow();
    await save(owner, id, "Fences come second.");
    await hears.until("document");
    expect(hears.told.filter(({ event }) => event === "document")).toHaveLength(1);
  });

  it("says who is there and where, each person once, until they leave", async () => {
    const { owner, member, id } = await makePair();
    const [first, second] = [await open(owner), await open(member)];
    const ownId = await idOf(owner);
    const alone = await here(owner, id, "one");
    expect(alone.body.revision).toBe((await owner.document(id)).revision);
    expect(alone.body.people).toEqual([{ id: ownId, name: expect.any(String), section: null }]);
    await here(owner, id, "two", { section: "budget" });
    await first.until("people", ({ people }) => people[0].section === "budget");
    const both = await here(member, id, "three", { section: "methodology" });
    expect(both.body.people).toHaveLength(2);
    await second.until("people", ({ people }) =>
      people.some((each: any) => each.id === ownId && each.section === "budget"),
    );
    first.forget();
    await here(member, id, "three", { isLeaving: true });
    await first.until("people", ({ people }) => people.length === 1);
    // Saying again what is known already is no news.
    first.forget();
    await here(owner, id, "two", { section: "budget" });
    await here(owner, id, "two", { section: "need" });
    await first.until("people", ({ people }) => people[0].section === "need");
    expect(first.told).toHaveLength(1);
  });

  it("refuses the tab of a document that is not theirs, and a tab that another session named", async () => {
    const { owner, member, id } = await makePair();
    const stranger = await server.signIn();
    expect((await here(stranger, id, "stranger")).status).toBe(404);
    const hears = await open(owner);
    await here(owner, id, "owner");
    await hears.until("people");
    const taken = await here(member, id, "owner", { section: "budget" });
    expect(taken.body.people.map(({ section }: any) => section)).toEqual([null]);
    expect((await here(owner, id, "")).status).toBe(200);
    expect((await owner.call("PUT", `/a/docs/${id}/here`, { tab: "short" })).status).toBe(400);
    expect((await owner.call("PUT", `/a/docs/${id}/here`, { tab: "x".repeat(65) })).status).toBe(400);
  });

  it("ends with the session, and tells no other person's page anything", async () => {
    const person = await server.signIn();
    const stream = await open(person);
    await person.post("/a/auth/logout");
    await stream.until("signedOut");
    await expect.poll(() => stream.isOver).toBe(true);
    expect((await open(person)).status).toBe(401);
    const other = await server.signIn();
    expect((await open(other, other.origin, `?expectedUser=${"0".repeat(24)}`)).status).toBe(401);
    expect((await open(other, other.origin, `?expectedUser=${await idOf(other)}`)).status).toBe(200);
  });

  it("tells who is taken out of a team to read anew, and nothing more of its documents", async () => {
    const { owner, member, id } = await makePair();
    const hears = await open(member);
    await here(member, id, "member");
    await owner.call("DELETE", `/a/team/members/${await idOf(member)}`);
    await hears.until("reload");
    hears.forget();
    await save(owner, id, "Said among those who are left.");
    expect((await here(member, id, "member")).status).toBe(403);
    const last = await open(owner);
    await here(owner, id, "owner");
    await last.until("people", ({ people }) => people.length === 1);
    expect(hears.told).toEqual([]);
  });

  it("tells the person whose task begins and ends", async () => {
    const { owner, id } = await makePair();
    const hears = await open(owner);
    const { body } = await owner.post("/a/docs", { id, draft: [], generate: true });
    await owner.finished(body.taskId);
    await hears.until("task", (data) => data.taskId === body.taskId && data.documentId === id);
  });

  it("tells of a section of a proposal that was edited", async () => {
    const { owner, member, id } = await makePair();
    const { body } = await owner.post("/a/docs", { id, draft: [], generate: true });
    await owner.finished(body.taskId);
    const [written] = (await owner.document(id)).sections;
    const hears = await open(member);
    await here(member, id, "member");
    const edited = await owner.post(`/a/sections/${written!.id}`, { userValue: "In our own words." });
    expect(edited.status).toBe(200);
    await hears.until("document");
  });

  it("is open so often for one session, and no more", async () => {
    const person = await server.signIn();
    const opened = await Promise.all(Array.from({ length: 24 }, () => open(person)));
    expect(opened.every(({ status }) => status === 200)).toBe(true);
    expect((await open(person)).status).toBe(429);
    opened[0]!.end();
    await expect.poll(async () => (await open(person)).status).toBe(200);
  });

  it("closes at once where the server stops", async () => {
    const other = await startTestServer(kind);
    const stream = await LiveStream.open(await other.signIn());
    const began = Date.now();
    await other.stop();
    await expect.poll(() => stream.isOver).toBe(true);
    expect(Date.now() - began).toBeLessThan(9_000);
  });
});

describe("two processes on PostgreSQL", () => {
  const server = useServer("postgres");

  it("tell each other, and say after a broken line that something was missed", async () => {
    const beside = await server.another();
    try {
      const owner = await server.signIn();
      await makeTeam(owner);
      const member = await joinTeam(server, owner);
      const { id } = await makeCompleteDocument(owner);
      const origin = `http://127.0.0.1:${beside.port}`;
      const hears = await LiveStream.open(member, origin);
      await member.call("PUT", `/a/docs/${id}/here`, { tab: tabOf("member") });
      await owner.call("PUT", `/a/docs/${id}/here`, { tab: tabOf("owner") });
      await hears.until("people", ({ people }) => people.length === 2);
      await save(owner, id, "Over there.");
      await hears.until("document");
      hears.forget();
      await server.context.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'grantwright live' and datname = current_database()`,
      );
      await hears.until("reload");
      await save(owner, id, "And again.");
      await hears.until("document");
      await server.context.db.delete(session).where(eq(session.userId, await idOf(member)));
      await hears.until("signedOut");
    } finally {
      await beside.stop();
    }
  });
});
