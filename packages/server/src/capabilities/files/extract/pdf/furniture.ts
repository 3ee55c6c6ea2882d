import { textOf, type PdfLine } from "./pdfLines.ts";

/** A page in lines. */
export interface PdfPage {
  lines: PdfLine[];
  /** In points. */
  height: number;
}

/** In this part of a page, from its top and from its bottom, running heads and feet may stand. */
const margin = 0.12;
/** Nearer to the edge stands nothing else in small letters. */
const edge = 0.075;
/** At most so many lines on either side. */
const mostLines = 4;

const keyOf = (line: PdfLine) => `${Math.round(line.y / 4)} ${textOf(line).replace(/\d+/g, "#").toLowerCase()}`;

const isNumber = (text: string) =>
  /^(?:\p{L}{1,7}\.?\s*)?\d{1,3}(?:\s*(?:\/|\p{L}{1,3})\s*\d{1,3})?[ .|–-]*$/u.test(text);

/** The lines of a page that may be running heads and feet. */
function outerLines({ lines, height }: PdfPage): PdfLine[] {
  const heads = lines.slice(0, mostLines).filter(({ y }) => y < height * margin);
  return [...heads, ...lines.slice(-mostLines).filter(({ y }) => y > height * (1 - margin))];
}

/**
 * The pages without what stands on every one of them: running heads, feet, page numbers. `bodySize` is the letter size of most of
 * the text.
 */
export function withoutFurniture(pages: readonly PdfPage[], bodySize: number): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(outerLines(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return pages.map((page) => {
    const isAtEdge = ({ y, size }: PdfLine) =>
      size < bodySize - 0.75 && (y < page.height * edge || y > page.height * (1 - edge));
    const left = new Set(
      outerLines(page).filter((line) => (counts.get(keyOf(line)) ?? 0) > 1 || isNumber(textOf(line)) || isAtEdge(line)),
    );
    return page.lines.filter((line) => !left.has(line));
  });
}
