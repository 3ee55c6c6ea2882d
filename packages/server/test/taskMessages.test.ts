import { openPlacesOf } from "@grantwright/domain";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { WriterError } from "../src/capabilities/writer/writerError.ts";
import { mail, message, messageRecipient, task } from "../src/kernel/db/schema.ts";
import { shortLine } from "../src/kernel/text/shortLine.ts";
import { modules } from "../src/modules.ts";
import { createTaskWorker } from "../src/modules/tasks/worker.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { createGate, createScriptedWriter } from "./support/scriptedWriter.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { databases, startTestServer, type TestServer } from "./support/testServer.ts";

describe.each(databases)("messages about tasks on %s", (kind) => {
  let server: TestServer;
  afterEach(() => server.stop());

  const told = async (person: Browser, listType = "inbox") =>
    (await person.get<Schemas["MessageList"]>(`/a/messages?listType=${listType}`)).body.messages.filter(
      ({ type }) => type === "AI",
    );
  const short = (name: string) => shortLine(name, 100);
  const mailed = () => server.context.db.select().from(mail).orderBy(mail.createdAt);
  const generate = async (person: Browser) => {
    const complete = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(complete, true));
    return { id: complete.id, taskId: body.taskId as string };
  };

  it("say that an outline, a proposal and an assessment are ready, and where", async () => {
    server = await startTestServer(kind);
    const person = await server.signIn();
    await person.post("/a/me", { sendEmails: { product: true } });
    const readAll = () => person.post("/a/messages/read", { until: "2100-01-01T00:00:00.000Z" });
    const draft = await makeDraft(person);
    const asked = Object.values((await person.document(draft.id)).draft).flatMap(({ userText }) =>
      openPlacesOf(userText),
    ).length;
    await readAll();
    const { taskId } = (await person.post(`/a/docs/${draft.id}/review`)).body;
    await person.finished(taskId);
    await readAll();
    const saved = await person.post("/a/docs", completeSave(await person.document(draft.id), true));
    await person.finished(saved.body.taskId);
    await readAll();
    const again = (await person.post(`/a/docs/${draft.id}/review`)).body;
    await person.finished(again.taskId);
    await readAll();

    const link = (path: string, label: string) => `<a href="${path}/${draft.id}">${label}</a>`;
    const messages = (await told(person, "read")).toReversed();
    expect(messages.map(({ subject }) => subject)).toEqual([
      `Outline ready: ${short(draft.name)}`,
      `Assessment ready: ${short(draft.name)}`,
      `Proposal written: ${short(draft.name)}`,
      `Assessment ready: ${short(draft.name)}`,
    ]);
    expect(messages[0]?.content).toContain(link("/drafts", "Open the draft"));
    expect(messages[1]?.content).toContain(link("/drafts", "Open the assessment"));
    expect(messages[2]?.content).toContain(link("/docs", "Open the proposal"));
    expect(messages[3]?.content).toContain(link("/docs/edit", "Open the assessment"));
    expect(asked).toBeGreaterThan(1);
    expect(messages[0]?.content).toContain(`${asked} places ask for something only you know, in `);
    for (const { content } of messages) expect(content).not.toContain(draft.name);
    expect((await mailed()).map(({ kind: mailKind }) => mailKind)).toEqual(Array(4).fill("taskDone"));
    expect((await mailed()).every(({ headers }) => "List-Unsubscribe" in headers)).toBe(true);
  });

  it("take the place of what was not read of the same document, and of no other", async () => {
    server = await startTestServer(kind);
    const person = await server.signIn();
    const [draft, other] = [await makeDraft(person), await makeDraft(person)];
    const { taskId } = (await person.post(`/a/docs/${draft.id}/review`)).body;
    const done = await person.finished(taskId);
    expect((await told(person)).map(({ subject }) => subject)).toEqual([
      `Assessment ready: ${short(draft.name)}`,
      `Outline ready: ${short(other.name)}`,
    ]);
    expect(await server.context.db.select().from(message).where(eq(message.type, "AI"))).toHaveLength(2);

    // Who watched it to its end has its message at hand, and marks that read; it stays where it is from then on.
    const [newest] = await told(person);
    expect(done.messageId).toBe(newest?._id);
    await person.call("PATCH", `/a/messages/${done.messageId}`, { readAt: new Date().toISOString() });
    const again = (await person.post(`/a/docs/${draft.id}/review`)).body;
    await person.finished(again.taskId);
    expect(await told(person, "read")).toHaveLength(1);
    expect(await told(person)).toHaveLength(2);
  });

  it("say why one failed, once, and mail nobody who did not ask for it", async () => {
    const writer = createScriptedWriter(() => {
      throw new WriterError("refused", "The <b>writer</b> refused.");
    });
    server = await startTestServer(kind, {}, { writer });
    const person = await server.signIn();
    const { id, taskId } = await generate(person);
    await person.finished(taskId);
    const worker = createTaskWorker(server.context, modules);
    await worker.giveUp(taskId);
    await worker.run(taskId, new AbortController().signal);
    const messages = await told(person);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.subject).toMatch(/^Proposal not written: /);
    expect(messages[0]?.content).toContain("The &lt;b&gt;writer&lt;/b&gt; refused.");
    expect(messages[0]?.content).toContain(`<a href="/drafts/${id}">Back to your text</a>`);
    expect(await mailed()).toEqual([]);
  });

  it("say nothing of a document that was deleted meanwhile", async () => {
    const gate = createGate();
    server = await startTestServer(kind, {}, { writer: createScriptedWriter((_i, _id, signal) => gate.wait(signal)) });
    const person = await server.signIn();
    const { id, taskId } = await generate(person);
    await gate.reached;
    await person.call("DELETE", `/a/docs/${id}`);
    gate.open();
    expect((await person.finished(taskId)).status).toBe("failed");
    expect(await told(person)).toEqual([]);
  });

  it("go to who asked, in the team in which it was asked, while they are there", async () => {
    const gate = createGate();
    server = await startTestServer(kind, {}, { writer: createScriptedWriter((_i, _id, signal) => gate.wait(signal)) });
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const [member, leaver] = [await joinTeam(server, owner), await joinTeam(server, owner)];
    const asked = await generate(member);
    const left = await generate(leaver);
    await gate.reached;
    expect((await leaver.post("/a/team/leave")).status).toBe(204);
    gate.open();
    await member.finished(asked.taskId);
    await owner.finished(left.taskId);
    expect((await told(member))[0]?.content).toContain(`<a href="/teams/${teamId}/docs/${asked.id}">`);
    expect(await told(owner)).toEqual([]);
    leaver.scope = "";
    const leaverId = await idOf(leaver);
    const { db } = server.context;
    const got = await db.select().from(messageRecipient).where(eq(messageRecipient.userId, leaverId));
    const inTeam = await db.select().from(message).where(eq(message.teamId, teamId));
    expect(got.filter(({ messageId }) => inTeam.some(({ id }) => id === messageId))).toEqual([]);
    member.scope = "";
    expect([await told(member), await told(leaver)]).toEqual([[], []]);
    expect((await server.context.db.select().from(task)).every(({ status }) => status === "done")).toBe(true);
  });
});
