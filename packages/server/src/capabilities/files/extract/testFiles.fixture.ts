import { Document, Packer, Paragraph, TextRun, type Table } from "docx";
import { strToU8, zipSync, type Zippable } from "fflate";

/** A Word document of these paragraphs. */
export function makeDocx(...paragraphs: string[]): Promise<Buffer> {
  const children = paragraphs.map((text) => new Paragraph({ children: [new TextRun(text)] }));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** A Word document of these pieces. */
export const makeDocxOf = (children: (Paragraph | Table)[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          { reference: "bullets", levels: [{ level: 0, format: "bullet", text: "•" }] },
          { reference: "numbers", levels: [{ level: 0, format: "decimal", text: "%1." }] },
        ],
      },
      sections: [{ children }],
    }),
  );

/** A piece of text at a place of a page, in points from its top left corner. */
export interface PlacedText {
  x: number;
  y: number;
  text: string;
  /** 10 where it is left out. */
  size?: number;
}

/** A PDF of pages of the size of a letter with text at these places, in letters of one width, six tenths of their size. */
export function makePlacedPdf(pages: PlacedText[][]): Buffer {
  const streams = pages.map((placed) =>
    placed
      .map(
        ({ x, y, text, size = 10 }) =>
          `BT /F1 ${size} Tf ${x} ${792 - y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`,
      )
      .join("\n"),
  );
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}

/** A PDF of one page with one line of text, made by hand, with a correct table of offsets. */
export function makePdf(line: string, { encrypted = false } = {}): Buffer {
  const stream = `BT /F1 12 Tf 72 720 Td (${line.replace(/[\\()]/g, "\\$&")}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`,
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const id = `/ID [<${"30".repeat(16)}> <${"30".repeat(16)}>]`;
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R ${id} ${encrypted ? "/Encrypt 6 0 R" : ""} >>`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}

/** A zip with these texts or bytes as its parts. */
export function makeZip(parts: Record<string, string | Uint8Array>): Buffer {
  const entries: Zippable = {};
  for (const [name, part] of Object.entries(parts)) entries[name] = typeof part === "string" ? strToU8(part) : part;
  return Buffer.from(zipSync(entries));
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The smallest spreadsheet of one sheet that readers take; strings stand in the cells. */
export function makeXlsx(rows: (string | number)[][]): Buffer {
  const cells = rows.map((row, r) => {
    const inRow = row.map((value, c) => {
      const place = `${String.fromCharCode(65 + c)}${r + 1}`;
      return typeof value === "number"
        ? `<c r="${place}"><v>${value}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
    });
    return `<row r="${r + 1}">${inRow.join("")}</row>`;
  });
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
  return makeZip({
    "[Content_Types].xml": `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Soil" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${xml}<worksheet xmlns="${main}"><sheetData>${cells.join("")}</sheetData></worksheet>`,
  });
}

/** A presentation with these slides, each a list of paragraphs. */
export function makePptx(slides: string[][]): Buffer {
  const parts: Record<string, string> = { "ppt/presentation.xml": `${xml}<p:presentation/>` };
  slides.forEach((paragraphs, index) => {
    const text = paragraphs.map((paragraph) => `<a:p><a:r><a:t>${paragraph}</a:t></a:r></a:p>`).join("");
    parts[`ppt/slides/slide${index + 1}.xml`] = `${xml}<p:sld><p:txBody>${text}</p:txBody></p:sld>`;
  });
  return makeZip(parts);
}

/** A text document of these paragraphs, which may hold markup. */
export function makeOdt(paragraphs: string[], { encrypted = false } = {}): Buffer {
  const text = paragraphs.map((paragraph) => `<text:p>${paragraph}</text:p>`).join("");
  return makeZip({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `${xml}<office:document-content><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    "META-INF/manifest.xml": `${xml}<manifest:manifest>${encrypted ? "<manifest:encryption-data/>" : ""}</manifest:manifest>`,
  });
}

/** The beginning of an old Office container; with `encrypted`, the stream that marks a password. */
export function makeOle({ encrypted = false } = {}): Buffer {
  const header = Buffer.from("d0cf11e0a1b11ae1", "hex");
  return Buffer.concat([
    header,
    Buffer.alloc(1_024),
    Buffer.from(encrypted ? "EncryptedPackage" : "WordDocument", "utf16le"),
  ]);
}
