import { writeFileSync } from "node:fs";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  creditEntry,
  document,
  documentVersion,
  mail,
  message,
  session,
  subscription,
  task,
  team,
  teamMember,
  upload,
  user,
} from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { answerHelp } from "../src/modules/messages/help.ts";
import { tell } from "../src/modules/messages/tell.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { createGate, createScriptedWriter, type Gate } from "./support/scriptedWriter.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const minute = 60_000;

/** Attaches a file to a document of the account that the person works in. */
async function attach(person: Browser, docId: string, filename: string, text: string): Promise<string> {
  const size = Buffer.byteLength(text);
  const asked = await person.post(`/a/docs/${docId}/upload`, [{ filename, mimetype: "text/plain", size }]);
  const [target] = asked.body;
  await fetch(`${person.origin}${target.signedUrl}`, { method: "PUT", body: text, headers: target.headers });
  return target.fileId;
}

describe.each(databases)("a person's data on %s", (kind) => {
  let gate: Gate | undefined;
  const writer = createScriptedWriter((_index, _id, signal) => gate?.wait(signal));
  const server = useServer(kind, {}, { writer });

  const files = async () => new Set(await readdir(join(server.context.config.dataDir, "files")));
  const notice = async (person: Browser) => (await person.get<Schemas["DeletionNotice"]>("/a/me/deletion")).body;
  const emailOf = async (person: Browser) => (await person.get<Schemas["Profile"]>("/a/me/profile")).body.email;
  const erase = async (person: Browser, more: Partial<Schemas["DeleteMeRequest"]> = {}) =>
    person.post("/a/me/deletion", { email: await emailOf(person), ...more });
  const download = async (person: Browser) => {
    const answer = await fetch(`${person.origin}/api/a/me/export`, { headers: { cookie: person.cookie } });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const unzip = (bytes: Uint8Array) =>
    Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));

  it("is downloaded whole, and nobody else's with it", async () => {
    const person = await server.signIn();
    await person.post("/a/me", { name: "Łucja <b>", sendEmails: { product: true } });
    const complete = await makeCompleteDocument(person);
    await person.post("/a/docs", { ...completeSave(complete, false), name: "../Gärten: Ward 4" });
    const { taskId } = (await person.post("/a/docs", completeSave(await person.document(complete.id), true))).body;
    await person.finished(taskId);
    await attach(person, complete.id, "plan.txt", "one");
    await attach(person, complete.id, "plan.txt", "two");
    const gone = (await person.post("/a/docs", { draft: [], generate: false, name: "Deleted" })).body.id;
    await person.call("DELETE", `/a/docs/${gone}`);
    await person.post("/a/help/messages", { subject: "Help", content: "Please.", priority: "low" });

    const colleague = await server.signIn();
    const teamId = await makeTeam(colleague);
    await joinTeam(server, colleague);
    const own = await server.signIn();
    own.cookie = person.cookie;
    own.scope = `/teams/${teamId}`;
    await server.context.db
      .insert(teamMember)
      .values({ teamId, userId: await idOf(person), joinedAt: server.context.now() });
    const mine = (await own.post("/a/docs", { draft: [], generate: false, name: "Mine in the team" })).body.id;
    const theirs = (await colleague.post("/a/docs", { draft: [], generate: false, name: "Theirs" })).body.id;
    await own.post("/a/messages", { subject: "To all", content: "Hello" });
    await colleague.post("/a/docs", { draft: [], generate: false });
    colleague.scope = "";
    await colleague.post("/a/help/messages", { subject: "Secret", content: "x", priority: "low" });

    const [grant] = (await person.get<Schemas["TemplateCard"][]>("/p/published/docs?limit=1")).body;
    await person.post(`/a/docs/${grant?.id}/bookmark`);
    await colleague.post(`/a/docs/${(await colleague.get("/p/templates/loi")).body.id}/bookmark`);

    const looksFor = { organization: "We garden.", project: "Beds for all", location: "Ohio" };
    await person.call("PUT", "/a/scout", looksFor);
    await own.call("PUT", "/a/scout", { organization: "The team's", project: "x", location: "" });

    const { answer, bytes } = await download(person);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="grantwright-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const parts = unzip(bytes);
    const folder = `documents/Gärten- Ward 4-${complete.id}`;
    const names = Object.keys(parts).sort();
    expect(names).toEqual(expect.arrayContaining(["account.json", "messages.json", "teams.json", "credits.json"]));
    expect(names.filter((name) => name.startsWith("documents/"))).toEqual(
      [
        `${folder}/document.json`,
        `${folder}/document.txt`,
        `${folder}/attachments/1-plan.txt`,
        `${folder}/attachments/2-plan.txt`,
        `documents/Deleted-${gone}/document.json`,
        `documents/Deleted-${gone}/document.txt`,
        `documents/Mine in the team-${mine}/document.json`,
        `documents/Mine in the team-${mine}/document.txt`,
      ].sort(),
    );
    expect(JSON.parse(parts["account.json"] ?? "")).toMatchObject({
      email: await emailOf(person),
      name: "Łucja <b>",
      wantsProductMail: true,
      notifications: { mentions: "atOnce", answers: "none" },
      hasPassword: false,
      sessions: [{ via: "link", since: expect.any(String) }],
    });
    expect(JSON.parse(parts["scout.json"] ?? "")).toEqual({ ...looksFor, opportunities: [] });
    expect(parts["account.json"]).not.toMatch(/hash|token/i);
    expect(JSON.parse(parts["bookmarks.json"] ?? "")).toEqual([
      { templateId: grant?.id, name: grant?.name, funderName: grant?.funderName, bookmarkedAt: expect.any(String) },
    ]);
    const subjects = JSON.parse(parts["messages.json"] ?? "").map((each: { subject: string }) => each.subject);
    expect(subjects.sort()).toEqual([
      "Help",
      expect.stringMatching(/^Proposal written: /),
      "To all",
      "Welcome to Grantwright",
    ]);
    expect(JSON.parse(parts["teams.json"] ?? "")).toMatchObject([{ personal: true }, { name: "Common Ground" }]);
    const credits = JSON.parse(parts["credits.json"] ?? "").map((each: { amount: number }) => each.amount);
    expect(credits).toEqual([3, -1]);
    const exported = JSON.parse(parts[`${folder}/document.json`] ?? "");
    expect(exported).toMatchObject({ name: "../Gärten: Ward 4", versions: [{ status: "done" }] });
    expect(exported.versions[0].sections.length).toBeGreaterThan(0);
    expect(parts[`${folder}/document.txt`]).toContain(exported.versions[0].sections[0].text);
    expect([1, 2].map((index) => parts[`${folder}/attachments/${index}-plan.txt`])).toEqual(["one", "two"]);
    expect(JSON.parse(parts[`documents/Deleted-${gone}/document.json`] ?? "").deletedAt).toEqual(expect.any(String));
    const everything = Object.values(parts).join("\n");
    for (const foreign of ["Secret", theirs, await emailOf(colleague)]) expect(everything).not.toContain(foreign);
  });

  it("is downloaded five times an hour at most, and by nobody who is signed out", async () => {
    const person = await server.signIn();
    for (let round = 0; round < 5; round += 1) expect((await download(person)).answer.status).toBe(200);
    expect((await download(person)).answer.status).toBe(429);
    expect((await download(server.browser())).answer.status).toBe(401);
  });

  it("is deleted only by the person, knowingly", async () => {
    const person = await server.signIn();
    const tried = async (more: object) => {
      const answer = await erase(person, more);
      return [answer.status, answer.body?.message];
    };
    const wrong = "This is not the address of your account.";
    expect(await tried({ email: "someone@example.org" })).toEqual([422, wrong]);
    expect(await tried({ email: "" })).toEqual([422, wrong]);
    expect((await person.post("/a/me/deletion", {})).status).toBe(400);
    server.clock.offsetMs = 15 * minute + 1000;
    expect(await notice(person)).toMatchObject({ needsPassword: false });
    const link = "Please sign in with a new link first. It is good for 15 minutes.";
    expect(await tried({})).toEqual([422, link]);
    expect(await tried({ currentPassword: "guess" })).toEqual([422, link]);
    server.clock.offsetMs = 14 * minute;
    await person.post("/a/me/password", { password: "correct horse" });
    server.clock.offsetMs = 15 * minute + 1000;
    expect(await notice(person)).toMatchObject({ needsPassword: true });
    expect(await tried({})).toEqual([422, "Please enter your current password."]);
    expect(await tried({ currentPassword: "guess" })).toEqual([422, "The current password is wrong."]);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await person.post("/a/me/deletion", { email: await emailOf(person) }, foreign)).status).toBe(403);
    expect((await person.get("/a/me")).status).toBe(200);
    const email = (await emailOf(person)).toUpperCase();
    const done = await erase(person, { email: ` ${email} `, currentPassword: "correct horse" });
    expect(done.status).toBe(204);
    expect(done.headers.get("set-cookie")).toMatch(/^gw_session=; /);
    server.clock.offsetMs = 0;
  });

  it("goes whole: documents, files, mails, messages from and to support, sessions", async () => {
    const person = await server.signIn();
    const email = await emailOf(person);
    const id = await idOf(person);
    const other = server.browser();
    other.cookie = person.cookie;
    const elsewhere = await server.signIn(email);
    const doc = await makeCompleteDocument(person);
    const attached = await attach(person, doc.id, "a.txt", "x");
    const unclaimed = await attach(person, "new", "b.txt", "x");
    await person.post("/a/help/messages", { subject: "Help", content: "Please.", priority: "low" });
    const { db } = server.context;
    const [asked] = await db.select().from(message).where(eq(message.fromUserId, id));
    await db.transaction((tx) => answerHelp(server.context, tx, { name: "Mira" }, asked?.id ?? "", "Yes."));
    expect(await notice(person)).toEqual({
      documents: 1,
      credits: 3,
      isSubscribed: false,
      teamsLeft: [],
      teamsDeleted: [],
      teamsBlocking: [],
      needsPassword: false,
    });
    expect([...(await files())]).toEqual(expect.arrayContaining([attached, unclaimed]));

    expect((await erase(person)).status).toBe(204);
    for (const browser of [person, other, elsewhere]) expect((await browser.get("/a/me")).status).toBe(401);
    expect([...(await files())].filter((file) => [attached, unclaimed].includes(file))).toEqual([]);
    for (const [table, column] of [
      [user, user.id],
      [session, session.userId],
      [creditEntry, creditEntry.userId],
      [task, task.userId],
      [upload, upload.userId],
      [document, document.createdBy],
      [team, team.personalOf],
      [message, message.fromUserId],
      [mail, mail.userId],
    ] as const)
      expect(await db.select().from(table).where(eq(column, id))).toEqual([]);
    const mails = await db.select().from(mail).orderBy(mail.createdAt);
    expect(JSON.stringify(mails)).not.toContain(email);
    expect(await db.select().from(message).where(eq(message.type, "help"))).not.toContainEqual(
      expect.objectContaining({ subject: "Help", teamId: asked?.teamId }),
    );

    const anew = await server.signIn(email);
    expect(await idOf(anew)).not.toBe(id);
    expect((await anew.get("/a/docs")).body).toEqual([]);
    expect((await anew.get("/a/me")).body.freeCredits).toEqual({ welcome: 3 });
  });

  it("in teams that go on stays with the team, under the name it was written", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const person = await joinTeam(server, owner);
    await person.post("/a/me", { name: "Gone Girl" });
    const { db, now } = server.context;
    const id = await idOf(person);
    const doc = await makeCompleteDocument(person);
    const fileId = await attach(person, doc.id, "a.txt", "shared");
    await person.post("/a/docs", { ...completeSave(doc, false), fileIds: [fileId] });
    const sent = (await person.post("/a/messages", { subject: "Handover", content: "All is in the draft." })).body;
    await person.post("/a/help/messages", { subject: "Team help", content: "Please.", priority: "low" });
    await db
      .insert(creditEntry)
      .values({ userId: id, teamId, pool: "proposals", amount: 5, reason: "grant", createdAt: now() });
    await db.transaction((tx) =>
      tell(server.context, tx, { teamId, userIds: [id], type: "notification", subject: "Only you", text: "x" }),
    );
    gate = createGate();
    const { taskId } = (await person.post("/a/docs", completeSave(await person.document(doc.id), true))).body;
    await gate.reached;
    expect(await notice(person)).toMatchObject({ teamsLeft: ["Common Ground"], teamsBlocking: [], teamsDeleted: [] });
    expect((await erase(person)).status).toBe(204);
    gate.open();
    gate = undefined;

    expect((await owner.finished(taskId)).status).toBe("done");
    const kept = await owner.document(doc.id);
    expect(kept.versions).toHaveLength(1);
    expect((await db.select().from(upload).where(eq(upload.id, fileId)))[0]?.userId).toBe(await idOf(owner));
    expect(await files()).toContain(fileId);
    expect((await owner.get("/a/team")).body.proposalCredits).toBe(4);
    expect((await owner.get("/a/team")).body.members).toHaveLength(1);
    const thread = (await owner.get(`/a/messages/${sent._id}/thread`)).body.thread;
    expect(thread[0]).toMatchObject({ fromUser: { name: "Gone Girl" }, subject: "Handover" });
    expect(thread[0].fromUser).not.toHaveProperty("userId");
    const left = (await db.select().from(message).where(eq(message.teamId, teamId))).map(({ subject }) => subject);
    expect(left).not.toContain("Only you");
    expect(left).not.toContain("Team help");
  });

  it("goes while something is being written for them, which ends quietly", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    gate = createGate();
    const { taskId } = (await person.post("/a/docs", completeSave(doc, true))).body;
    await gate.reached;
    const logged = server.logLines.length;
    expect((await erase(person)).status).toBe(204);
    gate.open();
    gate = undefined;
    const next = await server.signIn();
    const other = await makeCompleteDocument(next);
    const { body } = await next.post("/a/docs", completeSave(other, true));
    expect((await next.finished(body.taskId)).status).toBe("done");
    const { db } = server.context;
    expect(await db.select().from(task).where(eq(task.id, taskId))).toEqual([]);
    expect(await db.select().from(documentVersion).where(eq(documentVersion.documentId, doc.id))).toEqual([]);
    expect(server.logLines.slice(logged).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("goes at once with calls that are under way, and none of them breaks", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await server.signIn();
      const doc = await makeCompleteDocument(person);
      const email = await emailOf(person);
      const fallen = server.logLines.length;
      const save = () => person.post("/a/docs", completeSave(doc, false));
      const answers = await Promise.all([
        save(),
        person.post("/a/docs", completeSave(doc, true)),
        person.post("/a/help/messages", { subject: "s", content: "c", priority: "low" }),
        person.post("/a/me/deletion", { email }),
        person.post("/a/me/deletion", { email }),
        person.post("/a/drafts", { text: "Twelve gardens for everybody in Ward 4, by June 2027." }),
        save(),
      ]);
      const broken = server.logLines.slice(fallen).filter((line) => line.includes("a call failed"));
      expect(broken).toEqual([]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect((await person.get("/a/me")).status).toBe(401);
    }
  });

  it("waits while a team would be left without an owner, and takes teams of one along", async () => {
    const owner = await server.signIn();
    const shared = await makeTeam(owner, "Shared");
    const second = await joinTeam(server, owner);
    owner.scope = "";
    const alone = await makeTeam(owner, "Alone");
    const doc = (await owner.post("/a/docs", { draft: [], generate: false, name: "x" })).body.id;
    const fileId = await attach(owner, doc, "a.txt", "x");
    owner.scope = "";
    expect(await notice(owner)).toMatchObject({
      teamsLeft: [],
      teamsDeleted: ["Alone"],
      teamsBlocking: ["Shared"],
    });
    const refused = await erase(owner);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "You are the last owner of “Shared”. Make somebody else an owner first.",
    ]);
    expect((await owner.get("/a/me")).status).toBe(200);
    expect(await files()).toContain(fileId);

    owner.scope = `/teams/${shared}`;
    await owner.post("/a/team/hand-over", { userId: await idOf(second) });
    owner.scope = "";
    expect(await notice(owner)).toMatchObject({ teamsLeft: ["Shared"], teamsBlocking: [] });
    expect((await erase(owner)).status).toBe(204);
    const { db } = server.context;
    expect(await db.select().from(team).where(eq(team.id, alone))).toEqual([]);
    expect(await db.select().from(document).where(eq(document.id, doc))).toEqual([]);
    expect(await files()).not.toContain(fileId);
    expect((await second.get("/a/team")).body.name).toBe("Shared");
  });

  it("of two last owners who go at once lets one go", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const second = await joinTeam(server, owner, "owner");
    await joinTeam(server, owner);
    for (const person of [owner, second]) person.scope = "";
    const both = await Promise.all([erase(owner), erase(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
    const { db } = server.context;
    const owners = (await db.select().from(teamMember).where(eq(teamMember.teamId, teamId))).filter(
      ({ role }) => role === "owner",
    );
    expect(owners).toHaveLength(1);
  });

  it("stays where a subscription cannot be ended", async () => {
    const person = await server.signIn();
    const [{ id: teamId }] = (await person.get("/a/teams")).body;
    await server.context.db.insert(subscription).values({
      id: `sub_${newId()}`,
      teamId,
      productId: "a-year",
      status: "active",
      currentPeriodEnd: new Date(testTime.getTime() + 1e9),
      updatedAt: server.context.now(),
    });
    expect((await notice(person)).isSubscribed).toBe(true);
    expect((await erase(person)).status).toBe(503);
    expect((await person.get("/a/me")).status).toBe(200);
  });

  it("leaves no file behind, even where the server died before it removed one", async () => {
    const folder = join(server.context.config.dataDir, "files");
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const kept = await attach(person, doc.id, "a.txt", "x");
    const [orphan, fresh, part] = [newId(), newId(), `${newId()}.${newId()}.part`];
    for (const name of [orphan, fresh, part]) writeFileSync(join(folder, name), "x");
    const longAgo = new Date(testTime.getTime() - 25 * 60 * minute);
    for (const name of [orphan, part, kept]) await utimes(join(folder, name), longAgo, longAgo);
    await purge(server.context);
    const left = await files();
    expect([orphan, part, fresh, kept].map((name) => left.has(name))).toEqual([false, false, true, true]);
  });
});
