import type { Schemas } from "@grantwright/api-client";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEntry } from "../src/kernel/db/schema.ts";
import { purgeAudit } from "../src/modules/admin/audit.ts";
import type { Browser } from "./support/browser.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";

const day = 24 * 60 * 60_000;

describe.each(databases)("the audit log on %s", (kind) => {
  const server = useServer(kind, { ADMIN_EMAIL: "head@example.org" });
  let admin: Browser;
  beforeAll(async () => {
    admin = await server.signIn("head@example.org");
  });

  const list = async (query = "") =>
    (await admin.get<Schemas["AuditEntries"]>(`/a/admin/audit?limit=500${query}`)).body.entries;
  const of = async (person: Browser) => {
    const id = await idOf(person);
    return (await list()).filter(({ actorId }) => actorId === id);
  };

  it("tells sign-ins, and those that were refused, without a word of whose they would have been", async () => {
    const person = await server.signIn("ines.audit@example.org");
    await server.browser().post("/p/auth/password", { email: "ines.audit@example.org", password: "a wrong guess" });
    await server.browser().post("/p/auth/token", { token: "x".repeat(43) });
    expect(await of(person)).toMatchObject([
      {
        area: "signIn",
        event: "signedIn",
        actorName: "Ines Audit",
        actorEmail: "ines.audit@example.org",
        network: "127.0.0.0/24",
        detail: { via: "link" },
      },
    ]);
    const refused = (await list("&area=signIn")).filter(({ event }) => event === "signInRefused");
    expect(refused.slice(0, 2)).toEqual([
      expect.objectContaining({ detail: { via: "link" } }),
      expect.objectContaining({ detail: { via: "password", why: "unauthenticated" } }),
    ]);
    for (const entry of refused) expect(entry).not.toHaveProperty("actorId");
    expect(JSON.stringify(await server.context.db.select().from(auditEntry))).not.toMatch(/@|wrong guess|xxxxx/);
  });

  it("tells who changed whose rights, and no invitation's code; a call that was refused is not in it", async () => {
    const owner = await server.signIn();
    await makeTeam(owner, "Common Ground");
    const member = await joinTeam(server, owner);
    const memberId = await idOf(member);
    expect((await member.call("PATCH", `/a/team/members/${memberId}`, { role: "owner" })).status).toBe(422);
    expect((await owner.call("PATCH", `/a/team/members/${memberId}`, { role: "admin" })).status).toBe(200);
    const events = await of(owner);
    expect(events[0]).toMatchObject({
      area: "rights",
      event: "changeMemberRole",
      teamId: owner.scope.split("/").at(-1),
      detail: { userId: memberId, role: "admin" },
    });
    expect((await of(member)).map(({ event }) => event)).toEqual(expect.arrayContaining(["acceptInvite", "signedIn"]));
    expect((await of(member)).some(({ event }) => event === "changeMemberRole")).toBe(false);
    for (const { detail } of await list())
      for (const value of Object.values(detail)) expect(value).toMatch(/^(?:[0-9a-f]{24}|[a-zA-Z]{1,20})$/);
  });

  it("tells what admins read, once in a while, and what they did; counts of the deployment are nobody's", async () => {
    const person = await server.signIn();
    const id = await idOf(person);
    const before = (await of(admin)).length;
    for (const path of ["people?search=a", "people?search=a", "health", "analytics"])
      await admin.get(`/a/admin/${path}`);
    expect((await admin.call("PATCH", `/a/admin/people/${id}`, { signOut: true })).status).toBe(200);
    expect((await person.get("/a/me")).status).toBe(401);
    const told = (await of(admin)).slice(0, -before || undefined).map(({ event }) => event);
    expect(told).toEqual(["changePerson", "listPeople"]);
    server.clock.offsetMs = 16 * 60_000;
    await admin.get("/a/admin/people?search=a");
    expect((await of(admin))[0]).toMatchObject({ event: "listPeople", detail: {} });
    server.clock.offsetMs = 0;
  });

  it("names nobody any more who has gone, and is part of what a person downloads", async () => {
    const person = await server.signIn("goes.away@example.org");
    const id = await idOf(person);
    expect((await person.post("/a/me/deletion", { email: "goes.away@example.org" })).status).toBe(204);
    const left = (await list()).filter(({ actorId }) => actorId === id);
    expect(left.map(({ event }) => event)).toEqual(["deleteMe", "signedIn"]);
    expect(JSON.stringify(left)).not.toMatch(/away/i);
  });

  it("is a file, whole, filtered by day and by person, in which nothing is a formula", async () => {
    const person = await server.signIn();
    await person.post("/a/me", { name: '=HYPERLINK("x")' });
    const { headers, body } = await admin.get<string>("/a/admin/audit/file?search=HYPERLINK");
    expect(headers.get("content-type")).toContain("text/csv");
    expect(headers.get("content-disposition")).toMatch(/attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/);
    const [heads, ...lines] = body.trim().split("\r\n");
    expect(heads).toBe("id,at,area,event,actorId,actorName,actorEmail,teamId,network,detail");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await admin.get<string>("/a/admin/audit/file")).body.split("\r\n").length).toBeGreaterThan(5);
    const today = server.context.now().toISOString().slice(0, 10);
    expect((await list(`&from=${today}&until=${today}`)).length).toBe((await list()).length);
    expect(await list("&until=2001-01-01")).toEqual([]);
    expect((await admin.get("/a/admin/audit?from=yesterday")).status).toBe(400);
  });

  it("is only added to: no entry is changed, and none goes before its time", async () => {
    const { db } = server.context;
    await expect(db.update(auditEntry).set({ network: "x" })).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_entry`)).rejects.toThrow();
    const young = { at: new Date(), area: "data", event: "x", network: "x", detail: {} } as const;
    const old = { ...young, at: new Date(Date.now() - 401 * day), event: "old" };
    await db.insert(auditEntry).values([young, old]);
    await expect(db.delete(auditEntry).where(eq(auditEntry.event, "x"))).rejects.toThrow();
    const { config } = server.context;
    await purgeAudit({ db, config, now: () => new Date(Date.now()) });
    expect(await db.select().from(auditEntry).where(eq(auditEntry.event, "old"))).toEqual([]);
    expect(await db.select().from(auditEntry).where(eq(auditEntry.event, "x"))).toHaveLength(1);
  });
});
