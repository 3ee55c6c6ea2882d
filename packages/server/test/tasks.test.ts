import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import { WriterError } from "../src/capabilities/writer/writerError.ts";
import { creditEntry, document, documentVersion, section, task, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { holdClaim } from "../src/modules/tasks/claim.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, description, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { createGate, createScriptedWriter } from "./support/scriptedWriter.ts";
import { bothDatabases, startTestServer, useServer } from "./support/testServer.ts";

const credits = async (person: Browser) => (await person.get("/a/me")).body.freeCredits.welcome as number;

describe.each(bothDatabases)("tasks on %s", (kind) => {
  let writer: Writer;
  /** A new person, whose proposals this writer writes. */
  const start = (next: Writer = createOfflineWriter()) => {
    writer = next;
    return server.signIn();
  };

  const current: Writer = {
    kind: "offline",
    label: "For tests",
    outline: (...given) => writer.outline(...given),
    propose: (...given) => writer.propose(...given),
    edit: (...given) => writer.edit(...given),
    review: (...given) => writer.review(...given),
  };
  const server = useServer(kind, {}, { writer: current });

  it("spends exactly as many credits as there are, however many ask at once [2.1-credits] [2.6-generation-credits]", async () => {
    const person = await start();
    const first = await makeCompleteDocument(person);
    const copies = await Promise.all(Array.from({ length: 19 }, () => person.post(`/a/docs/${first.id}/duplicate`)));
    const ids = [first.id, ...copies.map(({ body }) => body.id as string)];
    const answers = await Promise.all(ids.map((id) => person.post("/a/docs", { id, draft: [], generate: true })));
    const started = answers.filter(({ body }) => body.taskId !== undefined);
    const refused = answers.filter(({ body }) => body.error === "noCredits");
    expect([started.length, refused.length]).toEqual([3, 17]);
    for (const { body } of started) expect((await person.finished(body.taskId)).status).toBe("done");
    expect(await credits(person)).toBe(0);
    expect((await person.get("/a/docs")).body).toHaveLength(3);
    expect((await person.get("/a/drafts")).body).toHaveLength(17);
  });

  it("asks a person for patience who has outlines and assessments made without end", async () => {
    const person = await start();
    const { body: empty } = await person.post("/a/docs", { draft: [], generate: false });
    const asked = await Promise.all(
      Array.from({ length: 62 }, (_, index) =>
        index % 2 ? person.post("/a/drafts", { text: "too short" }) : person.post(`/a/docs/${empty.id}/review`),
      ),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await start().then((other) => other.post("/a/drafts", { text: description }))).status).toBe(200);
  });

  it("starts one task for a document, however often it is asked for", async () => {
    const gate = createGate();
    const person = await start(createScriptedWriter((_index, _id, signal) => gate.wait(signal)));
    const doc = await makeCompleteDocument(person);
    const answers = await Promise.all([1, 2, 3].map(() => person.post("/a/docs", completeSave(doc, true))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const key = { "idempotency-key": "the same wish" };
    const other = await makeCompleteDocument(person);
    const wishes = await Promise.all([1, 2, 3].map(() => person.post("/a/docs", completeSave(other, true), key)));
    expect(new Set(wishes.map(({ body }) => body.taskId)).size).toBe(1);
    expect(await credits(person)).toBe(1);
    expect((await person.post(`/a/docs/${other.id}/review`)).status).toBe(422);
    gate.open();
    await person.finished(wishes[0]?.body.taskId);
  });

  it("shows what is finished while it writes, and leaves the inputs free [1.3-active-tasks] [1.7-active-tasks] [2.3-tasks] [2.7-active-tasks]", async () => {
    const gate = createGate();
    const beforeThird = (index: number, _id: string, signal: AbortSignal) =>
      index === 2 ? gate.wait(signal) : undefined;
    const person = await start(createScriptedWriter(beforeThird));
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await gate.reached;
    const during = await person.document(doc.id);
    expect(during).toMatchObject({ versions: [], defaultVersion: null, isRevision: false, activeTaskId: body.taskId });
    expect(during.sections).toHaveLength(2);
    expect(during.sectionsInProgress).toEqual(during.sections);
    expect(during.revision).toBe(body.revision);
    expect((await person.get("/a/tasks/active")).body).toEqual({
      count: 1,
      tasks: [
        {
          id: body.taskId,
          title: "Writing your proposal",
          description: doc.name,
          percentComplete: expect.any(Number),
        },
      ],
    });
    expect((await person.get("/a/drafts")).body[0].activeTaskId).toBe(body.taskId);
    const saved = await person.post("/a/docs", { id: doc.id, name: "Changed meanwhile", draft: [], generate: false });
    expect(saved.body.revision).toBe(body.revision + 1);
    gate.open();
    await person.finished(body.taskId);
    const after = await person.document(doc.id);
    expect(after.revision).toBe(saved.body.revision);
    expect(after.sectionsInProgress).toBeUndefined();
    expect(after.sections.length).toBeGreaterThan(2);
    const isTheirs = eq(documentVersion.documentId, doc.id);
    const [version] = await server.context.db.select().from(documentVersion).where(isTheirs);
    expect(version?.inputs.name).toBe(doc.name);
  });

  it("goes on after a failure where it was, without writing a section twice", async () => {
    let failures = 0;
    const failing = createScriptedWriter((index) => {
      if (index === 3 && failures === 0) {
        failures += 1;
        throw new Error("The line went dead");
      }
    });
    const person = await start(failing);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    expect((await person.finished(body.taskId)).status).toBe("done");
    const { sections, versions } = await person.document(doc.id);
    expect(failures).toBe(1);
    expect(versions).toHaveLength(1);
    expect(new Set(failing.written).size).toBe(failing.written.length);
    expect(sections.map(({ sectionId }) => sectionId).sort()).toEqual([...failing.written].sort());
    expect(await credits(person)).toBe(2);
  });

  it("gives up after three tries, returns the credit once and leaves the text where it was", async () => {
    let tries = 0;
    const failing = createScriptedWriter(() => {
      tries += 1;
      throw new Error("secret endpoint http://10.0.0.1 refused");
    });
    const person = await start(failing);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    const over = await person.finished(body.taskId);
    expect(over.status).toBe("failed");
    expect(over.message).toBe(
      "Something went wrong. Nothing you wrote is lost, and no credit was used. Please try again.",
    );
    expect(tries).toBe(3);
    const again = "This did not work at the first try. Grantwright tries again by itself";
    expect(over.history.filter(({ message }) => message === again)).toHaveLength(2);
    expect(await credits(person)).toBe(3);
    const after = await person.document(doc.id);
    expect(after).toMatchObject({
      versions: [],
      sections: [],
      activeTaskId: null,
      isRevision: false,
      draft: doc.draft,
    });
    const entries = await server.context.db.select().from(creditEntry).where(eq(creditEntry.taskId, body.taskId));
    expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
      ["spend", -1],
      ["refund", 1],
    ]);
  });

  it("does not repeat what a writer refuses, and tells the writer's reason", async () => {
    let tries = 0;
    const failing = createScriptedWriter(() => {
      tries += 1;
      throw new WriterError("refused", "The model would not write this.");
    });
    const person = await start(failing);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    expect(await person.finished(body.taskId)).toMatchObject({
      status: "failed",
      message: "The model would not write this.",
    });
    expect(tries).toBe(1);
    expect(await credits(person)).toBe(3);
  });

  it("lets only one of two workers finish a task", async () => {
    const gate = createGate();
    let calls = 0;
    const failing = createScriptedWriter(async (index, _id, signal) => {
      if (index === 1 && calls++ === 0) await gate.wait(signal);
    });
    const person = await start(failing);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await gate.reached;
    await server.context.db.transaction((tx) => server.context.tasks.enqueue(tx, body.taskId));
    const over = await person.finished(body.taskId);
    expect(over.status).toBe("done");
    const written = await person.document(doc.id);
    gate.open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const after = await person.document(doc.id);
    expect(after).toEqual(written);
    expect(after.versions).toHaveLength(1);
    expect((await person.get(`/a/tasks/${body.taskId}?progressOnly=true`)).body).toEqual(over);
    expect(over.message).toBe("Done");
    // The end is told by the status; the history tells what was done.
    expect(over.history.map(({ message }) => message)).not.toContain("Done");
    const rows = await server.context.db
      .select()
      .from(section)
      .where(eq(section.versionId, after.versions[0] ?? ""));
    expect(new Set(rows.map(({ fieldId }) => fieldId)).size).toBe(rows.length);
    expect(await credits(person)).toBe(2);
  });

  it("lets a worker write no more once another has taken its task over", async () => {
    const gates = [createGate(), createGate()];
    let calls = 0;
    const waiting = createScriptedWriter(async (index) => {
      if (index === 1) await gates[calls++]?.wait();
    });
    const person = await start(waiting);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await gates[0]!.reached;
    await server.context.db.transaction((tx) => server.context.tasks.enqueue(tx, body.taskId));
    await gates[1]!.reached;
    const { db } = server.context;
    const stored = async () => {
      const [row] = await db.select().from(task).where(eq(task.id, body.taskId));
      const sections = await db
        .select()
        .from(section)
        .where(eq(section.versionId, row?.versionId ?? ""));
      return { claim: row?.claim, status: row?.status, sections: sections.length };
    };
    const before = await stored();
    gates[0]!.open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await stored()).toEqual(before);
    expect(before.status).toBe("running");
    const lost = holdClaim(server.context, body.taskId, newId());
    const isLost = { name: "ClaimLostError" };
    await expect(lost.progress(50, "It is still at it.")).rejects.toMatchObject(isLost);
    await expect(lost.hold({}, () => Promise.reject(new Error("It wrote.")))).rejects.toMatchObject(isLost);
    expect(await stored()).toEqual(before);
    gates[1]!.open();
    expect((await person.finished(body.taskId)).status).toBe("done");
  });

  it("makes an outline around what the person wrote, whatever the writer answers", async () => {
    const person = await start();
    const doc = await makeDraft(person);
    const [mine, empty] = doc.fields.filter(({ auto }) => !auto).map(({ id }) => id);
    const inputs = [mine, empty].map((id) => ({ id: id!, userText: id === mine ? "Mine." : "" }));
    await person.post("/a/docs", { id: doc.id, draft: inputs, clearedFieldIds: [empty], generate: false });
    writer = {
      ...createOfflineWriter(),
      outline: async ({ template }) => ({
        grantName: "Another",
        sections: template.sections.map(({ id }) => ({ sectionId: id, text: "The writer's." })),
      }),
    };
    const again = await person.post("/a/drafts", { text: description, docId: doc.id });
    await person.finished(again.body.taskId);
    const { draft } = await person.document(doc.id);
    expect(draft[mine!]?.userText).toBe("Mine.");
    expect(draft[empty!]?.userText).toBe("The writer's.");
  });

  it("ends the task of a document that is deleted, and returns the credit", async () => {
    const gate = createGate();
    const person = await start(createScriptedWriter((_index, _id, signal) => gate.wait(signal)));
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await gate.reached;
    await person.call("DELETE", `/a/docs/${doc.id}`);
    expect((await person.finished(body.taskId)).status).toBe("failed");
    expect(await credits(person)).toBe(3);
    gate.open();
    await person.post(`/a/docs/${doc.id}/restore`);
    expect(await person.document(doc.id)).toMatchObject({ versions: [], activeTaskId: null });
  });

  it("removes deleted documents after thirty days, with all that belongs to them", async () => {
    const person = await start();
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await person.finished(body.taskId);
    const kept = await makeCompleteDocument(person);
    await person.call("DELETE", `/a/docs/${doc.id}`);
    const { db } = server.context;
    const versions = () => db.select().from(documentVersion).where(eq(documentVersion.documentId, doc.id));
    const [version] = await versions();
    server.clock.offsetMs = 29 * 24 * 60 * 60_000;
    await purge(server.context);
    expect(await versions()).toHaveLength(1);
    server.clock.offsetMs = 30 * 24 * 60 * 60_000 + 1000;
    await purge(server.context);
    server.clock.offsetMs = 0;
    expect(await versions()).toEqual([]);
    expect(
      await db
        .select()
        .from(section)
        .where(eq(section.versionId, version?.id ?? "")),
    ).toEqual([]);
    expect(await db.select().from(task).where(eq(task.documentId, doc.id))).toEqual([]);
    expect(await db.select().from(document).where(eq(document.id, doc.id))).toEqual([]);
    expect((await person.document(kept.id)).id).toBe(kept.id);
    expect(await credits(person)).toBe(2);
  });

  it("answers noCredits where instant drafts are disabled, and makes nothing", async () => {
    const person = await start();
    const { id } = (await person.get("/a/me")).body;
    await server.context.db.update(user).set({ instantDraftDisabled: true }).where(eq(user.id, id));
    expect((await person.post("/a/drafts", { text: description })).body).toEqual({ error: "noCredits" });
    expect((await person.get("/a/drafts")).body).toEqual([]);
    expect((await person.get("/a/me")).body.instantDraftDisabled).toBe(true);
  });
});

describe("tasks of several servers", () => {
  it("finishes on another server what one gave back when it stopped", async () => {
    const gate = createGate();
    const writer = createScriptedWriter((index, _id, signal) => (index === 2 ? gate.wait(signal) : undefined));
    const server = await startTestServer("postgres", {}, { writer });
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await gate.reached;
    const other = await server.another({ writer: createScriptedWriter(() => undefined) });
    try {
      await server.stop();
      const there = Object.assign(server.browser(), { origin: other.address, cookie: person.cookie });
      expect((await there.finished(body.taskId)).status).toBe("done");
      const { versions, sections } = await there.document(doc.id);
      expect(versions).toHaveLength(1);
      expect(new Set(sections.map(({ sectionId }) => sectionId)).size).toBe(sections.length);
      const [row] = await other.context.db.select().from(task).where(eq(task.id, body.taskId));
      expect(row?.attempts).toBe(1);
    } finally {
      await other.stop();
    }
  });

  it("shares rate limits between processes", async () => {
    const server = await startTestServer("postgres");
    const other = await server.another();
    try {
      const email = "shared@example.org";
      const ask = async (address: string) =>
        (await Object.assign(server.browser(), { origin: address }).post("/p/auth/password", { email, password: "x" }))
          .status;
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) statuses.push(await ask(server.address), await ask(other.address));
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    } finally {
      await other.stop();
      await server.stop();
    }
  });
});
