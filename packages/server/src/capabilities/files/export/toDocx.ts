import { piecesOf } from "@grantwright/domain";
import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
} from "docx";
import type { ExportFile } from "./exportFile.ts";
import { isRightToLeft } from "./language.ts";

/** In twentieths of a point. */
const papers = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } };

/** The line spacing that Word calls single. */
const singleSpacing = 240;

const listReference = "list";

function runsOf(lines: string[], isRtl: boolean): TextRun[] {
  return lines.flatMap((line, index) =>
    piecesOf(line).map(({ text, isOpen }, part) => {
      const run: IRunOptions = {
        text,
        rightToLeft: isRtl,
        ...(index > 0 && part === 0 && { break: 1 }),
        ...(isOpen && { highlight: "yellow", underline: { type: "dash" } }),
      };
      return new TextRun(run);
    }),
  );
}

function paragraph(lines: string[], options: IParagraphOptions = {}): Paragraph {
  const isRtl = isRightToLeft(lines.join(" "));
  return new Paragraph({ ...options, bidirectional: isRtl, children: runsOf(lines, isRtl) });
}

/** Word keeps one language each for letters, for East Asian writing and for writing from the right, all with their country. */
function languagesOf(language: string): { value?: string; eastAsia?: string; bidirectional?: string } {
  const { language: code, region } = new Intl.Locale(language).maximize();
  const whole = region ? `${code}-${region}` : code;
  if (["zh", "ja", "ko"].includes(code)) return { eastAsia: whole };
  return ["ar", "he", "fa", "ur", "ps", "yi"].includes(code) ? { bidirectional: whole } : { value: whole };
}

/** A proposal as a Word file: real headings, the funder's font under its real name, and a page number on every page. */
export function toDocx({ title, language, page, sections }: ExportFile): Promise<Buffer> {
  const font = page.fontFamily;
  const size = page.fontSize * 2;
  const spacing = { line: Math.round(singleSpacing * page.lineSpacing), lineRule: "auto" as const };
  const margin = Math.round(convertMillimetersToTwip(page.margin));
  const heading = (more: number) => ({
    run: { font, size: size + more, bold: true, color: "000000" },
    paragraph: { spacing: { ...spacing, before: 240, after: 80 }, keepNext: true },
  });
  const document = new Document({
    title,
    creator: "Grantwright",
    styles: {
      default: {
        document: {
          run: { font, size, ...(language !== "und" && { language: languagesOf(language) }) },
          paragraph: { spacing },
        },
        title: { run: { font, size: size + 8, bold: true }, paragraph: { spacing: { ...spacing, after: 240 } } },
        heading1: heading(4),
      },
    },
    numbering: {
      config: [
        {
          reference: listReference,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: papers[page.paper],
            margin: {
              top: margin,
              bottom: margin,
              left: margin,
              right: margin,
              header: margin / 2,
              footer: margin / 2,
            },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ children: [PageNumber.CURRENT] })],
              }),
            ],
          }),
        },
        children: [
          paragraph([title], { heading: HeadingLevel.TITLE }),
          ...sections.flatMap((section) => [
            paragraph([section.title], { heading: HeadingLevel.HEADING_1 }),
            ...section.blocks.flatMap(({ kind, lines }) =>
              kind === "paragraph"
                ? [paragraph(lines, { spacing: { after: 120 } })]
                : lines.map((line, index) =>
                    paragraph([line], {
                      numbering: { reference: listReference, level: 0 },
                      ...(index === lines.length - 1 && { spacing: { after: 120 } }),
                    }),
                  ),
            ),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
