import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { task } from "../src/kernel/db/schema.ts";
import { answerOnce } from "../src/kernel/idempotency.ts";
import { newId } from "../src/kernel/ids.ts";
import { grantCredits } from "../src/modules/credits/index.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

describe.each(bothDatabases)("saves on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "1" });
  let person: Browser;
  beforeAll(async () => {
    person = await server.signIn();
  });

  const countOf = async (name: string) =>
    (await person.get<Schemas["DocumentListItem"][]>("/a/drafts")).body.filter(({ title }) => title === name).length;

  /** Connections that have to be made first would let calls come one after the other. */
  const connect = () => Promise.all(Array.from({ length: 8 }, () => person.get("/a/drafts")));

  async function saveAtOnce(id: string, round: number): Promise<void> {
    const { revision } = await person.document(id);
    const names = Array.from({ length: 8 }, (_, index) => `Writer ${index} of round ${round}`);
    const answers = await Promise.all(
      names.map((name) =>
        person.post(
          "/a/docs",
          { id, name, eligibilityCriteria: name, draft: [], generate: false },
          { "if-match": `"${revision}"` },
        ),
      ),
    );
    const taken = answers.flatMap(({ status }, index) => (status === 200 ? [names[index]] : []));
    expect(taken).toHaveLength(1);
    const now = { name: taken[0], eligibilityCriteria: taken[0], revision: revision + 1 };
    expect(await person.document(id)).toMatchObject(now);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(412);
      expect(body).toMatchObject(now);
    }
  }

  it("of one revision at the same time: one is taken, the others get the document as it is then", async () => {
    const { id } = await makeCompleteDocument(person);
    await connect();
    for (let round = 0; round < 4; round += 1) await saveAtOnce(id, round);
  });

  it("of a template at the same time: one is taken, the others get the template as it is then", async () => {
    const bare = { name: "Shared", type: "loi", fields: [], documentChecklist: [] };
    const { body: made } = await person.post<Schemas["Template"]>("/a/templates", bare);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((each) =>
        person.call("PUT", `/a/templates/${made.id}`, { ...bare, name: `Writer ${each}` }, { "if-match": '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const taken = answers.find(({ status }) => status === 200)?.body;
    for (const { body } of answers) expect(body).toMatchObject({ name: taken.name, revision: 2 });
  });

  it("store no part of what is refused", async () => {
    const doc = await makeCompleteDocument(person);
    const first = doc.fields.find(({ auto }) => !auto);
    const name = "Half of it";
    const draft = [{ id: first?.id, userText: "Half of it" }];
    const refused = [
      { id: doc.id, name, draft: [...draft, { id: "nowhere", userText: "x" }], generate: false },
      { id: doc.id, name, draft, clearedFieldIds: ["nowhere"], generate: false },
      { id: doc.id, name, draft, generate: "no" },
      { id: doc.id, name, draft: [...draft, { id: first?.id, userText: "w".repeat(5_300_000) }], generate: false },
      { id: doc.id, name, draft: [], clearedFieldIds: doc.fields.map(({ id }) => id), generate: true },
    ];
    const answers = await Promise.all(refused.map((body) => person.post("/a/docs", body)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 413, 422]);
    expect(await person.document(doc.id)).toEqual(doc);
  });

  it("with one key make one draft, however many come at once, and refuse other words under it", async () => {
    const key = { "idempotency-key": newId() };
    const name = `Once ${newId()}`;
    const body = { name, draft: [], generate: false };
    await connect();
    const answers = await Promise.all(Array.from({ length: 6 }, () => person.post("/a/docs", body, key)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await countOf(name)).toBe(1);
    const other = await person.post("/a/docs", { ...body, name: `${name} and more` }, key);
    expect([other.status, await countOf(`${name} and more`)]).toEqual([422, 0]);
  });

  it("made for one person are refused under the session of another, and store nothing", async () => {
    const other = await server.signIn();
    const { id: userId } = (await person.get("/a/me")).body;
    const name = `Not theirs ${newId()}`;
    const save = (who: Browser) =>
      who.post("/a/docs", { name, draft: [], generate: false }, { "expected-user": userId });
    expect((await save(other)).status).toBe(401);
    expect(JSON.stringify((await other.get("/a/drafts")).body)).not.toContain(name);
    expect((await save(person)).status).toBe(200);
    expect(await countOf(name)).toBe(1);
  });

  it("that break off leave their key to the next try", async () => {
    const { id: userId } = (await person.get("/a/me")).body;
    const call = { userId, scope: "saveDoc", key: newId(), body: {} };
    const make = (work: () => Promise<{ made: boolean }>) => answerOnce(server.context, call, () => true, work);
    await expect(make(() => Promise.reject(new Error("The disk is full.")))).rejects.toThrow("The disk is full.");
    expect(await make(async () => ({ made: true }))).toEqual({ made: true });
  });

  it("of an assessment with one key start it once, also where it has ended meanwhile", async () => {
    const { id } = await makeCompleteDocument(person);
    const key = { "idempotency-key": newId() };
    const assess = () => person.post<{ taskId: string }>(`/a/docs/${id}/review`, undefined, key);
    const answers = await Promise.all([assess(), assess(), assess()]);
    const [taskId] = new Set(answers.map(({ body }) => body.taskId));
    expect(answers.map(({ status, body }) => [status, body.taskId])).toEqual([1, 2, 3].map(() => [200, taskId]));
    await person.finished(taskId!);
    expect((await assess()).body.taskId).toBe(taskId);
  });

  it("of a document without a credit for its proposal make it once, too", async () => {
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await person.finished(body.taskId);
    const name = `No credit ${newId()}`;
    // A letter needs no more than its sections; those of the default form are the same in every document of it.
    const save = { ...completeSave(doc, true), id: undefined, name };
    const key = { "idempotency-key": newId() };
    const first = await person.post("/a/docs", save, key);
    expect(first.body).toMatchObject({ id: expect.any(String), error: "noCredits" });
    expect((await person.post("/a/docs", save, key)).body).toEqual(first.body);
    expect(await countOf(name)).toBe(1);
  });

  it("of a document that wait for a credit may come again under their key once there is one", async () => {
    const poor = await server.signIn();
    const doc = await makeCompleteDocument(poor);
    const { body: spent } = await poor.post("/a/docs", completeSave(doc, true));
    await poor.finished(spent.taskId);
    const key = { "idempotency-key": newId() };
    const save = completeSave(doc, true);
    expect((await poor.post("/a/docs", save, key)).body).toMatchObject({ id: doc.id, error: "noCredits" });
    const { id: userId } = (await poor.get("/a/me")).body;
    await grantCredits(server.context.db, server.context.now(), userId, "welcome", 1);
    const { body: started } = await poor.post("/a/docs", save, key);
    expect(started).toEqual({ id: doc.id, revision: expect.any(Number), taskId: expect.any(String) });
    await poor.finished(started.taskId);
    expect((await poor.post("/a/docs", save, key)).body).toEqual(started);
  });

  it("that start a proposal whose work was lost have it taken up again", async () => {
    const rich = await server.signIn();
    const doc = await makeCompleteDocument(rich);
    const { db, tasks, now } = server.context;
    const lost = newId();
    const { id: userId } = (await rich.get("/a/me")).body;
    const [{ id: teamId }] = (await rich.get("/a/teams")).body;
    await db.insert(task).values({
      id: lost,
      kind: "review",
      userId,
      teamId,
      documentId: doc.id,
      inputs: null,
      title: "Lost",
      description: "Lost",
      status: "running",
      claim: "somebody who is gone",
      message: "Working",
      history: [],
      attempts: 1,
      createdAt: now(),
      startedAt: now(),
    });
    await purge(server.context);
    expect((await rich.get(`/a/tasks/${lost}?progressOnly=true`)).body.status).toBe("running");
    await tasks.requeueLost();
    expect((await rich.finished(lost)).status).toBe("failed");
    const [row] = await db.select().from(task).where(eq(task.id, lost));
    expect(row?.attempts).toBe(3);
  });
});
