import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { document } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { databases, useServer } from "./support/testServer.ts";

const fewest = { draft: [], generate: false };

describe.each(databases)("the bounds of a draft's texts on %s", (kind) => {
  const server = useServer(kind);
  let person: Browser;
  beforeAll(async () => {
    person = await server.signIn();
  });

  it.each([
    ["name", 1_000],
    ["eligibilityCriteria", 100_000],
    ["assessmentCriteria", 100_000],
  ] as const)("%s takes its longest text, and not one character more", async (input, most) => {
    const { id, revision } = await makeCompleteDocument(person);
    // What counts are characters, not the units of a string.
    const longest = "🌱".repeat(most);
    expect((await person.post("/a/docs", { id, [input]: longest, ...fewest })).status).toBe(200);
    const refused = await person.post("/a/docs", { id, [input]: `${longest}.`, ...fewest });
    expect([refused.status, refused.body]).toEqual([400, { message: `${input} may have at most ${most} characters.` }]);
    expect(await person.document(id)).toMatchObject({ [input]: longest, revision: revision + 1 });
  });

  it("a section takes a million characters, valid or not, and not one more", async () => {
    const doc = await makeCompleteDocument(person);
    const section = doc.fields.find(({ auto, hidden }) => !auto && !hidden)!.id;
    const save = (userText: string) =>
      person.post("/a/docs", { id: doc.id, draft: [{ id: section, userText }], generate: false });
    expect((await save("x".repeat(1_000_000))).status).toBe(200);
    expect((await save("x".repeat(1_000_001))).status).toBe(400);
    expect((await person.document(doc.id)).draft[section]?.userText).toHaveLength(1_000_000);
  });

  it("all texts together are at most 5 MB, however many saves they come in", async () => {
    const doc = await makeCompleteDocument(person);
    const ids = doc.fields.filter(({ auto, hidden }) => !auto && !hidden).map(({ id }) => id);
    const save = (index: number, userText: string) =>
      person.post("/a/docs", { id: doc.id, draft: [{ id: ids[index], userText }], generate: false });
    for (const index of [0, 1, 2, 3]) expect((await save(index, "x".repeat(1_000_000))).status).toBe(200);
    const refused = await save(4, "x".repeat(999_900));
    expect(refused.status).toBe(413);
    expect(refused.body.message).toContain("5 MB together");
    expect((await save(4, "Shorter than that, and so it is taken.")).status).toBe(200);
  });

  it("texts that were stored before there was a bound stay readable, harm no list, and may be shortened", async () => {
    const { id } = await makeCompleteDocument(person);
    const long = `Gardens ${"for all ".repeat(700_000)}`;
    await server.context.db.update(document).set({ name: long }).where(eq(document.id, id));
    expect((await person.document(id)).name).toBe(long);
    const { body } = await person.get<Schemas["DocumentListItem"][]>("/a/drafts");
    const listed = body.find((item) => item.id === id)!;
    expect(listed.name).toHaveLength(300);
    expect(listed.title).toBe(listed.name.trim());
    expect((await person.post("/a/docs", { id, assessmentCriteria: "", ...fewest })).status).toBe(200);
    expect((await person.post("/a/docs", { id, name: "Gardens", ...fewest })).status).toBe(200);
    expect((await person.document(id)).name).toBe("Gardens");
  });
});
