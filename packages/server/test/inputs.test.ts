import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { upload } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, description, makeCompleteDocument } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { databases, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const tooShort = { message: "Too short, please be more descriptive." };
const tooLong = { message: "Too long, please be more concise." };
const markup = `<script>alert(1)</script><img src=x onerror="alert(1)">&amp; "quoted"`;

describe.each(databases)("what people send, on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" });
  let person: Browser;

  beforeAll(async () => {
    person = await server.signIn();
  });

  it.each([
    ["nothing", "", tooShort],
    ["19 characters", "1234567890123456789", tooShort],
    ["only spaces", " ".repeat(40), tooShort],
    ["19 characters between spaces", `   ${"x".repeat(19)}\n\n`, tooShort],
    ["10001 characters", "x".repeat(10_001), tooLong],
    ["a megabyte", "word ".repeat(200_000), tooLong],
  ])("refuses a description of %s", async (_name, text, message) => {
    const answer = await person.post("/a/drafts", { text });
    expect([answer.status, answer.body]).toEqual([400, message]);
  });

  it.each([
    ["20 characters", "12345678901234567890"],
    ["10000 characters", "x".repeat(10_000)],
    ["10000 between spaces", `  ${"x".repeat(10_000)}  `],
    ["emoji", "🌱".repeat(30)],
    ["a right-to-left script", "نحول الأراضي غير المستخدمة إلى حدائق غذائية للجميع"],
    ["a script without spaces", "私たちは使われていない郡の土地を食べ物の庭に変えます。"],
    ["markup", markup],
  ])("makes an outline from %s", async (_name, text) => {
    const { body } = await person.post("/a/drafts", { text });
    expect((await person.finished(body.taskId)).status).toBe("done");
    expect((await person.document(body.id)).description).toBe(text);
  });

  it("makes one draft for one key, however many come at once", async () => {
    const key = { "idempotency-key": "one-outline-only" };
    const ask = () => person.post("/a/drafts", { text: "Twelve gardens that neighbours run together." }, key);
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.taskId}`)).size).toBe(1);
    const other = await person.post("/a/drafts", { text: "Thirteen gardens that neighbours run." }, key);
    expect(other.status).toBe(422);
  });

  it("keeps markup in every field as the text that it is", async () => {
    const doc = await makeCompleteDocument(person);
    const added = { id: "b".repeat(24), title: markup, description: markup };
    const save = completeSave(doc, true);
    const text = `${markup} and some more words`;
    const { body } = await person.post("/a/docs", {
      ...save,
      name: markup,
      eligibilityCriteria: markup,
      assessmentCriteria: markup,
      addedFields: [added],
      draft: [...save.draft.map(({ id }) => ({ id, userText: text })), { id: added.id, userText: text }],
    });
    await person.finished(body.taskId);
    const now = await person.document(doc.id);
    expect(now).toMatchObject({ name: markup, title: markup, eligibilityCriteria: markup, assessmentCriteria: markup });
    expect(now.draft[added.id]?.userText).toBe(text);
    expect(now.sections.find(({ sectionId }) => sectionId === added.id)?.title).toBe(markup);
    for (const { html } of now.sections) expect(html).not.toMatch(/<(?!\/?(?:p|ul|li)>|br>)/);
    await person.post("/a/me", { name: markup });
    expect((await person.get("/a/me")).body.name).toBe(markup);
  });

  it("stores any text of a draft as it is, long or odd, and drops only what no database can hold", async () => {
    const doc = await makeCompleteDocument(person);
    const id = doc.fields.find(({ auto }) => !auto)?.id ?? "";
    const save = async (userText: string) => {
      const answer = await person.post("/a/docs", { id: doc.id, draft: [{ id, userText }], generate: false });
      expect(answer.status).toBe(200);
      return (await person.document(doc.id)).draft[id]?.userText;
    };
    for (const text of ["x", " \n\t", "👩‍👩‍👧‍👦 é́́ ‮rtl‬", "w".repeat(1_000_000), `it's "so" \\ $1 %s`])
      expect(await save(text)).toBe(text);
    expect(await save("a\u0000b\ud800c")).toBe("ab\ufffdc");
    const tooMuch = await person.post("/a/docs", {
      id: doc.id,
      draft: [{ id, userText: "w".repeat(5_300_000) }],
      generate: false,
    });
    expect(tooMuch.status).toBe(413);
    expect(tooMuch.body.message).toContain("5 MB");
  });

  it("answers a request that is not right with 400 and says what is wrong", async () => {
    const cases: [string, unknown, string][] = [
      ["/a/docs", "{broken", "The request is not valid JSON."],
      ["/a/docs", undefined, "The request needs a JSON body."],
      ["/a/docs", "", "The request needs a JSON body."],
      ["/a/docs", { generate: false }, "draft is missing."],
      ["/a/docs", { draft: "x", generate: false }, "draft must be of type array."],
      ["/a/docs", { draft: [], generate: "yes" }, "generate must be of type boolean."],
      ["/a/docs", { draft: [], generate: false, admin: true }, "admin is not known here."],
      ["/a/docs", { draft: [{ id: "nowhere", userText: "x" }], generate: false }, "The form has no section nowhere."],
      [
        "/a/docs",
        { draft: [{ id: "__proto__", userText: "x" }], generate: false },
        "The form has no section __proto__.",
      ],
      ["/a/drafts", { text: 5 }, "text must be of type string."],
      ["/a/drafts", { text: description, type: "novel" }, "type must be one of grant, loi, rfp, grant-report."],
      ["/a/drafts", { text: description, templateId: "nonsense" }, "templateId is not in the right form."],
      ["/a/me", null, "The request must be of type object."],
      ["/p/auth/email", { email: "nobody" }, "Please enter a valid email address."],
      ["/p/auth/email", { email: ["a@example.org"] }, "email must be of type string."],
    ];
    for (const [path, body, message] of cases) {
      const answer = await person.post(path, body);
      expect([answer.status, answer.body.message], `${path} ${JSON.stringify(body)}`).toEqual([400, message]);
    }
    expect(
      (await person.call("POST", "/a/docs", "x=1", { "content-type": "application/x-www-form-urlencoded" })).status,
    ).toBe(415);
    expect((await person.call("POST", "/a/docs", "x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await person.post("/a/drafts", { text: description }, { "idempotency-key": "short" })).status).toBe(400);
  });

  describe("files", () => {
    const announce = (filename: string, size: number, doc = "new") =>
      person.post<Schemas["UploadTarget"][]>(`/a/docs/${doc}/upload`, [{ filename, mimetype: "text/plain", size }]);
    const put = (target: Schemas["UploadTarget"] | undefined, bytes: string | Uint8Array) =>
      person.call("PUT", target?.signedUrl.replace("/api", "") ?? "", bytes, target?.headers ?? {});
    const attach = async (filename: string, bytes: string | Uint8Array) => {
      const { body } = await announce(filename, Buffer.byteLength(bytes));
      expect((await put(body[0], bytes)).status).toBe(200);
      return body[0]?.fileId ?? "";
    };
    const folder = () => join(server.context.config.dataDir, "files");

    it("reads what is attached, says what cannot be read, and takes files off again [2.1-with-attachments] [2.3-draft-creation] [2.3-upload-descriptor] [2.3-upload-answer] [2.7-upload] [2.7-upload-put]", async () => {
      const text = await attach("notes.txt", "The county quoted $51,300 for the fences, water and gardens.");
      const broken = await attach("broken.pdf", "this is no pdf at all");
      const image = await attach("Photo.JPG", new Uint8Array([1, 2, 3]));
      const fileIds = [text, broken, image];
      const { body } = await person.post("/a/drafts", { text: description, fileIds });
      const { history } = await person.finished(body.taskId);
      expect(history.map(({ message }) => message).join("\n")).toMatch(/^broken\.pdf: .+/m);
      const doc = await person.document(body.id);
      expect(doc.attachments).toEqual([
        { fileId: text, filename: "notes.txt", mimetype: "text/plain", size: 60, isReadable: true },
        {
          fileId: broken,
          filename: "broken.pdf",
          mimetype: "text/plain",
          size: 21,
          isReadable: true,
          note: expect.any(String),
        },
        {
          fileId: image,
          filename: "Photo.JPG",
          mimetype: "text/plain",
          size: 3,
          isReadable: false,
          note: "Kept with the draft. The writer cannot read this kind of file.",
        },
      ]);
      expect(
        Object.values(doc.draft)
          .map(({ userText }) => userText)
          .join(" "),
      ).toContain("$51,300");
      const copy = await person.post(`/a/docs/${doc.id}/duplicate`);
      expect((await person.document(copy.body.id)).attachments).toHaveLength(3);
      const again = await person.post("/a/drafts", {
        text: description,
        docId: doc.id,
        removedFileIds: [broken, image],
      });
      await person.finished(again.body.taskId);
      expect((await person.document(doc.id)).attachments.map(({ fileId }) => fileId)).toEqual([text]);
    });

    it("refuses what may not be attached, by name", async () => {
      const exe = await announce("virus.exe", 10);
      expect([exe.status, (exe.body as unknown as { message: string }).message]).toEqual([
        422,
        "“virus.exe” is of a type that cannot be attached.",
      ]);
      for (const name of ["noextension", "double.pdf.exe", ".pdf/x"])
        expect((await announce(name, 1)).status, name).toBe(422);
      const big = await announce("big.pdf", 25 * 1024 * 1024 + 1);
      expect((big.body as unknown as { message: string }).message).toBe("“big.pdf” is larger than 25 MB.");
      const doc = await makeCompleteDocument(person);
      for (let count = 0; count < 10; count += 1) {
        const { body } = await announce(`file-${count}.txt`, 1, doc.id);
        await put(body[0], "x");
      }
      const eleventh = await announce("eleventh.txt", 1, doc.id);
      expect([eleventh.status, (eleventh.body as unknown as { message: string }).message]).toEqual([
        422,
        "A document can have 10 attachments. “eleventh.txt” would be one too many.",
      ]);
      expect((await person.document(doc.id)).attachments).toHaveLength(10);
    });

    it("stores a file whole or not at all", async () => {
      const [longer] = (await announce("longer.txt", 3)).body;
      expect((await put(longer, "four")).status).toBe(413);
      const [shorter] = (await announce("shorter.txt", 30)).body;
      expect((await put(shorter, "cut off")).status).toBe(400);
      const [broken] = (await announce("broken-off.txt", 1_000_000)).body;
      await new Promise<void>((resolve) => {
        const url = new URL(broken?.signedUrl ?? "", server.address);
        const headers = { "content-type": "text/plain", "content-length": "1000000" };
        const sending = request(url, { method: "PUT", headers });
        sending.on("error", () => resolve());
        sending.write(Buffer.alloc(200_000), () => setTimeout(() => sending.destroy(), 50));
      });
      const isOfThese = (name: string) =>
        [longer, shorter, broken].some((target) => name.startsWith(target?.fileId ?? "?"));
      await vi.waitFor(() => expect(readdirSync(folder()).filter(isOfThese)).toEqual([]), { timeout: 10_000 });
      const early = await person.post("/a/drafts", { text: description, fileIds: [broken?.fileId] });
      expect([early.status, early.body.message]).toEqual([
        422,
        "“broken-off.txt” has not arrived. Please attach it again.",
      ]);
      const whole = Buffer.alloc(1_000_000, "a");
      expect((await put(broken, whole)).body).toEqual({ fileId: broken?.fileId, isReadable: true });
      const kept = await server.context.files.read(broken?.fileId ?? "");
      const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
      expect(hash(kept)).toBe(hash(whole));
      const again = await put(broken, Buffer.alloc(1_000_000, "b"));
      expect(again.body).toEqual({ fileId: broken?.fileId, isReadable: true });
      expect(hash(await server.context.files.read(broken?.fileId ?? ""))).toBe(hash(whole));
      expect((await person.call("PUT", `/u/${"x".repeat(43)}`, "x")).status).toBe(404);
    });

    it("removes files that nobody claimed in a day", async () => {
      const id = await attach("unclaimed.txt", "x");
      server.clock.offsetMs = 25 * 60 * 60_000;
      await purge(server.context);
      server.clock.offsetMs = 0;
      expect(readdirSync(folder())).not.toContain(id);
      expect(await server.context.db.select().from(upload).where(eq(upload.id, id))).toEqual([]);
    });
  });

  describe("the library", () => {
    const list = async (query: string) =>
      (await server.browser().get<Schemas["TemplateCard"][]>(`/p/published/docs${query}`)).body;

    it("lists what is open, or what was missed, by search, category and id [2.3-template-card] [2.7-published-docs] [2.7-published-docs-query]", async () => {
      const all = await list("");
      expect(all.length).toBeGreaterThan(10);
      expect(all.every(({ isExpired }) => !isExpired)).toBe(true);
      const missed = await list("?lapsed=true");
      expect(missed.length).toBeGreaterThan(0);
      expect(
        missed.every(({ isExpired, deadline }) => isExpired && Date.parse(deadline ?? "") < testTime.getTime()),
      ).toBe(true);
      expect(await list("?limit=2")).toHaveLength(2);
      const nsf = await list("?search=NSF%20research");
      expect(nsf.map(({ name }) => name)).toContain("NSF research proposal");
      expect(await list("?search=%25")).toEqual([]);
      expect(await list("?search=zzzzzz")).toEqual([]);
      expect(await list("?search=%00")).toHaveLength(all.length);
      const [first, second] = all;
      expect((await list(`?templateIds=${second?.id},${first?.id}`)).map(({ id }) => id)).toEqual([
        first?.id,
        second?.id,
      ]);
      const category = first?.category ?? "";
      const inCategory = await list(`?categoryId=${encodeURIComponent(category)}`);
      expect(inCategory.length).toBeGreaterThan(0);
      expect(inCategory.every((card) => card.category === category)).toBe(true);
      expect(await list(`?categoryId=${category.toLowerCase().replaceAll(" ", "-")}`)).toEqual(inCategory);
      expect(await list("?public=true&searchPublicAndOwn=true&bookmarked=false")).toEqual(all);
    });

    it("gives a template by its id or by a document type, and its own list only to who is signed in [2.3-checklist-item] [2.3-past-project] [2.7-get-template]", async () => {
      for (const type of ["grant", "loi", "rfp", "grant-report"]) {
        const byType = (await server.browser().get<Schemas["Template"]>(`/p/templates/${type}`)).body;
        expect(byType.type).toBe(type);
        expect(byType.fields.length).toBeGreaterThan(2);
        expect((await person.get(`/p/templates/${byType.id}`)).body).toEqual(byType);
      }
      expect((await person.get(`/p/templates/${"0".repeat(24)}`)).status).toBe(404);
      expect((await person.get("/p/templates/nonsense")).status).toBe(400);
      expect((await server.browser().get("/p/published/docs?bookmarked=true")).status).toBe(401);
      expect((await person.get("/p/published/docs?bookmarked=true")).body).toEqual([]);
      expect((await person.get("/p/published/docs?public=false")).body).toEqual([]);
    });
  });
});
