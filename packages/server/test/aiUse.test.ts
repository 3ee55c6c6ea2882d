import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import type { Account } from "../src/kernel/account.ts";
import { document } from "../src/kernel/db/schema.ts";
import { exportDocument } from "../src/modules/docs/exportDocument.ts";
import { textToHtml } from "../src/kernel/text/textToHtml.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, goodText, makeDraft } from "./support/fixtures.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const written = "Twelve gardens will be open to everybody. Ines Okafor directs the work.";

/** A model that writes the same everywhere, and leaves the last section to the built-in writer. */
const model = {
  ...createOfflineWriter(),
  kind: "model" as const,
  label: "The model kestrel-3",
  model: "kestrel-3",
  async propose(
    input: Parameters<ReturnType<typeof createOfflineWriter>["propose"]>[0],
    report: Parameters<ReturnType<typeof createOfflineWriter>["propose"]>[1],
  ) {
    const all = input.template.sections.map(({ id, title }, index, { length }) => ({
      sectionId: id,
      title,
      text: written,
      html: textToHtml(written),
      ...(index === length - 1 && { by: "offline" as const }),
    }));
    for (const each of all) await report.section(each);
    return all;
  },
};

describe.each(bothDatabases)("the use of AI in an application on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" }, { writer: model });

  async function propose(person: Browser): Promise<Schemas["Document"]> {
    const draft = await makeDraft(person);
    const [first, ...rest] = completeSave(draft, true).draft;
    const ways = [{ id: first?.id ?? "", way: "pasted" }];
    const save = { ...completeSave(draft, true), draft: [{ id: first?.id, userText: `${goodText} Pasted.` }, ...rest] };
    const { body } = await person.post("/a/docs", { ...save, ways });
    await person.finished(body.taskId);
    return person.document(draft.id);
  }
  const useOf = async (person: Browser, { id, versions }: Schemas["Document"]): Promise<Schemas["AiUse"]> =>
    (await person.get(`/a/docs/${id}/${versions.at(-1)}/ai-use`)).body;

  it("tells of each section who drafted and wrote it, what stands of that, and who worked on it", async () => {
    const person = await server.signIn();
    const doc = await propose(person);
    const [first, second] = doc.sections;
    await person.post(`/a/sections/${first?.id}`, { userValue: "Twelve gardens will be open to everybody. It is so." });
    const { sections, disclosure, sentences, policy } = await useOf(person, doc);
    expect(sections[0]).toMatchObject({
      title: first?.title,
      written: { way: "model", model: "kestrel-3" },
      isRevised: true,
    });
    // Of a section that is written from the others it is how that begins.
    expect(sections[0]).toMatchObject({ drafted: { way: "model", model: "kestrel-3" } });
    expect(sections.filter(({ drafted }) => drafted?.model === "kestrel-3").length).toBeGreaterThan(0);
    expect(sections[0]?.keptShare).toBeGreaterThan(0.7);
    expect(sections[0]?.keptShare).toBeLessThan(0.95);
    expect(sections[0]?.people).toHaveLength(1);
    expect(sections.reduce((sum, { pasted }) => sum + pasted, 0)).toBe(1);
    expect(sections[1]).toMatchObject({ title: second?.title, keptShare: 1, isRevised: false });
    expect(sections.at(-1)?.written).toMatchObject({ way: "offline" });
    expect(sections.at(-1)?.written).not.toHaveProperty("model");
    expect(sentences?.all).toBeGreaterThan(0);
    expect(disclosure).toContain("kestrel-3, through Grantwright");
    expect(disclosure).toContain(`“${first?.title}”`);
    expect(policy).toBeUndefined();
  });

  it("has what the funder says, where a page of it was read", async () => {
    const person = await server.signIn();
    const doc = await propose(person);
    const { db } = server.context;
    const [row] = await db.select().from(document).where(eq(document.id, doc.id));
    if (!row) throw new Error("There is no document.");
    await db
      .update(document)
      .set({ template: { ...row.template, funderName: "The Wellcome Trust" } })
      .where(eq(document.id, doc.id));
    const { policy } = await useOf(person, doc);
    expect(policy).toMatchObject({ funder: "Wellcome", level: "required", page: "own", readOn: "2026-11-22" });
    expect(policy?.address).toMatch(/^https:\/\/wellcome\.org\//);
  });

  it("does not count what was drafted in the form after the version was asked for", async () => {
    const person = await server.signIn();
    const doc = await propose(person);
    const field = doc.sections[0]?.sectionId ?? "";
    server.clock.offsetMs += 60_000;
    await person.post("/a/docs", {
      id: doc.id,
      draft: [{ id: field, userText: "Another text." }],
      generate: false,
      ways: [{ id: field, way: "pasted" }],
    });
    const { sections } = await useOf(person, doc);
    expect(sections.reduce((sum, { pasted }) => sum + pasted, 0)).toBe(1);
  });

  it("stands at the end of a file where that is asked for", async () => {
    const person = await server.signIn();
    const doc = await propose(person);
    const version = doc.versions.at(-1) ?? "";
    const { disclosure } = await useOf(person, doc);
    const [row] = await server.context.db.select().from(document).where(eq(document.id, doc.id));
    const account = { userId: row?.createdBy ?? "", teamId: row?.teamId ?? "" } as Account;
    const plain = await exportDocument(server.context, account, doc.id, version);
    const withUse = await exportDocument(server.context, account, doc.id, version, true);
    expect(withUse.sections.slice(0, -1)).toEqual(plain.sections);
    expect(withUse.sections.at(-1)).toMatchObject({ title: "Use of generative AI" });
    expect(JSON.stringify(withUse.sections.at(-1))).toContain(disclosure.slice(0, 60));
    const address = `/a/docs/${doc.id}/${version}/export?format=docx&aiUse=`;
    expect((await person.get(`${address}true`)).status).toBe(200);
    expect((await person.get(`${address}maybe`)).status).toBe(400);
  });
});
