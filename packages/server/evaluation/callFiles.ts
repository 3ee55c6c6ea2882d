import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { fallbackFonts, readFonts } from "../src/capabilities/files/export/fonts.ts";
import { isRightToLeft } from "../src/capabilities/files/export/language.ts";
import type { CallBlock, CallText } from "./callTexts.ts";

const kinds = ["txt", "docx", "pdf"] as const;

/** As what kind of file a call reaches a reader. */
export type CallFileKind = (typeof kinds)[number];

/** All of them. */
export const callFileKinds: readonly CallFileKind[] = kinds;

function pasted(block: CallBlock): string {
  if ("list" in block) return block.list.map((entry) => `• ${entry}`).join("\n");
  if ("numbered" in block) return block.numbered.map((entry, index) => `${index + 1}. ${entry}`).join("\n");
  if ("table" in block) return block.table.map((row) => row.join("\t")).join("\n");
  return "footer" in block ? block.footer : block.text;
}

/** As a person pastes it. One out of a word processor has a paragraph a line and no empty line; every second call is one. */
function toTxt({ id, blocks }: CallText): Buffer {
  const isDense = Number(/\d+$/.exec(id)?.[0]) % 2 === 1;
  return Buffer.from(blocks.map(pasted).join(isDense ? "\n" : "\n\n"));
}

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];

function listOf(reference: string, entries: string[], instance: number): Paragraph[] {
  return entries.map((text) => new Paragraph({ text, numbering: { reference, level: 0, instance } }));
}

function blockOfDocx(block: CallBlock, index: number): (Paragraph | Table)[] {
  if ("footer" in block) return [];
  if ("list" in block) return listOf("bullets", block.list, index);
  if ("numbered" in block) return listOf("numbers", block.numbered, index);
  if ("table" in block)
    return [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: block.table.map(
          (cells) =>
            new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph({ text })] })) }),
        ),
      }),
    ];
  if ("heading" in block) return [new Paragraph({ text: block.text, heading: levels[block.heading - 1]! })];
  return [new Paragraph({ children: [new TextRun(block.text)] })];
}

const footersOf = (blocks: CallBlock[]): string[] => blocks.flatMap((block) => ("footer" in block ? block.footer : []));

/** A Word file with heading styles, lists, tables and a footer. */
function toDocx({ blocks }: CallText): Promise<Buffer> {
  const level = (format: "bullet" | "decimal", text: string) => [
    { level: 0, format: LevelFormat[format === "bullet" ? "BULLET" : "DECIMAL"], text, alignment: AlignmentType.START },
  ];
  const [footer] = footersOf(blocks);
  return Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          { reference: "bullets", levels: level("bullet", "•") },
          { reference: "numbers", levels: level("decimal", "%1.") },
        ],
      },
      sections: [
        {
          children: blocks.flatMap(blockOfDocx),
          ...(footer !== undefined && {
            footers: { default: new Footer({ children: [new Paragraph({ text: footer })] }) },
          }),
        },
      ],
    }),
  );
}

const layout = `
#let data = json(bytes(sys.inputs.data))
#set text(font: data.fonts, size: 10pt, lang: data.language, dir: if data.rtl { rtl } else { ltr }, hyphenate: false)
#set par(justify: data.columns == 1, leading: 0.55em, spacing: 1em)
#set page(
  paper: "a4", margin: 22mm, columns: data.columns,
  footer: context {
    let count = data.footers.len()
    if count > 0 { text(size: 8pt, data.footers.at(calc.min(here().page(), count) - 1)) }
  },
)
#show heading.where(level: 1): set text(size: 17pt)
#show heading.where(level: 2): set text(size: 13pt)
#show heading.where(level: 3): set text(size: 11pt)
#for block in data.blocks {
  if "heading" in block { heading(level: block.heading, block.text) }
  else if "text" in block { par(block.text) }
  else if "list" in block { list(..block.list.map(text)) }
  else if "numbered" in block { enum(..block.numbered.map(text)) }
  else if "table" in block {
    let width = calc.max(..block.table.map(row => row.len()))
    table(
      columns: if width == 3 { (2fr, 4fr, 1.6fr) } else { width }, align: start,
      ..block.table.map(row => row + ("",) * (width - row.len())).flatten().map(text),
    )
  }
}
`;

/** An Arabic font that has a shape of its own for each letter: of others these files do not tell what was written. */
const arabicFont = "Almarai";

function fonts(): Buffer[] {
  const files = ["400Regular/Almarai_400Regular.ttf", "700Bold/Almarai_700Bold.ttf"];
  const own = files.map((file) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/almarai/${file}`))),
  );
  return [...own, ...readFonts()];
}

let compiler: NodeCompiler | undefined;

/** Marks above Arabic letters, which this PDF maker puts where no reader finds them. */
const arabicMarks = /[\u064b-\u0652]/g;

/** A PDF with headings by size, tables, page footers; what is in questions or prose stands in two columns. */
function toPdf({ blocks, language, layout: kind }: CallText): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts() }] });
  const data = {
    language,
    rtl: isRightToLeft(blocks.map(pasted).join("\n")),
    fonts: ["Tinos", arabicFont, ...fallbackFonts],
    columns: kind === "questions" || kind === "prose" ? 2 : 1,
    footers: footersOf(blocks),
    blocks: blocks.filter((block) => !("footer" in block)),
  };
  const compiled = compiler.compile({
    mainFileContent: layout,
    inputs: { data: JSON.stringify(data).replace(arabicMarks, "") },
  });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  return compiler.pdf(compiled.result);
}

/** A call as a file of a kind. */
export async function fileOfCall(text: CallText, kind: CallFileKind): Promise<Buffer> {
  if (kind === "txt") return toTxt(text);
  return kind === "docx" ? toDocx(text) : toPdf(text);
}
