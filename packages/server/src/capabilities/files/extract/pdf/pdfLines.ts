/** A piece of text as a PDF places it, in points from the top left corner of its page. */
export interface PdfItem {
  text: string;
  /** Its start edge as seen: left, also where the text runs to the left. */
  x: number;
  width: number;
  /** Of its baseline, downwards. */
  y: number;
  /** Of the letters. */
  size: number;
  font: string;
}

/** Text of a line without a wide gap in it. */
interface Segment {
  text: string;
  from: number;
  to: number;
  /** What it was put together of. */
  items: PdfItem[];
}

/** What stands on one baseline. */
export interface PdfLine {
  y: number;
  size: number;
  /** The font of all of it; empty where there are several. */
  font: string;
  segments: Segment[];
  isRtl: boolean;
}

/** A gap between words that is wider than these parts of the letter size is none of a sentence. */
const wideGap = 0.7;
const spaceGap = 0.12;
/** Baselines nearer than this part of the letter size are one. */
const sameBaseline = 0.35;

const rtlLetters = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const letters = /\p{L}/gu;

const isRtl = (text: string): boolean => (text.match(rtlLetters)?.length ?? 0) * 2 > (text.match(letters)?.length ?? 0);

/** What begins an entry of a list: its text belongs to it, however far behind it begins. */
const enumerator =
  /^(?:[•◦▪●‣·\-–—*\uf0b7]|\(?\p{L}[.)]|\(?[ivxIVX]{1,4}[.)]|\(?\d{1,3}(?:\.\d{1,3})*[.)]|\d{1,2}(?:\.\d{1,2})+)$/u;

/** Whether a text is a bullet or a number alone. */
const isEnumerator = (text: string): boolean => enumerator.test(text);

/**
 * Arabic in its order. A sign for two letters is turned around with the words by the reader of PDF files; where that
 * gives what is no beginning of a word and no word, it is put right.
 */
const mended = (text: string) => text.replace(/ا([اأإآ])ل/gu, "ال$1").replace(/(?<!\p{L})(أ?)ال(?!\p{L})/gu, "$1لا");

function segmentsOf(items: PdfItem[], size: number, isRightToLeft: boolean): Segment[] {
  const segments: Segment[] = [];
  const ordered = items.toSorted((a, b) => (isRightToLeft ? b.x + b.width - (a.x + a.width) : a.x - b.x));
  let isSpaced = false;
  for (const item of ordered) {
    const { text, x, width } = item;
    if (text.trim() === "") {
      isSpaced = true;
      continue;
    }
    const last = segments.at(-1);
    const gap = last === undefined ? 0 : isRightToLeft ? last.from - (x + width) : x - last.to;
    if (last && (gap <= size * wideGap || isEnumerator(last.text.trim()))) {
      last.text += (isSpaced && gap > 0) || gap > size * spaceGap ? ` ${text}` : text;
      last.from = Math.min(last.from, x);
      last.to = Math.max(last.to, x + width);
      last.items.push(item);
    } else segments.push({ text, from: x, to: x + width, items: [item] });
    isSpaced = false;
  }
  return segments.map((segment) => ({ ...segment, text: mended(segment.text).replace(/\s+/g, " ").trim() }));
}

function lineOf(items: PdfItem[]): PdfLine | undefined {
  const inked = items.filter(({ text }) => text.trim() !== "");
  const first = inked[0];
  if (!first) return undefined;
  const bySize = new Map<number, number>();
  for (const { size, text } of inked) bySize.set(size, (bySize.get(size) ?? 0) + text.length);
  const size = [...bySize].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  const { y } = inked.find((item) => item.size === size) ?? first;
  const isRightToLeft = isRtl(inked.map(({ text }) => text).join(""));
  // The dots of Arabic letters are pieces of their own in some files, with the letter's text a second time.
  const apart = items.filter((item) => !(isRightToLeft && item.width === 0 && Math.abs(item.y - y) > 0.2));
  return {
    y,
    size,
    font: inked.every(({ font }) => font === first.font) ? first.font : "",
    segments: segmentsOf(apart, size, isRightToLeft),
    isRtl: isRightToLeft,
  };
}

/** The lines of a page or a column of it, from the top. */
export function linesOf(items: readonly PdfItem[]): PdfLine[] {
  const ordered = items.filter(({ text }) => text !== "").toSorted((a, b) => a.y - b.y);
  const groups: PdfItem[][] = [];
  let baseline = -Infinity;
  for (const item of ordered) {
    if (groups.length === 0 || item.y - baseline > Math.max(1, item.size * sameBaseline)) {
      groups.push([]);
      baseline = item.y;
    }
    groups.at(-1)!.push(item);
  }
  return groups.flatMap((group) => lineOf(group) ?? []);
}

/** From where to where a line reaches. */
export const extentOf = ({ segments }: PdfLine): { from: number; to: number } => ({
  from: Math.min(...segments.map(({ from }) => from)),
  to: Math.max(...segments.map(({ to }) => to)),
});

/** The text of a line, with its gaps as spaces. */
export const textOf = ({ segments }: PdfLine): string => segments.map(({ text }) => text).join(" ");
