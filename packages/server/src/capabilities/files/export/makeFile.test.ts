import mammoth from "mammoth";
import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { textToBlocks } from "../../../kernel/text/textToHtml.ts";
import { pageSettingOf, type ExportFile } from "./exportFile.ts";
import { pdfGapsIn } from "./language.ts";
import { ExportError, isAccessiblePdf, makeFile } from "./makeFile.ts";
import { printable } from "./printable.ts";

/** A line in each script that a PDF promises. */
const lines = {
  markup: "Łódź *not bold* #panic() $x$ [b] \\ <i>no tag</i> {{a}}",
  cyrillic: "Мы превратим двенадцать участков",
  greek: "Δώδεκα κήποι ανοίγουν",
  arabic: "مرحبا بالعالم وهذا نص",
  hebrew: "שלום עולם וגם לכם",
  devanagari: "बारह बगीचे खुलेंगे",
  chinese: "十二个花园将开放",
  japanese: "ひらがなとカタカナ",
  korean: "열두 정원",
  thai: "สวนสิบสองแห่ง",
};

const file: ExportFile = {
  title: "Gardens for Łódź",
  language: "pl",
  page: pageSettingOf({ fontFamily: "Times New Roman", fontSize: 12, margin: 12.7, lineSpacing: 2, paper: "A4" }),
  sections: [
    { title: "Need", blocks: textToBlocks(`${Object.values(lines).join("\n\n")}\n\nTwo\nlines\n\n- first\n- second`) },
    { title: "Methods", blocks: [] },
  ],
};

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

describe("a Word file", () => {
  let bytes: Buffer;
  let parts: Record<string, string>;
  beforeAll(async () => {
    bytes = await makeFile("a person", "docx", file);
    parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
  });

  it("has real headings, paragraphs and lists, and every word", async () => {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { styleMap: ["p[style-name='Title'] => h1.title"] },
    );
    expect(value.replace(/<a id="[^"]*"><\/a>/g, "")).toBe(
      [
        '<h1 class="title">Gardens for Łódź</h1><h1>Need</h1>',
        ...Object.values(lines).map((line) => `<p>${line.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`),
        "<p>Two<br />lines</p><ul><li>first</li><li>second</li></ul><h1>Methods</h1>",
      ].join(""),
    );
    expect(parts["word/document.xml"]).toContain('<w:pStyle w:val="Title"/>');
    expect(parts["word/document.xml"]?.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(2);
  });

  it("has the funder's font by its name, size, spacing, margins and paper", () => {
    const styles = parts["word/styles.xml"] ?? "";
    expect(styles).toMatch(/<w:docDefaults>.*w:ascii="Times New Roman".*<w:sz w:val="24"\/>/);
    expect(styles).toMatch(/<w:docDefaults>.*<w:spacing w:line="480" w:lineRule="auto"\/>/);
    expect(parts["word/document.xml"]).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(parts["word/document.xml"]).toMatch(/<w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720"/);
  });

  it("says its title and language, numbers its pages, and sets what runs from the right so", () => {
    expect(parts["docProps/core.xml"]).toContain("<dc:title>Gardens for Łódź</dc:title>");
    expect(parts["word/styles.xml"]).toContain('<w:lang w:val="pl-PL"/>');
    expect(parts["word/footer1.xml"]).toContain("PAGE");
    expect(parts["word/document.xml"]?.match(/<w:bidi\/>/g)).toHaveLength(2);
  });
});

describe("a PDF file", () => {
  let bytes: Buffer;
  let pages: { text: string; x: number; y: number; dir: string }[][];
  let size: number[];
  beforeAll(async () => {
    bytes = await makeFile("a person", "pdf", file);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      size = page.view.slice(2);
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item) =>
          "str" in item && item.str.trim() !== ""
            ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number, dir: item.dir }]
            : [],
        ),
      );
    }
  });

  const linesOf = (isRtl: boolean) => {
    const all = pages.flat();
    return [...new Set(all.map(({ y }) => y))].map((y) =>
      withoutSpaces(
        all
          .filter((item) => item.y === y)
          .sort((one, two) => (isRtl ? two.x - one.x : one.x - two.x))
          .map(({ text }) => text)
          .join(""),
      ),
    );
  };

  const { arabic, devanagari, thai, ...simple } = lines;

  it.each(Object.entries(simple))("has the words of every script: %s", (script, line) => {
    expect(linesOf(script === "hebrew")).toContain(withoutSpaces(line));
  });

  // Readers find the letters of these by their shapes, of which one letter may have several.
  it.each(Object.entries({ arabic, devanagari, thai }))("has every letter of %s", (_script, line) => {
    const lettersOf = (text: string) => [...new Set(withoutSpaces(text))].sort().join("");
    expect(linesOf(false).map(lettersOf)).toContain(lettersOf(line));
  });

  it("sets Arabic words from right to left, each letter after the one before it", () => {
    const placeOf = (part: string) => pages.flat().find(({ text }) => text === part)?.x ?? Number.NaN;
    const places = ["مرحب", "العالم", "وهذ", "ص"].map(placeOf);
    expect(places).toEqual([...places].sort((one, two) => two - one));
    expect(new Set(places).size).toBe(4);
  });

  it("sets what runs from the right at the right margin", () => {
    const [width = 0] = size;
    const hebrew = pages.flat().filter(({ text }) => /\p{Script=Hebrew}/u.test(text));
    const latin = pages.flat().find(({ text }) => text.includes("Need"));
    expect(Math.min(...hebrew.map(({ x }) => x))).toBeGreaterThan(width / 2);
    expect(latin?.x).toBeCloseTo(36, 0);
  });

  it("is tagged by PDF/UA-1, says its title and language, and holds its fonts", async () => {
    const raw = bytes.toString("latin1");
    expect(raw).toMatch(/\/StructTreeRoot/);
    expect(raw).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(raw).toMatch(/\/Lang\s*\(pl\)/);
    expect(raw).toContain("pdfuaid:part");
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(((await pdf.getMetadata()).info as { Title: string }).Title).toBe("Gardens for Łódź");
    const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(structure).toContain('"role":"H1"');
    expect(structure).toContain('"role":"L"');
    const fonts = raw.match(/\/FontDescriptor\s+\d+ 0 R/g) ?? [];
    const programs = raw.match(/\/FontFile[23]?\s+\d+ 0 R/g) ?? [];
    expect(fonts).toHaveLength(7);
    expect(new Set(programs).size).toBe(new Set(fonts).size);
    expect(raw).toMatch(/\/FontName\s*\/\w{6}\+Tinos/);
  });

  it("has the paper and the margins", () => {
    expect(size.map(Math.round)).toEqual([595, 842]);
    expect(Math.min(...pages.flat().map(({ x }) => x))).toBeCloseTo(36, 0);
  });

  it("numbers its pages", () => {
    expect(pages.map((page) => page.at(-1)?.text)).toEqual(pages.map((_page, index) => String(index + 1)));
  });

  it("is made of letters that no font has, too, and does not claim to be accessible then", async () => {
    expect(isAccessiblePdf(bytes)).toBe(true);
    const odd = { ...file, sections: [{ title: "Odd", blocks: textToBlocks("Cuneiform 𒀀 and more") }] };
    const made = await makeFile("a person", "pdf", odd);
    expect(made.subarray(0, 5).toString()).toBe("%PDF-");
    expect(isAccessiblePdf(made)).toBe(false);
  });

  it.each([
    ["\uFEFFa mark at the start, a bullet of Word \uF0B7, a tick \uF0FC, half a letter \uD800", ""],
    ["🙂 ✅ ☑ ½ ≥ → ① ㎡ é e\u0301 soft\u00ADhyphen zero\u200Bwidth \u202Ebidi\u202C 繁體 ٹ Հայ ქარ", ""],
    ["বাংলা", "ব ল"],
    ["தமிழ் 𒀀 \uE001", "த ம ழ 𒀀 \uE001"],
  ])("knows beforehand which letters it has: %s", async (text, gaps) => {
    const shown = printable(text);
    expect(pdfGapsIn(shown)).toBe(gaps);
    const made = await makeFile("a person", "pdf", { ...file, sections: [{ title: "", blocks: textToBlocks(shown) }] });
    expect(isAccessiblePdf(made)).toBe(gaps === "");
  });
});

describe("places still to fill in", () => {
  const open = {
    ...file,
    sections: [{ title: "Need", blocks: textToBlocks("We dig. [Add: who digs] Then\n[Add: when]\n\n- [Add: how]") }],
  };

  it("are marked in Word, by more than a colour", async () => {
    const parts = unzipSync(await makeFile("a person", "docx", open));
    const runs = strFromU8(parts["word/document.xml"] ?? new Uint8Array()).match(/<w:r>.*?<\/w:r>/g) ?? [];
    const marked = runs.filter((run) => run.includes('<w:highlight w:val="yellow"/>'));
    expect(marked.map((run) => run.replace(/<[^>]+>/g, ""))).toEqual(["[Add: who digs]", "[Add: when]", "[Add: how]"]);
    expect(marked.every((run) => run.includes('<w:u w:val="dash"/>'))).toBe(true);
    expect(runs.filter((run) => run.includes("<w:br/>"))).toHaveLength(1);
  });

  it("are marked in a PDF, and read as they stand", async () => {
    const [marked, bare] = await Promise.all([
      makeFile("a person", "pdf", open),
      makeFile("a person", "pdf", { ...open, sections: [{ title: "Need", blocks: textToBlocks("We dig. Then") }] }),
    ]);
    const page = await (await getDocumentProxy(new Uint8Array(marked))).getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    expect(withoutSpaces(text)).toContain(withoutSpaces("We dig. [Add: who digs] Then [Add: when] • [Add: how]"));
    const fills = async (bytes: Buffer) => {
      const first = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
      return (await first.getOperatorList()).argsArray.flat(3).filter((value) => value === "#ffe28a").length;
    };
    expect(await fills(marked)).toBeGreaterThanOrEqual(3);
    expect(await fills(bare)).toBe(0);
    expect(marked.toString("latin1")).toContain("pdfuaid:part");
  });
});

describe("limits", () => {
  it("gives up where it takes too long, and goes on with the next", async () => {
    await expect(makeFile("a person", "pdf", file, { timeoutMs: 1 })).rejects.toThrow(ExportError);
    const made = await Promise.all(["ines", "tavita", "olga"].map((person) => makeFile(person, "docx", file)));
    expect(made.every((bytes) => bytes.subarray(0, 2).toString() === "PK")).toBe(true);
  });
});
