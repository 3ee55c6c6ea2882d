import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { upload } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { databases, useServer } from "./support/testServer.ts";

const megabyte = 1024 * 1024;
const file = (size: number) => ({ filename: "budget.pdf", mimetype: "application/pdf", size });

describe.each(databases)("quotas on %s", (kind) => {
  const settings = { UNATTACHED_MB: "30", ACCOUNT_MB: "60", DOCUMENTS_PER_HOUR: "4", FILES_PER_HOUR: "12" };
  const server = useServer(kind, settings);

  it("let nobody make documents without end, and never stand in the way of words of one that there is", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const key = { "idempotency-key": newId() };
    for (const _again of [1, 2])
      expect((await person.post("/a/docs", { generate: false, draft: [] }, key)).status).toBe(200);
    expect((await person.post(`/a/docs/${doc.id}/duplicate`)).status).toBe(200);
    expect((await person.post("/a/docs", { generate: false, draft: [] })).status).toBe(200);
    const text = "We will turn twelve parcels of county land into gardens.";
    for (const [path, body] of [
      ["/a/docs", { generate: false, draft: [] }],
      [`/a/docs/${doc.id}/duplicate`, undefined],
      ["/a/drafts", { text }],
    ] as const) {
      const refused = await person.post(path, body);
      expect([refused.status, refused.body.message], path).toEqual([
        422,
        expect.stringMatching(/^You have made 4 documents within an hour/),
      ]);
    }
    const words = { id: doc.id, generate: false, draft: [], name: "Words go on being saved" };
    expect((await person.post("/a/docs", words)).status).toBe(200);
    expect((await person.post("/a/drafts", { text, docId: doc.id })).status).toBeLessThan(300);
    expect((await (await server.signIn()).post("/a/docs", { generate: false, draft: [] })).status).toBe(200);
  });

  it("let nobody announce files without end", async () => {
    const person = await server.signIn();
    const announce = (count: number) =>
      person.post(
        "/a/docs/new/upload",
        Array.from({ length: count }, () => file(1)),
      );
    expect((await announce(10)).status).toBe(200);
    const refused = await announce(3);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringMatching(/^You have sent 12 files within an hour/),
    ]);
    expect((await announce(2)).status).toBe(200);
  });

  it("hold what belongs to no document, and what an account has, within bounds", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const announce = async (to: string, ...megabytes: number[]) => {
      const { status, body } = await person.post(
        `/a/docs/${to}/upload`,
        megabytes.map((size) => file(size * megabyte)),
      );
      return { status, message: body.message };
    };
    const both = await Promise.all([announce("new", 16), announce("new", 16)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.message).toMatch(/belong to no document yet may take 30 MB/);
    expect((await announce(doc.id, 20, 20)).status).toBe(200);
    const full = await announce(doc.id, 10);
    expect(full).toEqual({ status: 422, message: expect.stringMatching(/account.*may take 60 MB.*Delete files/) });
    const { db } = server.context;
    await db.update(upload).set({ status: "stored" }).where(eq(upload.documentId, doc.id));
    const copied = await person.post(`/a/docs/${doc.id}/duplicate`);
    expect([copied.status, copied.body.message]).toEqual([422, expect.stringMatching(/account.*may take 60 MB/)]);
    await db.delete(upload).where(eq(upload.documentId, doc.id));
    expect((await announce(doc.id, 10)).status).toBe(200);
  });
});
