import type { Schemas } from "@grantwright/api-client";
import { beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "./support/browser.ts";
import { completeSave, description, goodText, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { databases, useServer } from "./support/testServer.ts";

describe.each(databases)("the main job on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" });
  let person: Browser;

  beforeAll(async () => {
    person = await server.signIn();
  });

  it("goes from a description to a proposal that can be edited [1.1-from-project-to-proposal] [2.1-free-text] [2.1-outline-then-proposal] [2.1-made-of-sections] [2.1-auto-sections] [2.3-document] [2.3-document-fields] [2.3-document-sections] [2.3-task] [2.4-task-id] [2.7-create-draft] [2.7-save-generate] [2.7-list-drafts] [2.7-list-docs] [2.7-get-doc] [2.7-update-section] [2.7-get-task] [2.7-get-task-progress] [2.9-task-id] [2.9-default-type] [2.9-default-english]", async () => {
    const started = await person.post<Schemas["CreateDraftResponse"]>("/a/drafts", { text: description });
    expect(started.status).toBe(200);
    const id = started.body.id ?? "";
    const early = await person.document(id);
    expect(early).toMatchObject({
      description,
      versions: [],
      isRevision: false,
      useEnglish: true,
      template: { type: "grant" },
    });
    const outlined = await person.finished(started.body.taskId ?? "");
    expect(outlined).toMatchObject({ status: "done", percentComplete: 100 });
    expect(outlined.history.length).toBeGreaterThan(2);
    expect((await person.get(`/a/tasks/${started.body.taskId}`)).body).toMatchObject({ kind: "outline", docId: id });

    const draft = await person.document(id);
    expect(draft.name).not.toBe("");
    expect(Object.values(draft.draft).length).toBeGreaterThan(0);
    expect(draft.activeTaskId).toBeNull();
    const listed = (await person.get<Schemas["DocumentListItem"][]>("/a/drafts")).body;
    expect(listed[0]).toMatchObject({ id, title: draft.name, currentSection: null });
    expect(listed[0]?.excerpt.endsWith("We count visits each week.")).toBe(true);

    const save = completeSave(draft, true);
    const generated = await person.post("/a/docs", save, { "if-match": `"${draft.revision}"` });
    expect(generated.body).toEqual({ id, revision: draft.revision + 1, taskId: expect.any(String) });
    expect(generated.headers.get("etag")).toBe(`"${draft.revision + 1}"`);
    const written = await person.finished(generated.body.taskId);
    expect(written.status).toBe("done");

    const read = await person.get<Schemas["Document"]>(`/a/docs/${id}`);
    const proposal = read.body;
    expect(read.headers.get("etag")).toBe(`"${proposal.revision}"`);
    expect(proposal.revision).toBe(draft.revision + 1);
    expect(proposal.versions).toHaveLength(1);
    expect(proposal).toMatchObject({
      isRevision: true,
      defaultVersion: proposal.versions[0],
      versionId: proposal.versions[0],
    });
    expect(proposal.sections.map(({ sectionId }) => sectionId)).toEqual(
      proposal.fields.filter(({ hidden }) => !hidden).map(({ id: fieldId }) => fieldId),
    );
    const isAuto = new Set(proposal.fields.filter(({ auto }) => auto).map(({ id: fieldId }) => fieldId));
    const autoSections = proposal.sections.filter(({ sectionId }) => isAuto.has(sectionId));
    expect(autoSections.length).toBeGreaterThan(0);
    // What was drafted for them is how they begin.
    for (const { text, userText = "" } of autoSections) {
      expect(userText).not.toBe("");
      expect(text.startsWith(userText)).toBe(true);
      expect(text.length).toBeGreaterThan(userText.length);
    }
    expect((await person.get("/a/drafts")).body).toEqual([]);
    expect((await person.get("/a/docs")).body[0]).toMatchObject({ id, progress: 100, isRevision: true });

    const edited = proposal.sections.find(({ userText }) => userText === goodText);
    const changed = await person.post(`/a/sections/${edited?.id}`, { userValue: "<b>bold</b> & plain\n\nNext" });
    expect(changed.body).toMatchObject({
      edited: true,
      text: "<b>bold</b> & plain\n\nNext",
      html: "<p>&lt;b&gt;bold&lt;/b&gt; &amp; plain</p>\n<p>Next</p>",
      userText: goodText,
    });
    const after = await person.document(id);
    expect(after.sections.find(({ id: sectionId }) => sectionId === edited?.id)).toEqual(changed.body);
    expect(after.revision).toBe(proposal.revision);

    const rewrite = (userValue: string, revision: number) =>
      person.post(`/a/sections/${edited?.id}`, { userValue }, { "if-match": `"${revision}"` });
    const later = await rewrite("Written on the second.", changed.body.revision);
    expect(later.body.revision).toBe(changed.body.revision + 1);
    const stale = await rewrite("Written on the first.", changed.body.revision);
    expect(stale).toMatchObject({ status: 412, body: later.body });
    expect((await person.document(id)).sections.find(({ id: sectionId }) => sectionId === edited?.id)).toEqual(
      later.body,
    );
  });

  it("adds a version with each generation and leaves the earlier ones as they were [2.3-document-versions] [2.7-get-doc-version]", async () => {
    const doc = await makeCompleteDocument(person);
    const first = await person.post("/a/docs", completeSave(doc, true));
    await person.finished(first.body.taskId);
    const one = await person.document(doc.id);
    const field = one.fields.find(({ auto }) => !auto)?.id ?? "";
    const other = "We now write something else altogether in this section.";
    const second = await person.post("/a/docs", {
      id: doc.id,
      draft: [{ id: field, userText: other }],
      generate: true,
    });
    await person.finished(second.body.taskId);
    const two = await person.document(doc.id);
    expect(two.versions).toHaveLength(2);
    expect(two.versions[0]).toBe(one.defaultVersion);
    expect(two.defaultVersion).toBe(two.versions[1]);
    const old = (await person.get<Schemas["Document"]>(`/a/docs/${doc.id}/${two.versions[0]}`)).body;
    expect(old.sections).toEqual(one.sections);
    const userTextIn = (read: Schemas["Document"]) =>
      read.sections.find(({ sectionId }) => sectionId === field)?.userText;
    expect(userTextIn(old)).toBe(goodText);
    expect(userTextIn(two)).toBe(other);
    const ids = [...old.sections, ...two.sections].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await person.get(`/a/docs/${doc.id}/${"0".repeat(24)}`)).status).toBe(404);
  });

  it("keeps what a save does not name, and clears what it says was cleared [2.3-document-draft-map] [2.3-save-payload] [2.7-save]", async () => {
    const doc = await makeCompleteDocument(person);
    const [first, second] = doc.fields.filter(({ auto }) => !auto).map(({ id }) => id);
    const unchanged = await person.post("/a/docs", { id: doc.id, draft: [], generate: false });
    expect(unchanged.body.revision).toBe(doc.revision);
    await person.post("/a/docs", { id: doc.id, draft: [{ id: first, userText: "Short" }], generate: false });
    const cleared = await person.post("/a/docs", { id: doc.id, draft: [], clearedFieldIds: [second], generate: false });
    expect(cleared.body.revision).toBe(doc.revision + 2);
    const now = await person.document(doc.id);
    expect(now.draft[first ?? ""]?.userText).toBe("Short");
    expect(now.draft[second ?? ""]).toBeUndefined();
    expect(Object.keys(now.draft)).toHaveLength(Object.keys(doc.draft).length - 1);
    expect(now.name).toBe(doc.name);
    const [listed] = (await person.get<Schemas["DocumentListItem"][]>("/a/drafts")).body;
    expect(listed).toMatchObject({
      id: doc.id,
      currentSection: { id: second, number: 2 },
      excerpt: expect.any(String),
    });
  });

  it("takes sections that the person adds, and writes them too", async () => {
    const doc = await makeCompleteDocument(person);
    const added = { id: "a".repeat(24), title: "Volunteers", description: "Who helps" };
    await person.post("/a/docs", {
      id: doc.id,
      addedFields: [added],
      draft: [{ id: added.id, userText: goodText }],
      generate: false,
    });
    await person.post("/a/docs", { id: doc.id, addedFields: [added], draft: [], generate: false });
    const now = await person.document(doc.id);
    expect(now.fields.filter(({ id }) => id === added.id)).toEqual([
      { ...added, hidden: false, auto: false, required: false, added: true, value: goodText, wordCount: 10 },
    ]);
    const { body } = await person.post("/a/docs", { id: doc.id, draft: [], generate: true });
    await person.finished(body.taskId);
    const { sections } = await person.document(doc.id);
    expect(sections.find(({ sectionId }) => sectionId === added.id)).toMatchObject({ title: "Volunteers" });
  });

  it("refuses a save that was made on an older revision, with the document as it is now, and stores nothing", async () => {
    const doc = await makeCompleteDocument(person);
    await person.post(
      "/a/docs",
      { id: doc.id, name: "Newer", draft: [], generate: false },
      { "if-match": `"${doc.revision}"` },
    );
    const stale = await person.post<Schemas["Document"]>(
      "/a/docs",
      { id: doc.id, name: "Older", draft: [], generate: false },
      { "if-match": `"${doc.revision}"` },
    );
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      id: doc.id,
      name: "Newer",
      revision: doc.revision + 1,
      message: expect.any(String),
    });
    expect((await person.document(doc.id)).name).toBe("Newer");
    const malformed = await person.post("/a/docs", { id: doc.id, draft: [], generate: false }, { "if-match": "3" });
    expect(malformed.status).toBe(400);
  });

  it("answers a repeated creating call the same, and makes one thing", async () => {
    const key = { "idempotency-key": "one-and-the-same" };
    const make = () => person.post("/a/docs", { draft: [], generate: false, name: "Once" }, key);
    const answers = await Promise.all([make(), make(), make()]);
    const again = await make();
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    const named = (await person.get<Schemas["DocumentListItem"][]>("/a/drafts")).body.filter(
      ({ name }) => name === "Once",
    );
    expect(named).toHaveLength(1);
    expect((await person.post("/a/docs", { draft: [], generate: false, name: "Twice" }, key)).status).toBe(422);
    const somebodyElse = await server.signIn();
    expect((await somebodyElse.post("/a/docs", { draft: [], generate: false, name: "Once" }, key)).body.id).not.toBe(
      again.body.id,
    );
    server.clock.offsetMs += 25 * 60 * 60_000;
    expect((await make()).body.id).not.toBe(again.body.id);
    server.clock.offsetMs = 0;
  });

  it("says which fields keep a proposal from being written, in the specification's words [2.5-error-names]", async () => {
    const { body } = await person.post("/a/docs", { draft: [], generate: false });
    const doc = await person.document(body.id);
    const [short, long] = doc.fields.filter(({ auto, required }) => !auto && required);
    const refused = await person.post<Schemas["RefusedError"]>("/a/docs", {
      id: doc.id,
      eligibilityCriteria: "x".repeat(10_001),
      assessmentCriteria: "x".repeat(10_001),
      draft: [
        { id: short?.id, userText: "only four words here" },
        { id: long?.id, userText: "word ".repeat(2001) },
      ],
      generate: true,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields?.map(({ title }) => title)).toContain("Assessment Criteria");
    expect(refused.body.fields).toContainEqual({ id: "name", title: "Grant Name", message: "This is required" });
    expect(refused.body.fields).toContainEqual({
      id: "eligibilityCriteria",
      title: "Eligibility Criteria",
      message: "Too long maximum 10000 characters",
    });
    expect(refused.body.fields).toContainEqual({
      id: short?.id,
      title: short?.title,
      message: "Too short minimum 5 words",
    });
    expect(refused.body.fields).toContainEqual({
      id: long?.id,
      title: long?.title,
      message: `Too long maximum ${long?.maxLength ?? 10_000} characters`,
    });
    expect((await person.document(doc.id)).draft).toEqual({});
  });

  it("asks a child for no Grant Name [2.2-grant-name]", async () => {
    const parent = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", { draft: [], generate: false, parentId: parent.id, type: "loi" });
    const child = await person.document(body.id);
    expect(child).toMatchObject({ parentId: parent.id, template: { type: "loi" } });
    const saved = await person.post("/a/docs", { ...completeSave(child, true), name: "" });
    expect(saved.status).toBe(200);
    await person.finished(saved.body.taskId);
  });

  it("makes an outline anew without touching what the person wrote", async () => {
    const doc = await makeDraft(person);
    const kept = doc.fields.find(({ auto }) => !auto)?.id ?? "";
    await person.post("/a/docs", {
      id: doc.id,
      draft: [{ id: kept, userText: "Mine." }],
      name: "My name",
      generate: false,
    });
    const again = await person.post("/a/drafts", { text: `${description} And bees.`, docId: doc.id });
    expect(again.body.id).toBe(doc.id);
    await person.finished(again.body.taskId);
    const now = await person.document(doc.id);
    expect(now.draft[kept]?.userText).toBe("Mine.");
    expect(now.name).toBe("My name");
    expect(now.description).toContain("bees");
  });

  it("moves the progress along the specification's markers [2.3-suggestion]", async () => {
    const listed = async (id: string) =>
      (await person.get<Schemas["DocumentListItem"][]>("/a/drafts")).body.find((each) => each.id === id);
    const progress = async (id: string) => (await listed(id))?.progress;
    const { body } = await person.post("/a/docs", { draft: [], generate: false });
    const doc = await person.document(body.id);
    const start = (await progress(doc.id)) ?? -1;
    expect(start).toBeLessThan(25);
    const asked = doc.fields.filter(({ auto, hidden }) => !auto && !hidden);
    expect(await listed(doc.id)).toMatchObject({
      sectionCount: asked.length,
      sectionsToWrite: asked.filter(({ required }) => required).length,
      hasReview: false,
    });
    const save = completeSave(doc, false);
    await person.post("/a/docs", { ...save, name: "" });
    expect(await progress(doc.id)).toBe(25);
    await person.post("/a/docs", { ...save, clearedFieldIds: [], draft: save.draft.slice(1), name: "x" });
    expect(await progress(doc.id)).toBe(75);
    const review = await person.post(`/a/docs/${doc.id}/review`);
    await person.finished(review.body.taskId);
    expect((await person.document(doc.id)).review?.suggestions.length).toBeGreaterThan(0);
    await person.post("/a/docs", { id: doc.id, draft: [], name: "", generate: false });
    expect(await progress(doc.id)).toBe(50);
    expect(await listed(doc.id)).toMatchObject({ sectionsToWrite: 0, hasReview: true });
  });

  it("ticks, copies, deletes and brings back [2.7-check-documents]", async () => {
    const doc = await makeCompleteDocument(person);
    const item = doc.documentChecklist[0]?.id ?? "";
    const ticked = await person.call("PATCH", `/a/docs/${doc.id}`, { checkedDocuments: [item, "unknown"] });
    expect(ticked.body.checkedDocuments).toEqual([item]);
    const sent = await person.call("PATCH", `/a/docs/${doc.id}`, { sentOn: "2026-11-25" });
    expect(sent.body).toMatchObject({ sentOn: "2026-11-25", checkedDocuments: [item] });
    const listed = [...(await person.get("/a/drafts")).body, ...(await person.get("/a/docs")).body];
    expect(listed.find(({ id }) => id === doc.id)).toMatchObject({ sentOn: "2026-11-25" });
    const unsent = await person.call("PATCH", `/a/docs/${doc.id}`, { sentOn: null });
    expect(unsent.body).not.toHaveProperty("sentOn");
    for (const body of [{}, { sentOn: "soon" }, { sentOn: "2026-02-30" }])
      expect((await person.call("PATCH", `/a/docs/${doc.id}`, body)).status).toBe(400);
    const key = { "idempotency-key": "copy-this-one" };
    const copies = await Promise.all([1, 2].map(() => person.post(`/a/docs/${doc.id}/duplicate`, undefined, key)));
    expect(copies[0]?.body).toEqual(copies[1]?.body);
    const copy = await person.document(copies[0]?.body.id);
    expect(copy).toMatchObject({ draft: doc.draft, name: `${doc.name} (copy)`, revision: 1, checkedDocuments: [] });

    expect((await person.call("DELETE", `/a/docs/${doc.id}`)).status).toBe(204);
    expect((await person.get(`/a/docs/${doc.id}`)).status).toBe(404);
    expect((await person.post("/a/docs", { id: doc.id, draft: [], generate: false })).status).toBe(404);
    expect((await person.call("DELETE", `/a/docs/${doc.id}`)).status).toBe(404);
    const back = await person.post<Schemas["Document"]>(`/a/docs/${doc.id}/restore`);
    expect(back.body.draft).toEqual(doc.draft);
    await person.call("DELETE", `/a/docs/${doc.id}`);
    server.clock.offsetMs = 31 * 24 * 60 * 60_000;
    expect((await person.post(`/a/docs/${doc.id}/restore`)).status).toBe(404);
    server.clock.offsetMs = 0;
  });
});
