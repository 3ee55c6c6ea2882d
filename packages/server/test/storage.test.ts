import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createS3Store } from "../src/capabilities/files/s3Store.ts";
import { upload } from "../src/kernel/db/schema.ts";
import { exportsPerPerson } from "../src/kernel/rateLimits.ts";
import type { Browser } from "./support/browser.ts";
import { startFakeS3, type FakeS3 } from "./support/fakeS3.ts";
import { description } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { databases, startTestServer, type TestServer } from "./support/testServer.ts";

const text = "Our budget line: 4,321 dollars for the tool library of Ward 4.";

describe.each(databases)("files in an S3-compatible storage on %s", (kind) => {
  let storage: FakeS3;
  let server: TestServer;
  let person: Browser;

  beforeAll(async () => {
    storage = await startFakeS3();
    server = await startTestServer(kind, storage.settings);
    person = await server.signIn();
  });
  afterEach(() => {
    storage.failWith(undefined);
    storage.clock.offsetMs = 0;
    server.clock.offsetMs = 0;
  });
  afterAll(async () => {
    await server.stop();
    await storage.stop();
  });

  async function announce(doc = "new", size = Buffer.byteLength(text), by = person) {
    const files = [{ filename: "budget notes.txt", mimetype: "text/plain", size }];
    const { body } = await by.post<Schemas["UploadTarget"][]>(`/a/docs/${doc}/upload`, files);
    return body[0] as Schemas["UploadTarget"];
  }
  const send = (target: Schemas["UploadTarget"], body = text, headers: Record<string, string> = target.headers ?? {}) =>
    fetch(target.signedUrl, { method: "PUT", body, headers });
  const draft = (fileIds: string[]) => person.post("/a/drafts", { text: description, fileIds });
  const stored = async (id: string) => (await server.context.db.select().from(upload).where(eq(upload.id, id)))[0];

  it("takes files straight from the browser and reads them for the writer [2.7-upload] [2.7-upload-put]", async () => {
    const target = await announce();
    expect(target.signedUrl.startsWith(`${storage.origin}/files/uploads/${target.fileId}?`)).toBe(true);
    expect((await send(target)).status).toBe(200);
    const { body } = await draft([target.fileId]);
    await person.finished(body.taskId);
    const doc = await person.document(body.id);
    expect(doc.attachments).toMatchObject([{ fileId: target.fileId, filename: "budget notes.txt", isReadable: true }]);
    expect((await stored(target.fileId))?.text).toBe(text);
  });

  it("lets its pages send there, and nowhere else", async () => {
    const page = await fetch(`${server.address}/`, { headers: { accept: "text/html" } });
    expect(page.headers.get("content-security-policy")).toContain(`connect-src 'self' ${storage.origin};`);
  });

  it("signs for one size, one type, one file and a quarter of an hour", async () => {
    const target = await announce();
    expect((await send(target, `${text} and more`)).status).toBe(403);
    expect((await send(target, text.slice(1))).status).toBe(403);
    expect((await send(target, text, { "content-type": "text/html" })).status).toBe(403);
    const other = { ...target, signedUrl: target.signedUrl.replace(target.fileId, "0".repeat(24)) };
    expect((await send(other)).status).toBe(403);
    expect((await fetch(target.signedUrl)).status).toBe(403);
    storage.clock.offsetMs = 16 * 60_000;
    expect((await send(target)).status).toBe(403);
    expect(storage.objects.has(`uploads/${target.fileId}`)).toBe(false);
  });

  it("attaches nothing that did not arrive, or that is not what was announced", async () => {
    const never = await announce();
    const refused = { status: 422, body: { message: expect.stringContaining("has not arrived") } };
    expect(await draft([never.fileId])).toMatchObject(refused);
    for (const object of [
      { bytes: Buffer.from("short"), type: "text/plain" },
      { bytes: Buffer.from(text), type: "text/html" },
    ]) {
      const target = await announce();
      storage.objects.set(`uploads/${target.fileId}`, { ...object, storedAt: server.context.now() });
      expect(await draft([target.fileId])).toMatchObject(refused);
      expect(storage.objects.has(`uploads/${target.fileId}`)).toBe(false);
    }
    const stranger = await server.signIn();
    const mine = await announce();
    await send(mine);
    expect((await stranger.post("/a/drafts", { text: description, fileIds: [mine.fileId] })).status).toBe(404);
    expect((await stored(mine.fileId))?.status).toBe("requested");
  });

  it("finds what arrived for a document when it is read", async () => {
    const { body } = await person.post("/a/docs", { draft: [], generate: false });
    const target = await announce(body.id);
    expect((await person.document(body.id)).attachments).toEqual([]);
    await send(target);
    storage.failWith(500, "HEAD");
    expect((await person.document(body.id)).attachments).toEqual([]);
    storage.failWith(undefined);
    expect((await person.document(body.id)).attachments).toHaveLength(1);
  });

  it("takes nothing for a document from who may not attach any more when it is looked for", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const member = await joinTeam(server, owner);
    const { body: doc } = await owner.post("/a/docs", { draft: [], generate: false });
    const announced = () => announce(doc.id, undefined, member);
    const [first, second] = [await announced(), await announced()];
    await send(first);
    expect((await owner.document(doc.id)).attachments).toMatchObject([{ fileId: first.fileId }]);
    await owner.call("PATCH", `/a/docs/${doc.id}/access/${await idOf(member)}`, { role: "commenter" });
    expect((await send(second)).status).toBe(200);
    expect((await owner.document(doc.id)).attachments).toHaveLength(1);
    expect(storage.objects.has(`uploads/${second.fileId}`)).toBe(false);
    expect(storage.objects.has(`uploads/${first.fileId}`)).toBe(true);
  });

  it("says so where the storage refuses or fails, and keeps the file for another try", async () => {
    const target = await announce();
    storage.failWith(403, "PUT");
    expect((await send(target)).status).toBe(403);
    storage.failWith(500, "PUT");
    expect((await send(target)).status).toBe(500);
    storage.failWith(undefined);
    await send(target);
    for (const status of [403, 500]) {
      storage.failWith(status);
      expect(await draft([target.fileId])).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining("does not answer") },
      });
    }
    storage.failWith(undefined);
    const { body } = await draft([target.fileId]);
    expect((await person.finished(body.taskId)).status).toBe("done");
  }, 60_000);

  it("says where a file is missing, and goes on without it", async () => {
    const target = await announce();
    await send(target);
    const first = await draft([target.fileId]);
    await person.finished(first.body.taskId);
    await server.context.db.update(upload).set({ text: null }).where(eq(upload.id, target.fileId));
    storage.objects.delete(`uploads/${target.fileId}`);
    const again = await person.post("/a/drafts", { text: description, docId: first.body.id });
    expect((await person.finished(again.body.taskId)).status).toBe("done");
    const { attachments } = await person.document(first.body.id);
    expect(attachments[0]?.note).toContain("could not be found");
  });

  it("copies, downloads and removes files, and what belongs to nothing", async () => {
    const target = await announce();
    await send(target);
    const { body } = await draft([target.fileId]);
    await person.finished(body.taskId);
    const copy = await person.post(`/a/docs/${body.id}/duplicate`);
    const [copied] = (await person.document(copy.body.id)).attachments;
    expect(storage.objects.get(`uploads/${copied?.fileId}`)?.bytes.toString()).toBe(text);

    const zip = await fetch(`${server.address}/api/a/me/export`, { headers: { cookie: person.cookie } });
    expect(Buffer.from(await zip.arrayBuffer()).includes("budget notes.txt")).toBe(true);

    storage.objects.set("uploads/orphan", { bytes: Buffer.from("x"), type: "", storedAt: new Date(0) });
    storage.objects.set("uploads/fresh", { bytes: Buffer.from("x"), type: "", storedAt: server.context.now() });
    storage.objects.set("other/thing", { bytes: Buffer.from("x"), type: "", storedAt: new Date(0) });
    await person.call("DELETE", `/a/docs/${copy.body.id}`);
    server.clock.offsetMs = 31 * 24 * 60 * 60_000;
    storage.objects.get("uploads/fresh")!.storedAt = server.context.now();
    await purge(server.context);
    expect(storage.objects.has("uploads/orphan")).toBe(false);
    expect(storage.objects.has(`uploads/${copied?.fileId}`)).toBe(false);
    expect(storage.objects.has(`uploads/${target.fileId}`)).toBe(true);
    expect(storage.objects.has("uploads/fresh")).toBe(true);
    expect(storage.objects.has("other/thing")).toBe(true);
  });

  it("ends work that needs a file with words for a person where the storage is away, and does it once it is back", async () => {
    const target = await announce();
    await send(target);
    const first = await draft([target.fileId]);
    await person.finished(first.body.taskId);
    await server.context.db.update(upload).set({ text: null }).where(eq(upload.id, target.fileId));
    storage.failWith(503);
    const outline = () => person.post("/a/drafts", { text: description, docId: first.body.id });
    const { body } = await outline();
    const over = await person.finished(body.taskId);
    expect(over).toMatchObject({ status: "failed", message: expect.stringContaining("Nothing you wrote is lost") });
    expect(over.history.map(({ message }) => message)).toContain(
      "This did not work at the first try. Grantwright tries again by itself",
    );
    storage.failWith(undefined);
    expect((await person.finished((await outline()).body.taskId)).status).toBe("done");
    expect((await stored(target.fileId))?.text).toBe(text);
  });

  it("refuses a download of one's data with words while it is away, which counts as no try, and gives it once it is back", async () => {
    const leaver = await server.signIn();
    const target = await announce();
    await send(target);
    storage.failWith(503);
    for (let tries = 0; tries < exportsPerPerson.limit + 1; tries += 1)
      expect(await leaver.get("/a/me/export")).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining("again") },
      });
    storage.failWith(undefined);
    const zip = await fetch(`${server.address}/api/a/me/export`, { headers: { cookie: leaver.cookie } });
    expect(zip.status).toBe(200);
    expect(Buffer.from(await zip.arrayBuffer()).includes("account.json")).toBe(true);
  });

  it("deletes an account while it is away, and its files once it is back", async () => {
    const email = "leaver@example.org";
    const leaver = await server.signIn(email);
    const files = [{ filename: "mine.txt", mimetype: "text/plain", size: Buffer.byteLength(text) }];
    const { body } = await leaver.post<Schemas["UploadTarget"][]>("/a/docs/new/upload", files);
    const target = body[0] as Schemas["UploadTarget"];
    await send(target);
    const made = await leaver.post("/a/drafts", { text: description, fileIds: [target.fileId] });
    await leaver.finished(made.body.taskId);
    storage.failWith(503);
    expect((await leaver.post("/a/me/deletion", { email })).status).toBeLessThan(300);
    expect((await leaver.get("/a/me")).status).toBe(401);
    expect(storage.objects.has(`uploads/${target.fileId}`)).toBe(true);
    const said = server.logLines.find((line) => line.includes("what is left of a deleted account goes later")) ?? "{}";
    expect(JSON.parse(said).err).toMatchObject({ type: "AwayError", cause: { message: "Failure" } });
    server.clock.offsetMs = 25 * 60 * 60_000;
    await expect(purge(server.context)).rejects.toThrow("storage of files");
    storage.failWith(undefined);
    await purge(server.context);
    expect(storage.objects.has(`uploads/${target.fileId}`)).toBe(false);
  });

  it("is given up where it takes requests and answers none", async () => {
    const { S3_ENDPOINT = "", S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = storage.settings;
    const settings = {
      endpoint: new URL(S3_ENDPOINT),
      bucket: S3_BUCKET ?? "",
      region: S3_REGION ?? "",
      accessKeyId: S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: S3_SECRET_ACCESS_KEY ?? "",
    };
    const patience = { connectMs: 200, silenceMs: 100, answerMs: 200 };
    const hasty = createS3Store(settings, patience);
    const closed = createS3Store({ ...settings, endpoint: new URL("http://127.0.0.1:1") }, patience);
    const stranger = createS3Store({ ...settings, secretAccessKey: "another" }, patience);
    storage.hang(true);
    const isAway = { name: "AwayError" };
    for (const store of [hasty, closed]) {
      await expect(store.read("1")).rejects.toMatchObject(isAway);
      await expect(store.put("1", Readable.from([Buffer.from("a")]), 1)).rejects.toMatchObject(isAway);
      await expect(store.remove("1")).rejects.toMatchObject(isAway);
      await expect(store.list()).rejects.toMatchObject(isAway);
    }
    storage.hang(false);
    await expect(stranger.about("1")).rejects.toMatchObject(isAway);
  });

  it("never writes its secret or a signed address into the log", async () => {
    const all = [...server.logLines, ...server.printed].join("\n");
    expect(all).not.toContain(storage.settings.S3_SECRET_ACCESS_KEY);
    expect(all).not.toContain("X-Amz-Signature");
  });

  it("can be put into by the server as well", async () => {
    const { files } = server.context;
    expect(await files.put("by-the-server", Readable.from([Buffer.from("a"), Buffer.from("b")]), 2)).toBe(2);
    expect((await files.read("by-the-server")).toString()).toBe("ab");
    await expect(files.put("too-large", Readable.from([Buffer.from("abc")]), 2)).rejects.toThrow("");
    expect(await files.about("too-large")).toBeUndefined();
    await expect(files.copy("nothing", "more")).rejects.toMatchObject({ code: "ENOENT" });
    await expect(files.read("nothing")).rejects.toMatchObject({ code: "ENOENT" });
  });
});

it("has a stand-in that refuses what is not signed", async () => {
  const storage = await startFakeS3();
  expect((await fetch(`${storage.origin}/files/uploads/1`, { method: "PUT", body: "x" })).status).toBe(403);
  await storage.stop();
  expect(readFileSync(new URL("./support/fakeS3.ts", import.meta.url), "utf8")).not.toContain("@aws-sdk");
});
