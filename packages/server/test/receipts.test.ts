import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import { document, documentVersion, section } from "../src/kernel/db/schema.ts";
import { textToHtml } from "../src/kernel/text/textToHtml.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, description, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const invented = "Of all families here, 73% went hungry last winter (Marlowe, 2021).";
const own = "Ines Okafor directs the work.";

/** A writer that says in every text what nobody told it. */
const inventor: Writer = {
  ...createOfflineWriter(),
  kind: "model",
  label: "Inventor",
  async outline(input) {
    const asked = input.template.sections.filter(({ auto }) => !auto);
    return { grantName: "Gardens", sections: asked.map(({ id }) => ({ sectionId: id, text: `${own} ${invented}` })) };
  },
  async propose(input, report) {
    const sections = input.template.sections.map(({ id, title }) => {
      const text = `${own} ${invented} ${input.texts?.[id] ?? ""}`.trim();
      return { sectionId: id, title, text, html: textToHtml(text) };
    });
    for (const each of sections) await report.section(each);
    return sections;
  },
};

const receiptAt = (of: Schemas["Section"] | undefined, sentence: string) =>
  of?.receipts?.find(({ start, end }) => of.text.slice(start, end) === sentence);

describe.each(bothDatabases)("receipts on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" }, { writer: inventor });

  async function propose(person: Browser, doc: Schemas["Document"], save = completeSave(doc, true)) {
    const { body } = await person.post("/a/docs", save);
    await person.finished(body.taskId);
    return person.document(doc.id);
  }

  it("mark what nobody said, and tell whose words the rest is", async () => {
    const person = await server.signIn();
    const doc = await propose(person, await makeDraft(person));
    const [shown] = doc.sections;
    const bad = receiptAt(shown, invented);
    expect(bad).toMatchObject({ from: "writer", match: "none" });
    const facts = bad?.facts.map(({ start, end, found }) => [shown?.text.slice(start, end), found]);
    expect(facts).toEqual(
      [
        ["73%", "no"],
        ["Marlowe, 2021", "no"],
      ].map(([text, found]) => [expect.stringContaining(text ?? ""), found]),
    );
    expect(receiptAt(shown, own)).toMatchObject({ from: "person", match: "same", sources: [{ kind: "description" }] });
    expect(doc.support).toMatchObject({ sentences: expect.any(Number), unsupported: doc.sections.length });
  });

  it("never take a writer's draft for the person's word: not as it is, reloaded, copied or in a revision", async () => {
    const person = await server.signIn();
    const draft = await makeDraft(person);
    const asked = draft.fields.filter(({ auto, hidden }) => !auto && !hidden);
    expect(draft.drafted[asked[0]?.id ?? ""]).toEqual({ by: "model", text: `${own} ${invented}` });
    const untouched = {
      ...completeSave(draft, true),
      draft: asked.map(({ id, value }) => ({ id, userText: value ?? "" })),
    };
    const first = await propose(person, draft, untouched);
    const second = await propose(person, first, untouched);
    const { body: copy } = await person.post(`/a/docs/${draft.id}/duplicate`);
    const copied = await propose(person, draft, { ...untouched, id: copy.id });
    for (const doc of [first, second, await person.document(copied.id), await person.document(copy.id)]) {
      expect(doc.sections.length).toBeGreaterThan(0);
      for (const each of doc.sections) expect(receiptAt(each, invented)).toMatchObject({ from: "writer" });
    }
    expect(first.sections.find(({ sectionId }) => sectionId === asked[0]?.id)?.draftedBy).toBe("model");
  });

  it("take what a person changed in a draft for theirs", async () => {
    const person = await server.signIn();
    const draft = await makeDraft(person);
    const changed = "Of all families here, 61% went hungry last winter.";
    const save = completeSave(draft, true);
    const doc = await propose(person, draft, {
      ...save,
      draft: save.draft.map(({ id }) => ({ id, userText: `${own} ${changed}` })),
    });
    const answering = doc.sections.find(({ sectionId }) => sectionId === save.draft[0]?.id);
    expect(receiptAt(answering, changed)).toMatchObject({ from: "person", match: "same" });
  });

  it("are made anew with each edit, whose sentences are the person's", async () => {
    const person = await server.signIn();
    const doc = await propose(person, await makeDraft(person));
    const id = doc.sections[0]?.id ?? "";
    const mine = "We have 9 sheds.";
    const { body: edited } = await person.post<Schemas["Section"]>(`/a/sections/${id}`, {
      userValue: `${mine} ${invented}`,
    });
    expect(receiptAt(edited, mine)).toMatchObject({ from: "person", confirmed: { at: expect.any(String) } });
    expect(receiptAt(edited, invented)).toMatchObject({ from: "writer" });
    expect(receiptAt(edited, invented)).not.toHaveProperty("confirmed");
    expect((await person.document(doc.id)).sections[0]?.receipts).toEqual(edited.receipts);
  });

  it("know what a person says is right, at the revision that they saw", async () => {
    const person = await server.signIn();
    const doc = await propose(person, await makeDraft(person));
    const shown = doc.sections[0];
    const { start = 0, end = 0 } = receiptAt(shown, invented) ?? {};
    const confirm = (place: object, revision: number | undefined) =>
      person.post(`/a/sections/${shown?.id}/receipts/confirm`, place, { "if-match": `"${revision}"` });
    expect(await confirm({ start: start + 1, end }, shown?.revision)).toMatchObject({ status: 400 });
    // Another change came between.
    await person.post(`/a/sections/${shown?.id}`, { userValue: `Well. ${shown?.text}` });
    const stale = await confirm({ start, end }, shown?.revision);
    expect(stale).toMatchObject({ status: 412, body: { text: `Well. ${shown?.text}` } });
    expect(receiptAt(stale.body as Schemas["Section"], invented)).not.toHaveProperty("confirmed");
    const { body } = await confirm({ start: start + 6, end: end + 6 }, (shown?.revision ?? 0) + 1);
    expect(receiptAt(body as Schemas["Section"], invented)).toMatchObject({
      from: "person",
      confirmed: { by: expect.any(String) },
    });
    // What was said of a sentence holds wherever it stands, in the next version too.
    const after = await person.document(doc.id);
    for (const each of after.sections) expect(receiptAt(each, invented)).toHaveProperty("confirmed");
    expect(after.support).toMatchObject({ unsupported: 0 });
  });

  it("lose no edit to a confirmation at the same moment", async () => {
    const person = await server.signIn();
    const doc = await propose(person, await makeDraft(person));
    const shown = doc.sections[0];
    const { start, end } = receiptAt(shown, invented) ?? {};
    const given = { "if-match": `"${shown?.revision}"` };
    const [edit, confirmed] = await Promise.all([
      person.post(`/a/sections/${shown?.id}`, { userValue: "All new." }, given),
      person.post(`/a/sections/${shown?.id}/receipts/confirm`, { start, end }, given),
    ]);
    expect(edit.status).toBe(200);
    expect([200, 412]).toContain(confirmed.status);
    expect((await person.document(doc.id)).sections[0]).toMatchObject({ text: "All new.", revision: 2 });
  });

  it("say of proposals from before that nobody knows, once somebody asks for them", async () => {
    const person = await server.signIn();
    const doc = await propose(person, await makeCompleteDocument(person));
    const { db } = server.context;
    const [version] = await db.select().from(documentVersion).where(eq(documentVersion.documentId, doc.id));
    const { drafted: _none, ...inputs } = version!.inputs;
    await db.update(documentVersion).set({ inputs }).where(eq(documentVersion.id, version!.id));
    await db.update(section).set({ receipts: null }).where(eq(section.versionId, version!.id));
    const [row] = await db.select().from(document).where(eq(document.id, doc.id));
    expect(row?.drafted).toEqual({});
    const before = await person.document(doc.id);
    expect(before.sections[0]).not.toHaveProperty("receipts");
    expect(before).not.toHaveProperty("support");
    await expect.poll(async () => (await person.document(doc.id)).support, { timeout: 30_000 }).toBeDefined();
    const after = await person.document(doc.id);
    const typed = after.sections.find(({ userText = "" }) => userText !== "");
    expect(receiptAt(typed, typed?.userText ?? "")).toMatchObject({ from: "unknown" });
    expect(typed?.draftedBy).toBe("unknown");
  });

  it("come with an assessment of what a writer had drafted", async () => {
    const person = await server.signIn();
    const draft = await makeDraft(person, { text: description });
    const { body } = await person.post(`/a/docs/${draft.id}/review`);
    await person.finished(body.taskId);
    const { review } = await person.document(draft.id);
    expect(review?.suggestions.map(({ suggestion }) => suggestion)).toContainEqual(
      expect.stringMatching(/“73%”.*“\(Marlowe, 2021\)”.*neither in your words nor in a file/),
    );
  });
});
