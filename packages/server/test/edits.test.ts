import type { Schemas } from "@grantwright/api-client";
import { withPieces } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import { WriterError } from "../src/capabilities/writer/writerError.ts";
import { document, proposedEdit } from "../src/kernel/db/schema.ts";
import { longestWork } from "../src/modules/docs/edits/editRow.ts";
import { purgeEdits } from "../src/modules/docs/edits/purgeEdits.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const text =
  "Twelve gardens will open in order to feed Ward 4. Due to the fact that 131 of 212 households go without vegetables, this matters.";
const plain =
  "Twelve gardens will open to feed Ward 4. Because 131 of 212 households go without vegetables, this matters.";

describe.each(bothDatabases)("proposed changes on %s", (kind) => {
  const offline = createOfflineWriter();
  let edit: Writer["edit"] = offline.edit;
  const writer: Writer = { ...offline, edit: (...given) => edit(...given) };
  const server = useServer(kind, { WELCOME_CREDITS: "9" }, { writer });

  /** A draft in whose first section the text stands. */
  const begin = async (person: Browser, own = text) => {
    edit = offline.edit;
    const doc = await makeCompleteDocument(person);
    const fieldId = Object.keys(doc.draft)[0] ?? "";
    await person.post("/a/docs", { id: doc.id, draft: [{ id: fieldId, userText: own }], generate: false });
    return { id: doc.id, fieldId };
  };
  const ask = (person: Browser, id: string, more: object) =>
    person.post<Schemas["ProposedEdit"]>(`/a/docs/${id}/edits`, { task: "plainer", start: 0, exact: text, ...more });

  it("are pieces that are accepted or refused by themselves, and stand in the history once they are saved", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const { body, status } = await ask(person, id, { fieldId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "open", by: "offline", isOwn: true, exact: text, leftOut: [] });
    expect(withPieces(text, body.pieces)).toBe(plain);
    expect((await person.document(id)).draft[fieldId]?.userText).toBe(text);
    expect((await person.get(`/a/docs/${id}/edits?fieldId=${fieldId}`)).body).toEqual([body]);

    const [first, second] = body.pieces;
    const accepted = withPieces(text, [first!]);
    const ways = [{ id: fieldId, way: "accepted" }];
    await person.post("/a/docs", { id, draft: [{ id: fieldId, userText: accepted }], generate: false, ways });
    const decide = (pieces: object[]) => person.post<Schemas["ProposedEdit"]>(`/a/edits/${body.id}/decide`, { pieces });
    const half = await decide([{ id: first!.id, state: "accepted" }]);
    expect(half.body.state).toBe("open");
    expect(half.body.pieces[0]).toMatchObject({ state: "accepted", decidedBy: expect.any(String) });
    const whole = await decide([{ id: second!.id, state: "refused" }]);
    expect(whole.body).toMatchObject({ state: "decided", pieces: [{ state: "accepted" }, { state: "refused" }] });
    expect((await person.get(`/a/docs/${id}/edits?fieldId=${fieldId}`)).body).toEqual([]);
    const back = await decide([{ id: first!.id, state: "open" }]);
    expect(back.body).toMatchObject({ state: "open", pieces: [{ state: "open" }, { state: "refused" }] });
    expect(back.body.pieces[0]).not.toHaveProperty("decidedBy");

    const [entry] = (await person.get(`/a/docs/${id}/history?fieldId=${fieldId}`)).body;
    expect(entry).toMatchObject({ way: "accepted", isOwn: true });
  });

  it("are about a part of a text, and say where it stood", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const start = text.indexOf("Due to");
    const { body } = await ask(person, id, { fieldId, start, exact: text.slice(start) });
    expect(body).toMatchObject({ start, prefix: text.slice(start - 32, start), suffix: "" });
    expect(withPieces(text.slice(start), body.pieces)).toBe(plain.slice(plain.indexOf("Because")));
  });

  it("are refused where the text is another one by now, nothing stands there, or nothing is named", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    expect((await ask(person, id, { fieldId, exact: "Something else" })).status).toBe(422);
    expect((await ask(person, id, { fieldId, exact: "" })).status).toBe(422);
    expect((await ask(person, id, { fieldId, task: "answer" })).status).toBe(400);
    expect((await ask(person, id, {})).status).toBe(400);
    expect((await ask(person, id, { fieldId: "nowhere" })).status).toBe(400);
    expect((await ask(person, id, { fieldId, exact: "x".repeat(40_001) })).status).toBe(400);
    expect((await person.get(`/a/docs/${id}/edits`)).status).toBe(400);
  });

  it("take the place of what was asked for before, and can be taken away", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const first = await ask(person, id, { fieldId });
    const second = await ask(person, id, { fieldId, task: "shorten", words: 12 });
    expect((await person.get(`/a/edits/${first.body.id}`)).status).toBe(404);
    expect((await person.call("DELETE", `/a/edits/${second.body.id}`)).status).toBe(204);
    expect((await person.get(`/a/docs/${id}/edits?fieldId=${fieldId}`)).body).toEqual([]);
    expect(
      (await person.post(`/a/edits/${second.body.id}/decide`, { pieces: [{ id: 1, state: "open" }] })).status,
    ).toBe(404);
  });

  it("come later where the writer needs longer, end when they are taken away, and say when that was interrupted", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const answer = Promise.withResolvers<string>();
    edit = () => answer.promise;
    const { body } = await ask(person, id, { fieldId });
    expect(body).toMatchObject({ state: "writing", pieces: [] });
    expect((await person.post(`/a/edits/${body.id}/decide`, { pieces: [{ id: 1, state: "accepted" }] })).status).toBe(
      422,
    );
    answer.resolve(plain);
    await expect.poll(async () => (await person.get(`/a/edits/${body.id}`)).body.state).toBe("open");

    const ended = Promise.withResolvers<boolean>();
    edit = (_input, _request, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          ended.resolve(true);
          reject(signal.reason as Error);
        });
      });
    const stalled = await ask(person, id, { fieldId });
    await person.call("DELETE", `/a/edits/${stalled.body.id}`);
    expect(await ended.promise).toBe(true);

    const left = await ask(person, id, { fieldId });
    server.clock.offsetMs += longestWork + 1;
    expect((await person.get(`/a/edits/${left.body.id}`)).body).toMatchObject({
      state: "failed",
      failure: expect.any(String),
    });
    await person.call("DELETE", `/a/edits/${left.body.id}`);
  });

  it("fail with words for a person, and can be asked for again", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    edit = async () => {
      throw new WriterError("timeout", "The writer took too long.", "HTTP 504");
    };
    const start = server.logLines.length;
    expect((await ask(person, id, { fieldId })).body).toMatchObject({
      state: "failed",
      failure: "The writer took too long.",
    });
    const line = server.logLines.slice(start).find((each) => each.includes("a change could not be proposed")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({ err: { kind: "timeout", detail: "HTTP 504" } });
    edit = offline.edit;
    expect((await ask(person, id, { fieldId })).body.state).toBe("open");
  });

  it("never make a source of what a writer invented: neither in a draft that it drafted nor in a proposal", async () => {
    const person = await server.signIn();
    edit = offline.edit;
    const doc = await makeDraft(person);
    const fieldId = Object.keys(doc.drafted)[0] ?? "";
    const drafted = doc.draft[fieldId]?.userText ?? "";
    const invented = "Of all wards this one is the poorest by 73%.";
    const changed = `${drafted} ${invented}`;
    const ways = [{ id: fieldId, way: "accepted" }];
    await person.post("/a/docs", { id: doc.id, draft: [{ id: fieldId, userText: changed }], generate: false, ways });
    const [row] = await server.context.db.select().from(document).where(eq(document.id, doc.id));
    expect(row?.drafted[fieldId]?.text).toContain(invented);

    const { body } = await person.post("/a/docs", completeSave(await person.document(doc.id), true));
    await person.finished(body.taskId);
    const [section] = (await person.document(doc.id)).sections;
    const saved = await person.post<Schemas["Section"]>(`/a/sections/${section!.id}`, {
      userValue: `${section!.text} ${invented}`,
      way: "accepted",
    });
    const receipt = saved.body.receipts?.at(-1);
    expect(receipt).toMatchObject({ facts: [{ kind: "percent", found: "no" }] });
    expect(receipt).not.toHaveProperty("confirmed");
    const asked = await ask(person, doc.id, { sectionId: section!.id, exact: saved.body.text });
    expect(asked.body).toMatchObject({ sectionId: section!.id, revision: saved.body.revision });
  });

  it("are kept for 30 days", async () => {
    const person = await server.signIn();
    const { id, fieldId } = await begin(person);
    const { body } = await ask(person, id, { fieldId });
    const isKept = async () =>
      (await server.context.db.select().from(proposedEdit).where(eq(proposedEdit.id, body.id))).length === 1;
    await purgeEdits(server.context);
    expect(await isKept()).toBe(true);
    server.clock.offsetMs += 31 * 24 * 60 * 60_000;
    await purgeEdits(server.context);
    expect(await isKept()).toBe(false);
  });
});
