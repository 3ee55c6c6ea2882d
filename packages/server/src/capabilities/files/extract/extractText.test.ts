import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acceptedExtensions, extensionOf, readableExtensions } from "@grantwright/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findExtractEntry } from "./extractEntry.ts";
import { extractText, type ExtractOptions } from "./extractText.ts";
import { rtfToText } from "./rtfToText.ts";
import { makeDocx, makeOdt, makeOle, makePdf, makePptx, makeXlsx, makeZip } from "./testFiles.fixture.ts";
import { xmlToText } from "./xmlToText.ts";

const slow = 30_000;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "extract-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (fileName: string, bytes: Uint8Array | string, options?: ExtractOptions) =>
  extractText({ fileName, bytes: typeof bytes === "string" ? Buffer.from(bytes) : bytes }, options);

describe("extractText", { timeout: slow }, () => {
  it("reads Word documents", async () => {
    expect(await read("Plan.DOCX", await makeDocx("Twelve gardens & “three” stewards.", "Łódź, 例え."))).toEqual({
      text: "Twelve gardens & “three” stewards.\n\nŁódź, 例え.",
      truncated: false,
    });
  });

  it("reads PDF, spreadsheets, slides and OpenDocument texts", async () => {
    expect(await read("a.pdf", makePdf("Soil was read at twelve sites (2026)."))).toEqual({
      text: "Soil was read at twelve sites (2026).",
      truncated: false,
    });
    expect(
      await read(
        "a.xlsx",
        makeXlsx([
          ["Site", "Lead"],
          ["Mill Lane", 38.5],
        ]),
      ),
    ).toEqual({
      text: "Soil\nSite\tLead\nMill Lane\t38.5",
      truncated: false,
    });
    const slides = Array.from({ length: 11 }, (_, index) => [`Slide ${index + 1}`, "A &amp; B"]);
    const deck = await read("a.pptx", makePptx(slides));
    expect("text" in deck && deck.text).toMatch(/^Slide 1\nA & B\n\nSlide 2\n[\s\S]+Slide 11\nA & B$/);
    expect(await read("a.odt", makeOdt(["One<text:tab/>two", "Three <text:span>four</text:span>"]))).toEqual({
      text: "One\ttwo\n\nThree four",
      truncated: false,
    });
  });

  it("reads plain text in the usual encodings, and rich text", async () => {
    expect(await read("a.txt", "Grüße\r\nan alle")).toEqual({ text: "Grüße\nan alle", truncated: false });
    expect(await read("a.txt", Buffer.from("Gr\xfc\xdfe", "latin1"))).toEqual({ text: "Grüße", truncated: false });
    expect(await read("a.csv", Buffer.from("\ufeffa,b\n1,é", "utf16le"))).toEqual({
      text: "a,b\n1,é",
      truncated: false,
    });
    expect(
      await read("a.rtf", "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Caf\\'e9 \\u321?\\'f3d\\par Two\\tab three}"),
    ).toEqual({
      text: "Café Łód\nTwo\tthree",
      truncated: false,
    });
  });

  it("reads from a path, and rejects where nothing is there", async () => {
    const path = join(folder, "note");
    await writeFile(path, "Kept under its id.");
    expect(await extractText({ fileName: "note.txt", path })).toEqual({ text: "Kept under its id.", truncated: false });
    await expect(extractText({ fileName: "note.txt", path: join(folder, "none") })).rejects.toMatchObject({
      code: "ENOENT",
    });
  });

  it("cuts long texts and says so", async () => {
    const result = await read("a.txt", "🙂".repeat(1_000), { maxCharacters: 101 });
    expect(result).toMatchObject({ truncated: true });
    expect("text" in result && result.text.length).toBeLessThanOrEqual(101);
  });

  it.each([
    ["photo.JPG", Buffer.from("x"), "stored, not read"],
    ["old.doc", makeOle(), "stored, not read"],
    ["archive.zip", makeZip({ a: "b" }), "stored, not read"],
    ["noextension", Buffer.from("x"), "stored, not read"],
    ["a.txt", Buffer.alloc(0), "The file is empty."],
    ["a.csv", Buffer.from(" \n "), "The file is empty."],
    ["a.pdf", Buffer.alloc(0), "The file is empty."],
    ["a.pdf", Buffer.from("PK\u0003\u0004 not a pdf"), "Its name ends in .pdf, but it is something else."],
    ["a.docx", makePdf("x"), "Its name ends in .docx, but it is something else."],
    ["a.docx", makeXlsx([["x"]]), "Its name ends in .docx, but it is something else."],
    ["a.txt", makePdf("x"), "Its name ends in .txt, but it is something else."],
    ["a.txt", Buffer.from([1, 0, 2, 0, 3]), "Its name ends in .txt, but it is something else."],
    ["a.rtf", Buffer.from("plain"), "Its name ends in .rtf, but it is something else."],
    ["a.docx", makeOle(), "It is in an old Office format. Save it as .docx and attach it again."],
    ["a.docx", makeOle({ encrypted: true }), "The file is protected by a password."],
    ["a.odt", makeOdt(["x"], { encrypted: true }), "The file is protected by a password."],
    ["a.pdf", makePdf("Secret", { encrypted: true }), "The file is protected by a password."],
    ["a.pdf", makePdf("Soil was read.").subarray(0, 320), "The file is damaged or incomplete."],
    ["a.pdf", makePdf(""), "There is no text in it, perhaps only pictures."],
    ["a.docx", makeZip({ "word/document.xml": "<w:document" }), "The file is damaged or incomplete."],
    ["a.xlsx", makeXlsx([["x"]]).subarray(0, 400), "The file is damaged or incomplete."],
    ["a.pptx", makePptx([[""]]), "There is no text in it, perhaps only pictures."],
    ["a.pdf", Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20_000)]), "The file is damaged or incomplete."],
  ])("says why %s cannot be read (%#)", async (fileName, bytes, reason) => {
    expect(await read(fileName, bytes)).toEqual({ unreadable: reason });
  });

  it("stops at bombs: by what really comes out, and by the number of parts", async () => {
    const big = makeZip({ "word/document.xml": new Uint8Array(30_000_000) });
    expect(big.length).toBeLessThan(100_000);
    const tooMuch = { unreadable: "It unpacks to far more than a document holds." };
    expect(await read("a.docx", big, { maxUnpackedBytes: 10_000_000 })).toEqual(tooMuch);
    const parts = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`p${index}`, "x"]));
    expect(await read("a.odt", makeZip(parts), { maxEntries: 200 })).toEqual(tooMuch);
    expect(await read("a.txt", Buffer.alloc(2_000, "x"), { maxBytes: 1_000 })).toEqual({
      unreadable: "The file is too large to read.",
    });
  });

  it("ends a process that takes too long, too much memory, or crashes", async () => {
    const entry = async (name: string, code: string) => {
      const path = join(folder, `${name}.mjs`);
      await writeFile(path, code);
      return path;
    };
    const endless = await entry("endless", "for (;;);");
    expect(await read("a.txt", "x", { extractEntry: endless, timeoutMs: 700 })).toEqual({
      unreadable: "It took too long to read.",
    });
    const hungry = await entry("hungry", "const a = []; for (;;) a.push(new Array(1e5).fill({}));");
    expect(await read("a.txt", "x", { extractEntry: hungry, heapMb: 48 })).toEqual({
      unreadable: "It needs too much memory to read.",
    });
    const buffers = await entry("buffers", "const a = []; setInterval(() => a.push(Buffer.alloc(2e7, 1)), 1);");
    expect(await read("a.txt", "x", { extractEntry: buffers, residentMb: 200 })).toEqual({
      unreadable: "It needs too much memory to read.",
    });
    const crash = await entry("crash", "process.stdout.write('{\"te'); process.exit(3);");
    expect(await read("a.txt", "x", { extractEntry: crash })).toEqual({ unreadable: "It could not be read." });
    const babble = await entry("babble", "setInterval(() => process.stdout.write('x'.repeat(1e6)), 1);");
    expect(await read("a.txt", "x", { extractEntry: babble, maxCharacters: 1_000 })).toEqual({
      unreadable: "It could not be read.",
    });
  });

  it("gives the process no environment, no right to write, none to read what is not code, and none to start others", async () => {
    process.env["SECRET_FOR_TEST"] = "s3cret";
    const path = join(folder, "spy.mjs");
    await writeFile(
      path,
      `import { readFileSync, writeFileSync } from "node:fs"; import { spawnSync } from "node:child_process";
       const attempt = (act) => { try { act(); return "allowed"; } catch (error) { return error.code; } };
       const text = [Object.keys(process.env).join() || "none", attempt(() => writeFileSync(${JSON.stringify(join(folder, "made"))}, "x")), attempt(() => readFileSync("/etc/hostname")), attempt(() => readFileSync(${JSON.stringify(join(process.cwd(), "README.md"))})), attempt(() => { const { error } = spawnSync("true"); if (error) throw error; })].join(" ");
       process.stdout.write(JSON.stringify({ text, truncated: false }));`,
    );
    const result = await read("a.txt", "x", { extractEntry: path });
    delete process.env["SECRET_FOR_TEST"];
    expect(result).toEqual({
      text: "none ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED",
      truncated: false,
    });
  });

  it("stops when the signal says so", async () => {
    const controller = new AbortController();
    const reading = read("a.pdf", makePdf("x"), { signal: controller.signal });
    controller.abort(new Error("no longer wanted"));
    await expect(reading).rejects.toThrow("no longer wanted");
  });
});

describe("the reading process's entry", () => {
  it("is found in the sources, and in a bundle in either place", async () => {
    expect(findExtractEntry()).toMatch(/extractChild\.ts$/);
    await writeFile(join(folder, "extractChild.js"), "");
    expect(findExtractEntry(folder)).toBe(join(folder, "extractChild.js"));
    expect(() => findExtractEntry(join(folder, "nowhere"))).toThrow(/bundle/);
  });
});

describe("extensions", () => {
  it("are those of the specification, and every readable one is accepted", () => {
    expect(acceptedExtensions.join(", ")).toBe(
      "doc, docx, txt, pdf, rtf, odt, ppt, pptx, xls, xlsx, csv, zip, rar, 7z, png, jpg, jpeg, gif, webp, bmp, tiff, mp3, wav, m4a, mp4, aac, ogg, webm, flac",
    );
    for (const extension of readableExtensions) expect(acceptedExtensions).toContain(extension);
    expect([extensionOf("a.b.PDF "), extensionOf("x"), extensionOf("a/b.c/d"), extensionOf(".csv")]).toEqual([
      "pdf",
      "",
      "",
      "csv",
    ]);
  });
});

describe("rtfToText and xmlToText", () => {
  it("pass over furniture and survive nonsense", () => {
    expect(
      rtfToText("{\\rtf1{\\*\\generator X}{\\info{\\title T}}{\\pict 00ff}A{\\b B}\\{c\\}\\u8364\\'80 D\\uc0\\u233 e}"),
    ).toBe("AB{c}€ Dée");
    expect(rtfToText("{\\rtf1 A\\constructor B\\tostring \\__proto__ C}")).toBe("AB-_proto__ C");
    expect(xmlToText("<constructor>A</constructor>&toString;", { elements: {} })).toBe("A&toString;");
    expect(rtfToText("}}}}{{{\\u \\'zz\\")).not.toContain("undefined");
    expect(() => rtfToText("{".repeat(100_000))).toThrow(/damaged/);
    expect(
      xmlToText("<a>1 &lt;2&#x33;&#52;&bad;<!-- no --><![CDATA[<5>]]><b>skip</b></a>", {
        elements: { b: { isSkipped: true } },
      }),
    ).toBe("1 <234&bad;<5>");
  });

  // Were it the square of the input, this would take hours.
  it("take time in proportion to their input", { timeout: 4 * slow }, () => {
    for (const part of ["<", "<a ", "<!--", "<![CDATA[", "&#", "<a>", "</a>"])
      xmlToText(part.repeat(500_000), { elements: {} });
    for (const part of ["\\", "\\u1", "\\'", "a{}", "\\par"]) rtfToText(part.repeat(500_000));
  });
});
