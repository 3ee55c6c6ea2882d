import { eq } from "drizzle-orm";
import mammoth from "mammoth";
import { extractText } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { documentVersion, section } from "../src/kernel/db/schema.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { databases, useServer } from "./support/testServer.ts";
import { makeTeam } from "./support/teams.ts";

const nsf = "5eed0000000000000000a007";

describe.each(databases)("taking a proposal out on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" });
  let person: Browser;

  beforeAll(async () => {
    person = await server.signIn();
  });

  const download = (by: Browser, path: string) =>
    fetch(`${by.origin}/api${by.scope}${path}`, { headers: { cookie: by.cookie } });

  async function propose(by: Browser, name: string, templateId?: string) {
    const made = templateId
      ? (await by.post("/a/docs", { draft: [], generate: false, templateId })).body
      : await makeCompleteDocument(by);
    const doc = await by.document(made.id);
    const { body } = await by.post("/a/docs", { ...completeSave(doc, true), name });
    await by.finished(body.taskId);
    return by.document(doc.id);
  }

  it("gives a version as Word and as PDF, in a funder's format, without hidden sections", async () => {
    const doc = await propose(person, 'Łódź: "gardens" / 花园', nsf);
    expect(doc.template.format).toMatchObject({ fontFamily: "Times New Roman", fontSize: 11, paper: "Letter" });
    const [first, second] = doc.sections;
    await person.post(`/a/sections/${first?.id}`, { userValue: "Read me in the file.\n\n- and me" });
    await server.context.db
      .update(section)
      .set({ hidden: true, text: "Never seen" })
      .where(eq(section.id, second?.id ?? ""));
    const path = `/a/docs/${doc.id}/${doc.versionId}/export`;

    const word = await download(person, `${path}?format=docx`);
    expect(word.status).toBe(200);
    expect(word.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    );
    expect(word.headers.get("content-disposition")).toBe(
      `attachment; filename="_odz- -gardens- - __.docx"; filename*=UTF-8''${encodeURIComponent("Łódź- -gardens- - 花园.docx")}`,
    );
    expect(word.headers.get("cache-control")).toContain("no-store");
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await word.arrayBuffer()) });
    expect(value).toContain("<p>Read me in the file.</p><ul><li>and me</li></ul>");
    expect(value).not.toContain("Never seen");

    const pdf = await download(person, `${path}?format=pdf`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
    expect(text).toContain("Read me in the file.");
    expect(text).not.toContain("Never seen");
  }, 60_000);

  it("leaves out optional sections that are empty, and says which letters a PDF cannot show", async () => {
    const doc = await propose(person, "Two sections");
    const isOptional = (id: string) => doc.fields.find((field) => field.id === id)?.required === false;
    const optional = doc.sections.find(({ sectionId }) => isOptional(sectionId));
    const required = doc.sections.find(({ sectionId }) => !isOptional(sectionId));
    await person.post(`/a/sections/${optional?.id}`, { userValue: " " });
    await person.post(`/a/sections/${required?.id}`, { userValue: "বাংলা \uFEFF\uF0B7 [Add: who speaks it]" });
    const path = `/a/docs/${doc.id}/${doc.versionId}/export`;
    const word = await download(person, `${path}?format=docx`);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await word.arrayBuffer()) });
    expect(value).toContain(required?.title);
    expect(value).toContain("বাংলা •");
    expect(value).not.toContain(optional?.title);

    const now = await person.document(doc.id);
    expect(now.pdfGaps).toBe("ব ল");
    expect(now.sections.find(({ id }) => id === required?.id)?.html).toContain("<mark>[Add: who speaks it]</mark>");
    expect(server.logLines.filter((line) => line.includes("PDF/UA-1"))).toHaveLength(0);
    expect((await download(person, `${path}?format=pdf`)).status).toBe(200);
    expect(server.logLines.filter((line) => line.includes("PDF/UA-1"))).toHaveLength(1);
  }, 60_000);

  it("starts without complaints about files that it answers", () => {
    expect(server.logLines.filter((line) => line.includes("ContentTypeParser"))).toEqual([]);
  });

  it("works under a team, and only there", async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const doc = await propose(owner, "Ours");
    const path = `/a/docs/${doc.id}/${doc.versionId}/export?format=docx`;
    expect((await download(owner, path)).status).toBe(200);
    owner.scope = "";
    expect((await owner.get(path)).status).toBe(404);
    expect((await person.get(path)).status).toBe(404);
  }, 60_000);

  it("refuses what is no file, no version, not finished or too long", async () => {
    const doc = await propose(person, "Mine");
    const other = await propose(person, "Another");
    const path = `/a/docs/${doc.id}/${doc.versionId}/export`;
    expect((await person.get(`${path}?format=html`)).status).toBe(400);
    expect((await person.get(path)).status).toBe(400);
    expect((await person.get(`/a/docs/${doc.id}/${other.versionId}/export?format=pdf`)).status).toBe(404);
    const mark = (status: "writing" | "done" | "failed") =>
      server.context.db
        .update(documentVersion)
        .set({ status })
        .where(eq(documentVersion.id, doc.versionId ?? ""));
    await mark("writing");
    const early = await person.get(`${path}?format=pdf`);
    expect(early).toMatchObject({ status: 422, body: { message: expect.stringContaining("still being written") } });
    await mark("failed");
    expect((await person.get(`${path}?format=pdf`)).status).toBe(404);
    await mark("done");
    await server.context.db
      .update(section)
      .set({ text: "x".repeat(2_000_001) })
      .where(eq(section.id, doc.sections[0]?.id ?? ""));
    expect(await person.get(`${path}?format=pdf`)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("too long") },
    });
  }, 60_000);
});
