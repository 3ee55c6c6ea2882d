import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { section } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { databases, useServer } from "./support/testServer.ts";

describe.each(databases)("changes between versions on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" });
  let person: Browser;

  beforeAll(async () => {
    person = await server.signIn();
  });

  async function write(doc: Schemas["Document"]) {
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await person.finished(body.taskId);
    return person.document(doc.id);
  }

  it("compares a version with the one before it, section by section", async () => {
    const first = await write(await makeCompleteDocument(person));
    const [oldA, oldB, oldC] = first.sections;
    await person.post(`/a/sections/${oldA?.id}`, { userValue: "Ten gardens open in May." });
    const second = await write(first);
    const [a, b, c, d] = second.sections;
    await person.post(`/a/sections/${a?.id}`, { userValue: "Twelve gardens open in June." });
    const change = (id: string | undefined, values: Partial<typeof section.$inferInsert>) =>
      server.context.db
        .update(section)
        .set(values)
        .where(eq(section.id, id ?? ""));
    await change(b?.id, { hidden: true });
    await change(oldC?.id, { hidden: true });
    await change(d?.id, { hidden: true });
    await change(first.sections[3]?.id, { hidden: true });

    const { body } = await person.get<Schemas["VersionChanges"]>(`/a/docs/${first.id}/${second.versionId}/changes`);
    expect(body).toMatchObject({ versionId: second.versionId, comparedWith: first.versionId });
    expect(body.sections.slice(0, 3)).toEqual([
      {
        id: a?.id,
        sectionId: a?.sectionId,
        title: a?.title,
        kind: "changed",
        parts: [
          { kind: "removed", text: "Ten" },
          { kind: "added", text: "Twelve" },
          { kind: "same", text: " gardens open in " },
          { kind: "removed", text: "May" },
          { kind: "added", text: "June" },
          { kind: "same", text: "." },
        ],
      },
      {
        sectionId: oldB?.sectionId,
        title: oldB?.title,
        kind: "removed",
        parts: oldB?.text ? [{ kind: "removed", text: oldB.text }] : [],
      },
      {
        id: c?.id,
        sectionId: c?.sectionId,
        title: c?.title,
        kind: "added",
        parts: c?.text ? [{ kind: "added", text: c.text }] : [],
      },
    ]);
    expect(body.sections.some(({ sectionId }) => sectionId === d?.sectionId)).toBe(false);
    expect(body.sections.slice(3).every((each) => each.kind === "same")).toBe(true);
  }, 60_000);

  it("compares the first version with nothing, and no version that is not one", async () => {
    const doc = await write(await makeCompleteDocument(person));
    expect((await person.get(`/a/docs/${doc.id}/${doc.versionId}/changes`)).body).toEqual({
      versionId: doc.versionId,
      comparedWith: null,
      sections: [],
    });
    expect((await person.get(`/a/docs/${doc.id}/${doc.id}/changes`)).status).toBe(404);
    const stranger = await server.signIn();
    expect((await stranger.get(`/a/docs/${doc.id}/${doc.versionId}/changes`)).status).toBe(404);
  }, 60_000);
});
