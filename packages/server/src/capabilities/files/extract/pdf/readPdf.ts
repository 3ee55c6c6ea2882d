import type { ExtractLimits } from "../extractLimits.ts";
import { withoutFurniture, type PdfPage } from "./furniture.ts";
import { inReadingOrder } from "./columns.ts";
import { joinLines, lineEndsOf } from "./joinLines.ts";
import { blocksOf, type TextBlock } from "./paragraphs.ts";
import { linesOf, textOf, type PdfItem } from "./pdfLines.ts";

/** A text item of pdf.js. */
interface RawItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** What is asked of a document of pdf.js. */
interface PdfDocument {
  numPages: number;
  getPage(number: number): Promise<{
    getViewport(options: { scale: number }): { transform: number[]; height: number };
    getTextContent(): Promise<{ items: (RawItem | object)[] }>;
  }>;
}

function itemOf({ str, transform, width, fontName }: RawItem, view: readonly number[]): PdfItem {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [, , , , x = 0, y = 0] = transform;
  const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
  return {
    text: str,
    x: a * x + c * y + e,
    y: b * x + d * y + f,
    width,
    size: Math.round(size * 10) / 10,
    font: fontName,
  };
}

async function pageOf(pdf: PdfDocument, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const { transform, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return { lines: linesOf(items.flatMap((item) => ("str" in item ? itemOf(item, transform) : []))), height };
}

/** The letter size of most of a text. */
function bodySizeOf(pages: readonly PdfPage[]): number {
  const counts = new Map<number, number>();
  for (const { lines } of pages)
    for (const line of lines) counts.set(line.size, (counts.get(line.size) ?? 0) + textOf(line).length);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

/** Whether a block goes on with what a column or a page has cut. */
const isRest = (before: TextBlock | undefined, block: TextBlock): boolean =>
  before !== undefined &&
  before.kind !== "table" &&
  block.kind === "text" &&
  Math.abs(before.size - block.size) < 0.5 &&
  /[\p{L}\p{N},;)-]$/u.test(before.text) &&
  /^[\p{Ll}\p{N}(]/u.test(block.text);

/** Puts the rest of a table that a page has cut to its beginning. */
function addRows(table: string[][], rows: readonly string[][]): void {
  const [head] = table;
  for (const [index, row] of rows.entries()) {
    const last = table.at(-1);
    if (index === 0 && row.join("\t") === head?.join("\t")) continue;
    if (index === 0 && last && row[0] === "" && last[0] !== "")
      for (const [column, cell] of row.entries()) last[column] = `${last[column] ?? ""} ${cell}`.trim();
    else table.push(row);
  }
}

const isTableOn = (before: TextBlock | undefined, { rows }: TextBlock): boolean =>
  rows !== undefined && before?.rows !== undefined && before.rows[0]?.length === rows[0]?.length;

const writtenOf = ({ text, rows }: TextBlock): string => rows?.map((row) => row.join("\t")).join("\n") ?? text;

function toText(blocks: readonly TextBlock[]): string {
  let text = "";
  let before: TextBlock | undefined;
  for (const block of blocks) {
    const isNear = before?.kind === "entry" && block.kind === "entry";
    text += (before === undefined ? "" : isNear ? "\n" : "\n\n") + writtenOf(block);
    before = block;
  }
  return text;
}

/** The text of pages by where it stands on them: see decision 17. */
function textOfPages(pages: readonly PdfPage[]): string {
  const all = pages.flatMap(({ lines }) => lines);
  const isRtl = all.filter((line) => line.isRtl).length * 2 > all.length;
  const ends = lineEndsOf(all.map(textOf));
  const blocks: TextBlock[] = [];
  for (const lines of withoutFurniture(pages, bodySizeOf(pages)))
    for (const column of inReadingOrder(lines, isRtl))
      for (const [index, block] of blocksOf(column, ends).entries()) {
        const before = blocks.at(-1);
        if (index === 0 && before && isRest(before, block)) before.text = joinLines([before.text, block.text], ends);
        else if (index === 0 && before?.rows && block.rows && isTableOn(before, block))
          addRows(before.rows, block.rows);
        else blocks.push(block);
      }
  return toText(blocks);
}

/**
 * The text of a PDF: lines joined to paragraphs, columns one after the other, tables as rows with tabs, running heads and feet left
 * out. `error` is why the rest of its pages could not be read.
 */
export async function readPdfText(pdf: PdfDocument, limits: ExtractLimits): Promise<{ text: string; error?: unknown }> {
  const pages: PdfPage[] = [];
  let length = 0;
  try {
    for (let number = 1; number <= pdf.numPages && length <= limits.maxCharacters; number += 1) {
      const page = await pageOf(pdf, number);
      pages.push(page);
      length += page.lines.reduce((sum, line) => sum + textOf(line).length, 0);
    }
  } catch (error) {
    return { text: textOfPages(pages), error };
  }
  return { text: textOfPages(pages) };
}
