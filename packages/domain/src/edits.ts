/** A piece of one text beside another: in both, only in the new one, or only in the old one. */
interface ChangePart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A change within a text: where it begins, in UTF-16 units, and what becomes of what stands there. */
export interface EditedPiece {
  start: number;
  parts: readonly ChangePart[];
}

const without = (parts: readonly ChangePart[], kind: ChangePart["kind"]): string =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

/** What stands in a text where a piece begins, before it is made. */
export const textBefore = ({ parts }: EditedPiece): string => without(parts, "added");

/** What a piece puts there. */
export const textAfter = ({ parts }: EditedPiece): string => without(parts, "removed");

/** A text with some pieces made, which are in the order of the text and do not overlap. */
export function withPieces(text: string, pieces: readonly EditedPiece[]): string {
  const made: string[] = [];
  let from = 0;
  for (const piece of pieces) {
    made.push(text.slice(from, piece.start), textAfter(piece));
    from = piece.start + textBefore(piece).length;
  }
  return made.join("") + text.slice(from);
}

/** Where a part of a text stood, and what stood around it. */
export interface TextQuote {
  start: number;
  exact: string;
  prefix: string;
  suffix: string;
}

/** How much around a part is kept to find it again, in characters. */
const around = 32;

/** A part of a text, so that it can be found again once the text has changed. */
export const quoteOf = (text: string, start: number, end: number): TextQuote => ({
  start,
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - around), start),
  suffix: text.slice(end, end + around),
});

/** How much of two texts agrees from their ends (`isFromEnd`) or beginnings on, in characters. */
function agreement(a: string, b: string, isFromEnd: boolean): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) if (isFromEnd ? a.at(-1 - at) !== b.at(-1 - at) : a[at] !== b[at]) return at;
  return length;
}

/**
 * Where a part stands in a text now: at its place, else where most of what stood around it still does, and the nearest of several; undefined
 * where its words are no longer there.
 */
export function findQuote(text: string, { start, exact, prefix, suffix }: TextQuote): number | undefined {
  if (exact === "") return start <= text.length && text.slice(0, start).endsWith(prefix) ? start : undefined;
  if (text.startsWith(exact, start)) return start;
  let best: { at: number; around: number } | undefined;
  for (let at = text.indexOf(exact); at >= 0; at = text.indexOf(exact, at + 1)) {
    const end = at + exact.length;
    const agreed =
      agreement(text.slice(Math.max(0, at - around), at), prefix, true) +
      agreement(text.slice(end, end + around), suffix, false);
    const isNearer = best && Math.abs(at - start) < Math.abs(best.at - start);
    if (!best || agreed > best.around || (agreed === best.around && isNearer)) best = { at, around: agreed };
  }
  return best?.at;
}
