import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { WriterError } from "../src/capabilities/writer/writerError.ts";
import {
  creditEntry,
  idempotency,
  mail,
  message,
  messageRecipient,
  team,
  teamInvite,
  teamMember,
} from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, goodText, makeCompleteDocument } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { createScriptedWriter } from "./support/scriptedWriter.ts";
import { idOf, joinTeam, mailedCode, makeInviteLink, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const day = 24 * 60 * 60_000;
type Details = Schemas["TeamDetails"];

describe.each(bothDatabases)("organization on %s", (kind) => {
  const server = useServer(kind);

  const details = async (person: Browser) => (await person.get<Details>("/a/team")).body;
  const roles = async (person: Browser) => (await details(person)).members.map(({ role }) => role);
  const kinds = async (person: Browser) =>
    (await person.get<Schemas["ActivityEntry"][]>("/a/team/activity")).body.map((entry) => entry.kind);
  const toldTo = async (person: Browser) => {
    const rows = await server.context.db
      .select({ subject: message.subject, content: message.content, teamId: message.teamId })
      .from(message)
      .innerJoin(messageRecipient, eq(messageRecipient.messageId, message.id))
      .where(eq(messageRecipient.userId, await idOf(person)))
      .orderBy(message.createdAt);
    return rows;
  };
  const refusal = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];

  it("makes a team that its maker owns, renames it and notes both", async () => {
    const owner = await server.signIn();
    const personal = await details(owner);
    expect(personal).toMatchObject({ personal: true, role: "owner", proposalCredits: 0, invites: [] });
    const key = { "idempotency-key": "one team only" };
    const made = await Promise.all([1, 2].map(() => owner.post("/a/teams", { name: "  Common Ground " }, key)));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[0]?.body).toEqual(made[1]?.body);
    const id: string = made[0]?.body.id;
    expect((await owner.get("/a/teams")).body).toContainEqual({ id, name: "Common Ground", personal: false });
    owner.scope = `/teams/${id}`;
    const renamed = await owner.call<Details>("PATCH", "/a/team", { name: "Łąki & <b>Gardens</b>" });
    expect(renamed.body).toMatchObject({ name: "Łąki & <b>Gardens</b>", role: "owner", isSubscribed: false });
    await owner.call("PATCH", "/a/team", { name: "Łąki & <b>Gardens</b>" });
    expect((await owner.get("/a/me")).body.teamName).toBe("Łąki & <b>Gardens</b>");
    const activity = (await owner.get<Schemas["ActivityEntry"][]>("/a/team/activity")).body;
    expect(activity.map((entry) => [entry.kind, entry.subject, entry.detail])).toEqual([
      ["renamed", "Łąki & <b>Gardens</b>", "Common Ground"],
      ["created", "Common Ground", undefined],
    ]);
    const before = encodeURIComponent(activity[0]?.at ?? "");
    expect((await owner.get(`/a/team/activity?before=${before}&limit=5`)).body).toHaveLength(1);
    for (const name of ["", "   ", "x".repeat(101)])
      expect((await owner.call("PATCH", "/a/team", { name })).status).toBe(400);
    owner.scope = "";
    for (const [method, path, body] of [
      ["PATCH", "/a/team", { name: "Mine" }],
      ["DELETE", "/a/team"],
      ["POST", "/a/team/leave"],
      ["POST", "/a/team/invites", { role: "member" }],
      ["POST", "/a/team/credits", { amount: 1 }],
    ] as const)
      expect((await owner.call(method, path, body)).status, path).toBe(422);
    expect((await owner.get("/a/team/activity")).body).toEqual([]);
  });

  it("mails an invitation once for a key, and remembers no link", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const email = `tavita.leota-${newId()}@example.org`;
    const key = { "idempotency-key": newId() };
    const invite = (body: object) => owner.post<Schemas["InvitationsMade"]>("/a/team/invites", body, key);
    const answers = await Promise.all([1, 2, 3].map(() => invite({ emails: [email], role: "member" })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect(await server.context.db.select().from(mail).where(eq(mail.to, email))).toHaveLength(1);
    expect((await invite({ emails: [email], role: "admin" })).status).toBe(422);

    const linkKey = { "idempotency-key": newId() };
    const link = async () =>
      (await owner.post<Schemas["InvitationsMade"]>("/a/team/invites", { role: "member" }, linkKey)).body.invites[0]
        ?.link;
    expect(await link()).not.toBe(await link());
    const remembered = await server.context.db.select().from(idempotency);
    expect(JSON.stringify(remembered)).not.toContain("/join/");
  });

  it("invites by mail: only who is signed in with the address gets in, and those who look after the team hear of it", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const admin = await joinTeam(server, owner, "admin");
    const member = await joinTeam(server, owner);
    const email = `ines.okafor-${newId()}@example.org`;
    const made = await owner.post<Schemas["InvitationsMade"]>("/a/team/invites", {
      emails: [email.toUpperCase(), email, (await member.get("/a/me/profile")).body.email],
      role: "admin",
    });
    expect(made.status).toBe(201);
    expect(made.body.invites).toEqual([
      expect.objectContaining({ email, role: "admin", inviterName: expect.any(String) }),
    ]);
    expect(made.body.invites[0]).not.toHaveProperty("link");
    expect(made.body.refused).toEqual([
      { email: (await member.get("/a/me/profile")).body.email, message: "This person is a member already." },
    ]);
    expect((await details(member)).invites).toEqual([]);
    expect((await details(member)).members.filter((each) => each.email !== undefined)).toHaveLength(1);
    expect((await details(admin)).invites.map((invite) => invite.email)).toContain(email);

    const code = await mailedCode(server, email);
    const shown = await server.browser().get<Schemas["Invite"]>(`/p/invites/${code}`);
    expect(shown.body).toMatchObject({
      teamName: "Common Ground",
      role: "admin",
      forEmail: "i…" + email.slice(email.indexOf("@") - 1),
    });
    const other = await server.signIn();
    const refused = await other.post(`/a/invites/${code}/accept`);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain("i…");
    expect(refused.body.message).not.toContain(email);
    expect((await server.browser().post(`/a/invites/${code}/accept`)).status).toBe(401);

    const person = await server.signIn(email);
    const joined = await Promise.all([1, 2].map(() => person.post(`/a/invites/${code}/accept`)));
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    person.scope = `/teams/${joined[0]?.body.teamId}`;
    expect((await details(person)).role).toBe("admin");
    expect((await details(owner)).invites.map((invite) => invite.email)).not.toContain(email);
    expect((await kinds(owner)).filter((entry) => entry === "joined")).toHaveLength(3);
    for (const host of [owner, admin]) {
      const told = (await toldTo(host)).filter(({ subject }) => subject === "Invitation accepted");
      expect(told.at(-1)?.content).toContain("is now in");
    }
    expect((await toldTo(member)).map(({ subject }) => subject)).not.toContain("Invitation accepted");
    expect((await server.context.db.select().from(teamInvite)).map(({ codeHash }) => codeHash)).not.toContain(code);
    expect(server.logLines.join("")).not.toContain(code);
  });

  it("renews, takes back and lets run out, and says the same of all that is gone", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const email = `person-${newId()}@example.org`;
    const invite = async () =>
      (await owner.post<Schemas["InvitationsMade"]>("/a/team/invites", { emails: [email], role: "member" })).body;
    const [first] = (await invite()).invites;
    const older = await mailedCode(server, email);
    const [second] = (await invite()).invites;
    expect(second?.id).toBe(first?.id);
    const newer = await mailedCode(server, email);
    expect(newer).not.toBe(older);
    const resent = await owner.post<Schemas["TeamInvite"]>(`/a/team/invites/${first?.id}/resend`);
    expect(resent.body).toMatchObject({ id: first?.id, email });
    const newest = await mailedCode(server, email);
    const gone = await Promise.all(
      [older, newer, "nonsense"].map((code) => server.browser().get(`/p/invites/${code}`)),
    );
    expect(new Set(gone.map((answer) => refusal(answer).join(" ")))).toEqual(
      new Set(["404 This invitation is no longer valid. Please ask for a new one."]),
    );
    const person = await server.signIn(email);
    server.clock.offsetMs = 14 * day + 1;
    expect((await person.get(`/p/invites/${newest}`)).status).toBe(404);
    expect((await person.post(`/a/invites/${newest}/accept`)).status).toBe(404);
    expect((await details(owner)).invites).toEqual([]);
    server.clock.offsetMs = 0;

    const link = await makeInviteLink(owner);
    const [, linkInvite] = (await details(owner)).invites.toSorted((one) => (one.email === null ? 1 : -1));
    const anew = await owner.post<Schemas["TeamInvite"]>(`/a/team/invites/${linkInvite?.id}/resend`);
    expect(anew.body.link).toMatch(/^http:\/\/localhost:3000\/join\/[\w-]{43}$/);
    expect((await person.get(`/p/invites/${link}`)).status).toBe(404);
    const code = anew.body.link?.split("/").at(-1);
    expect((await person.get(`/p/invites/${code}`)).body).not.toHaveProperty("forEmail");
    expect((await owner.call("DELETE", `/a/team/invites/${linkInvite?.id}`)).status).toBe(204);
    expect((await owner.call("DELETE", `/a/team/invites/${linkInvite?.id}`)).status).toBe(404);
    expect((await person.post(`/a/invites/${code}/accept`)).status).toBe(404);
    expect(await kinds(owner)).toEqual([
      "inviteRevoked",
      "inviteResent",
      "invited",
      "inviteResent",
      "invited",
      "invited",
      "created",
    ]);
  });

  it("names an address that takes no mail, and mails it no more that day", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const email = `person-${newId()}@example.org`;
    const send = async () =>
      (await owner.post<Schemas["InvitationsMade"]>("/a/team/invites", { emails: [email], role: "member" })).body;
    const [invite] = (await send()).invites;
    const failed = { status: "failed" as const, finishedAt: server.context.now(), lastError: "550 no such user" };
    await server.context.db.update(mail).set(failed).where(eq(mail.to, email));
    expect(await send()).toEqual({
      invites: [],
      refused: [{ email, message: expect.stringContaining("could not be delivered") }],
    });
    expect((await owner.post(`/a/team/invites/${invite?.id}/resend`)).status).toBe(422);
    server.clock.offsetMs = day + 1000;
    expect((await send()).refused).toEqual([]);
    server.clock.offsetMs = 0;
  });

  it("keeps an address from being flooded", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const email = `person-${newId()}@example.org`;
    const send = () => owner.post<Schemas["InvitationsMade"]>("/a/team/invites", { emails: [email], role: "member" });
    for (let time = 0; time < 5; time += 1) expect((await send()).body.refused).toEqual([]);
    const flooded = await send();
    expect(flooded.body.invites).toEqual([]);
    expect(flooded.body.refused).toEqual([{ email, message: expect.stringContaining("too often") }]);
    const many = Array.from({ length: 50 }, (_each, index) => `p${index}-${newId()}@example.org`);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await owner.post("/a/team/invites", { emails: many, role: "member" })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it("lets owners, admins and members do what their roles allow", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const admin = await joinTeam(server, owner, "admin");
    const member = await joinTeam(server, owner);
    const [ownerId, adminId, memberId] = [await idOf(owner), await idOf(admin), await idOf(member)];
    const setRole = (by: Browser, userId: string, role: string) =>
      by.call("PATCH", `/a/team/members/${userId}`, { role });
    const inviteId = (await owner.post("/a/team/invites", { role: "member" })).body.invites[0].id;

    for (const [method, path, body] of [
      ["PATCH", "/a/team", { name: "Mine" }],
      ["DELETE", "/a/team"],
      ["POST", "/a/team/hand-over", { userId: memberId }],
      ["PATCH", `/a/team/members/${memberId}`, { role: "owner" }],
      ["DELETE", `/a/team/members/${adminId}`],
      ["POST", "/a/team/invites", { role: "member" }],
      ["POST", `/a/team/invites/${inviteId}/resend`],
      ["DELETE", `/a/team/invites/${inviteId}`],
    ] as const)
      expect((await member.call(method, path, body)).status, `${method} ${path}`).toBe(422);
    for (const [method, path, body] of [
      ["DELETE", "/a/team"],
      ["POST", "/a/team/hand-over", { userId: adminId }],
      ["PATCH", `/a/team/members/${adminId}`, { role: "owner" }],
      ["PATCH", `/a/team/members/${ownerId}`, { role: "member" }],
      ["DELETE", `/a/team/members/${ownerId}`],
    ] as const)
      expect((await admin.call(method, path, body)).status, `${method} ${path}`).toBe(422);
    expect(await roles(owner)).toEqual(["owner", "admin", "member"]);

    expect((await setRole(admin, memberId, "admin")).status).toBe(200);
    expect((await toldTo(member)).at(-1)).toMatchObject({
      subject: "Your role has changed",
      teamId: owner.scope.slice(7),
    });
    expect((await setRole(admin, memberId, "member")).status).toBe(200);
    expect((await setRole(owner, newId(), "member")).status).toBe(404);
    expect((await owner.call("DELETE", `/a/team/members/${newId()}`)).status).toBe(404);
    expect((await owner.post("/a/team/hand-over", { userId: ownerId })).status).toBe(422);
    expect((await owner.post<Details>("/a/team/hand-over", { userId: memberId })).body.role).toBe("admin");
    expect((await details(member)).role).toBe("owner");
    expect((await kinds(owner))[0]).toBe("handedOver");
  });

  it("takes names as they are, holds every limit from both sides, and stumbles over no odd input", async () => {
    const owner = await server.signIn();
    await makeTeam(owner, "x".repeat(100));
    expect((await owner.post("/a/teams", { name: "x".repeat(101) })).status).toBe(400);
    const hostile = `<img src=x onerror="alert(1)"> & "Gärten" ‮🌱`;
    expect((await owner.call("PATCH", "/a/team", { name: `${hostile}\u0000\ud800` })).body.name).toContain(hostile);
    const email = `person-${newId()}@example.org`;
    await owner.post("/a/team/invites", { emails: [email], role: "member" });
    const [sent] = await server.context.db.select().from(mail).where(eq(mail.to, email));
    expect(sent?.html).toContain("&lt;img src=x");
    expect(sent?.html).not.toContain("<img");
    expect(sent?.subject).toContain("<img src=x");
    await joinTeam(server, owner);
    const told = (await toldTo(owner)).find(({ subject }) => subject === "Invitation accepted");
    expect(told?.content).toContain("&lt;img src=x");
    expect(told?.content).not.toContain("<img");

    const emails = Array.from({ length: 51 }, (_each, index) => `p${index}-${newId()}@example.org`);
    const invite = (body: object) => owner.post<Schemas["InvitationsMade"]>("/a/team/invites", body);
    expect((await invite({ emails, role: "member" })).status).toBe(400);
    expect((await invite({ emails: emails.slice(0, 50), role: "admin" })).body.invites).toHaveLength(50);
    for (const body of [
      {},
      { emails: [], role: "member" },
      { emails: ["nobody"], role: "member" },
      { emails: [email], role: "owner" },
      { role: "member", code: "mine" },
    ])
      expect((await invite(body)).status, JSON.stringify(body)).toBe(400);
    const activity = (query: string) => owner.get(`/a/team/activity?${query}`);
    const first = (await activity("limit=500")).body as Schemas["ActivityEntry"][];
    const last = first.at(-40);
    const rest = await activity(`limit=500&before=${encodeURIComponent(last?.at ?? "")}`);
    expect(rest.body, "a list in pages loses nothing of many invitations at once").toHaveLength(39);
    for (const before of ["x", "2026-13-01T00:00:00Z", "0000-01-01T00:00:00Z", "2026-11-21T23:59:60Z"])
      expect((await activity(`before=${before}`)).status, before).toBe(400);
    for (const limit of ["0", "501"]) expect((await activity(`limit=${limit}`)).status).toBe(400);
    for (const code of ["%F0%9F%8C%B1", "x".repeat(200)])
      expect((await owner.get(`/p/invites/${code}`)).status, code).toBe(404);
    expect((await owner.get(`/p/invites/${"x".repeat(201)}`)).status).toBe(400);
  });

  it("always keeps an owner, also when two leave at the same time", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const ownerId = await idOf(owner);
    const alone = "A team needs an owner. Make somebody else an owner first.";
    expect(refusal(await owner.post("/a/team/leave"))).toEqual([422, alone]);
    expect(refusal(await owner.call("DELETE", `/a/team/members/${ownerId}`))).toEqual([422, alone]);
    expect(refusal(await owner.call("PATCH", `/a/team/members/${ownerId}`, { role: "member" }))).toEqual([422, alone]);
    const attempts: ((by: Browser, id: string, otherId: string) => Promise<{ status: number }>)[] = [
      (by) => by.post("/a/team/leave"),
      (by, id) => by.call("PATCH", `/a/team/members/${id}`, { role: "admin" }),
      (by, _id, otherId) => by.call("DELETE", `/a/team/members/${otherId}`),
    ];
    for (const attempt of attempts) {
      const one = await server.signIn();
      await makeTeam(one);
      const two = await joinTeam(server, one, "owner");
      const watcher = await joinTeam(server, one);
      const [oneId, twoId] = [await idOf(one), await idOf(two)];
      const answers = await Promise.all([attempt(one, oneId, twoId), attempt(two, twoId, oneId)]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect((await roles(watcher)).filter((role) => role === "owner")).toHaveLength(1);
    }
  });

  it("shuts out who was removed at once, with their link and their upload, and goes on with what runs", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const code = await makeInviteLink(owner);
    const member = await server.signIn();
    await member.post(`/a/invites/${code}/accept`);
    member.scope = `/teams/${teamId}`;
    const memberId = await idOf(member);
    const doc = await makeCompleteDocument(member);
    const file = { filename: "a.txt", mimetype: "text/plain", size: 2 };
    const [target] = (await member.post("/a/docs/new/upload", [file])).body;
    const { taskId } = (await member.post("/a/docs", completeSave(doc, true))).body;
    expect((await owner.call("DELETE", `/a/team/members/${memberId}`)).status).toBe(204);

    expect(refusal(await member.get(`/a/docs/${doc.id}`))).toEqual([403, "You are not a member of this team."]);
    member.scope = "";
    const upload = await member.call("PUT", target.signedUrl.replace("/api", ""), "ok", {
      "content-type": "text/plain",
    });
    expect(upload.status).toBe(404);
    expect((await member.post(`/a/invites/${code}/accept`)).status).toBe(404);
    expect((await member.get("/a/teams")).body).toHaveLength(1);
    const until = Date.now() + 30_000;
    while ((await owner.document(doc.id)).versions.length === 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await owner.document(doc.id)).sections.length).toBeGreaterThan(0);
    expect(taskId).toEqual(expect.any(String));
    expect((await kinds(owner))[0]).toBe("removed");

    const again = await joinTeam(server, owner, "admin");
    expect((await again.post("/a/team/leave")).status).toBe(204);
    expect((await again.get("/a/team")).status).toBe(403);
    expect((await kinds(owner))[0]).toBe("left");
  });

  it("lets nobody take back by their own invitations what they have lost", async () => {
    const losses: [string, (owner: Browser, admin: Browser, adminId: string) => Promise<{ status: number }>][] = [
      ["demoted", (owner, _admin, id) => owner.call("PATCH", `/a/team/members/${id}`, { role: "member" })],
      ["removed", (owner, _admin, id) => owner.call("DELETE", `/a/team/members/${id}`)],
      ["left", (_owner, admin) => admin.post("/a/team/leave")],
      [
        "deleted",
        async (_owner, admin) => {
          const { email } = (await admin.get<Schemas["Profile"]>("/a/me/profile")).body;
          return admin.post("/a/me/deletion", { email });
        },
      ],
    ];
    for (const [loss, lose] of losses) {
      const owner = await server.signIn();
      await makeTeam(owner);
      const admin = await joinTeam(server, owner, "admin");
      const second = `second-${newId()}@example.org`;
      await admin.post("/a/team/invites", { emails: [second], role: "admin" });
      const links = [await makeInviteLink(admin, "admin"), await makeInviteLink(owner, "admin")];
      const codes = [await mailedCode(server, second), ...links];
      const [other, adminId] = [await server.signIn(second), await idOf(admin)];
      const kept = `kept-${newId()}@example.org`;
      await owner.post("/a/team/invites", { emails: [kept], role: "member" });
      expect((await lose(owner, admin, adminId)).status, loss).toBeLessThan(300);
      for (const code of codes) expect((await other.post(`/a/invites/${code}/accept`)).status, loss).toBe(404);
      expect(
        (await details(owner)).invites.map(({ email }) => email),
        loss,
      ).toEqual([kept]);
    }
  });

  it("takes an invitation for no more than whoever sent it may give at that moment", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const admin = await joinTeam(server, owner, "admin");
    const code = await makeInviteLink(admin, "admin");
    await server.context.db
      .update(teamMember)
      .set({ role: "member" })
      .where(eq(teamMember.userId, await idOf(admin)));
    expect((await admin.get(`/p/invites/${code}`)).status).toBe(404);
    expect((await (await server.signIn()).post(`/a/invites/${code}/accept`)).status).toBe(404);
  });

  it("keeps the links of a team when somebody leaves who may make none", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const code = await makeInviteLink(owner);
    expect((await member.post("/a/team/leave")).status).toBe(204);
    expect((await server.browser().get(`/p/invites/${code}`)).status).toBe(200);
  });

  it("does not let a person who was removed back in with the mail that invited them", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const email = `person-${newId()}@example.org`;
    await owner.post("/a/team/invites", { emails: [email], role: "member" });
    const code = await mailedCode(server, email);
    const person = await server.signIn(email);
    await person.post(`/a/invites/${code}/accept`);
    await owner.call("DELETE", `/a/team/members/${await idOf(person)}`);
    expect((await person.post(`/a/invites/${code}/accept`)).status).toBe(404);
  });

  it("puts a deleted team aside for 30 days, and then removes it with its files", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const other = await joinTeam(server, owner, "owner");
    const code = await makeInviteLink(owner);
    const doc = await makeCompleteDocument(other);
    const file = { filename: "a.txt", mimetype: "text/plain", size: 2 };
    const [target] = (await owner.post(`/a/docs/${doc.id}/upload`, [file])).body;
    await server.browser().call("PUT", target.signedUrl.replace("/api", ""), "ok", { "content-type": "text/plain" });
    const isKept = () => readdirSync(join(server.context.config.dataDir, "files")).includes(target.fileId);
    expect(isKept()).toBe(true);

    expect((await owner.call("DELETE", "/a/team")).status).toBe(204);
    for (const person of [owner, other]) expect((await person.get("/a/docs")).status).toBe(403);
    owner.scope = "";
    other.scope = "";
    expect((await owner.get("/a/teams")).body).toHaveLength(1);
    expect((await owner.get(`/p/invites/${code}`)).status).toBe(404);
    const [deleted] = (await owner.get<Schemas["DeletedTeam"][]>("/a/teams/deleted")).body;
    expect(deleted).toMatchObject({ id: teamId, name: "Common Ground" });
    expect(Date.parse(deleted?.goneAt ?? "") - Date.parse(deleted?.deletedAt ?? "")).toBe(30 * day);
    expect((await other.get("/a/teams/deleted")).body).toEqual([]);
    expect((await other.post(`/a/teams/${teamId}/restore`)).status).toBe(404);
    const restored = await Promise.all([1, 2].map(() => owner.post(`/a/teams/${teamId}/restore`)));
    expect(restored.map(({ status }) => status)).toEqual([200, 200]);
    owner.scope = `/teams/${teamId}`;
    expect((await owner.document(doc.id)).attachments).toHaveLength(1);
    expect((await kinds(owner)).slice(0, 2)).toEqual(["restored", "deleted"]);

    await owner.call("DELETE", "/a/team");
    owner.scope = "";
    server.clock.offsetMs = 30 * day - 1000;
    await purge(server.context);
    expect(isKept()).toBe(true);
    server.clock.offsetMs = 30 * day + 60_000;
    expect((await owner.get("/a/teams/deleted")).body).toEqual([]);
    expect((await owner.post(`/a/teams/${teamId}/restore`)).status).toBe(404);
    await purge(server.context);
    server.clock.offsetMs = 0;
    expect(isKept()).toBe(false);
    expect(await server.context.db.select().from(team).where(eq(team.id, teamId))).toEqual([]);
  });
});

describe.each(bothDatabases)("credits of teams on %s", (kind) => {
  let isFailing = false;
  const writer = createScriptedWriter(() => {
    if (isFailing) throw new WriterError("refused", "This cannot be written.");
  });
  const server = useServer(kind, { WELCOME_CREDITS: "1" }, { writer });

  const grant = (userId: string, amount: number, teamId?: string) =>
    server.context.db
      .insert(creditEntry)
      .values({ userId, teamId, pool: "proposals", amount, reason: "purchase", createdAt: server.context.now() });
  const creditsOf = async (person: Browser) => {
    const { credits, freeCredits } = (await person.get<Schemas["User"]>("/a/me")).body;
    return [credits.proposals, freeCredits.welcome];
  };
  const generate = async (person: Browser) => {
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    return { id: doc.id, error: body.error as string | undefined, taskId: body.taskId as string };
  };

  it("spends the team's first, then the person's free ones, then the bought ones", async () => {
    const owner = await server.signIn();
    const ownerId = await idOf(owner);
    const teamId = await makeTeam(owner);
    await grant(ownerId, 1);
    await grant(ownerId, 1, teamId);
    expect(await creditsOf(owner)).toEqual([2, 1]);
    await generate(owner);
    expect(await creditsOf(owner)).toEqual([1, 1]);
    await generate(owner);
    expect(await creditsOf(owner)).toEqual([1, 0]);
    await generate(owner);
    expect(await creditsOf(owner)).toEqual([0, 0]);
    expect((await generate(owner)).error).toBe("noCredits");
    owner.scope = "";
    expect(await creditsOf(owner)).toEqual([0, 0]);
  });

  it("returns a credit to where it came from", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    await grant(await idOf(owner), 1, teamId);
    isFailing = true;
    const { taskId } = await generate(owner);
    expect(await owner.finished(taskId)).toMatchObject({ status: "failed" });
    isFailing = false;
    expect(await creditsOf(owner)).toEqual([1, 1]);
    const entries = await server.context.db.select().from(creditEntry).where(eq(creditEntry.taskId, taskId));
    expect(entries.map((entry) => [entry.teamId, entry.amount])).toEqual([
      [teamId, -1],
      [teamId, 1],
    ]);
  });

  it("never spends the same credit of a team twice", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const people = [owner, await joinTeam(server, owner), await joinTeam(server, owner)];
    for (const person of people) {
      person.scope = "";
      await generate(person);
      person.scope = `/teams/${teamId}`;
    }
    await grant(await idOf(owner), 2, teamId);
    const results = await Promise.all(people.map((person) => generate(person)));
    expect(results.filter(({ error }) => error === "noCredits")).toHaveLength(1);
    expect((await owner.get<Details>("/a/team")).body.proposalCredits).toBe(0);
  });

  it("spends for documents that are made at the same time, and none waits for another for ever", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    await grant(await idOf(owner), 6, teamId);
    const { fields } = await makeCompleteDocument(owner);
    const draft = fields.flatMap(({ id, auto, hidden }) => (auto || hidden ? [] : [{ id, userText: goodText }]));
    const make = () => owner.post("/a/docs", { name: "Gardens", draft, generate: true });
    const made = await Promise.all(Array.from({ length: 8 }, make));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(made.filter(({ body }) => body.error === "noCredits")).toHaveLength(1);
  });

  it("takes bought credits from members as gifts, once for a key, and no free ones", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const member = await joinTeam(server, owner);
    await grant(await idOf(member), 5);
    const give = (amount: number, key?: string) =>
      member.post<Details>("/a/team/credits", { amount }, key === undefined ? {} : { "idempotency-key": key });
    const given = await Promise.all([give(2, "a gift of two"), give(2, "a gift of two")]);
    expect(given.map(({ status }) => status)).toEqual([200, 200]);
    expect((await owner.get<Details>("/a/team")).body.proposalCredits).toBe(2);
    expect((await give(4)).status).toBe(422);
    expect((await owner.post("/a/team/credits", { amount: 1 })).status).toBe(422);
    const racing = await Promise.all([give(2), give(2)]);
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await owner.get<Details>("/a/team")).body.proposalCredits).toBe(4);
    member.scope = "";
    expect(await creditsOf(member)).toEqual([1, 1]);
    for (const amount of [0, -1, 1.5, 100_001])
      expect((await member.post("/a/team/credits", { amount })).status).toBe(400);
    const mine = and(eq(creditEntry.teamId, teamId), eq(creditEntry.reason, "transfer"));
    expect(await server.context.db.select().from(creditEntry).where(mine)).toHaveLength(2);
  });
});
