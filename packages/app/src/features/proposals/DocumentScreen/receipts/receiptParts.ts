import type { Schemas } from "@grantwright/api-client";
import { blocksOf, piecesOf, withoutControls, type TextBlock } from "@grantwright/domain";

/** Words of a sentence that are set alike. */
interface ReceiptPiece {
  text: string;
  /** `open`: in brackets, for somebody to fill in. `no`: a fact that stands nowhere. `new`: words that were not checked yet. */
  mark?: "open" | "no" | "new";
}

/** A sentence, or as much of it as stands in one line; without a receipt what stands between sentences. */
export interface ReceiptPart {
  receipt?: Schemas["Receipt"];
  pieces: ReceiptPiece[];
}

/** A paragraph or a list, line by line. */
export interface ReceiptBlock {
  kind: TextBlock["kind"];
  lines: ReceiptPart[][];
}

type Range = [start: number, end: number];

/** A part of a text in its open places and the rest. */
const withOpenPlaces = (text: string): ReceiptPiece[] =>
  piecesOf(text).map(({ text: piece, isOpen }) => ({ text: withoutControls(piece), ...(isOpen && { mark: "open" }) }));

function piecesIn(text: string, [start, end]: Range, receipt: Schemas["Receipt"]): ReceiptPiece[] {
  const pieces: ReceiptPiece[] = [];
  let at = start;
  const facts = receipt.confirmed ? [] : receipt.facts.filter(({ found }) => found === "no");
  for (const fact of facts) {
    const [from, to] = [Math.max(fact.start, at), Math.min(fact.end, end)];
    if (from >= to) continue;
    if (from > at) pieces.push(...withOpenPlaces(text.slice(at, from)));
    pieces.push({ text: withoutControls(text.slice(from, to)), mark: "no" });
    at = to;
  }
  if (at < end) pieces.push(...withOpenPlaces(text.slice(at, end)));
  return pieces;
}

/**
 * A section's text in paragraphs and lists, and each line of those in its sentences. Receipts that do not fit the text are passed over.
 * `isMoved`: they are those of the text before this one, so that words between them were not checked.
 */
export function receiptBlocks(
  { text, receipts = [] }: Pick<Schemas["Section"], "text" | "receipts">,
  isMoved = false,
): ReceiptBlock[] {
  let next = 0;
  const between = (start: number, end: number): ReceiptPart => {
    const pieces = withOpenPlaces(text.slice(start, end));
    const isNew = (piece: ReceiptPiece) => isMoved && !piece.mark && /[\p{L}\p{N}]/u.test(piece.text);
    return { pieces: pieces.map((piece) => (isNew(piece) ? { ...piece, mark: "new" } : piece)) };
  };
  const lineParts = (start: number, end: number): ReceiptPart[] => {
    const parts: ReceiptPart[] = [];
    let at = start;
    while (receipts[next] && receipts[next]!.end <= start) next += 1;
    for (let index = next; receipts[index] && receipts[index]!.start < end; index += 1) {
      const receipt = receipts[index]!;
      const [from, to] = [Math.max(receipt.start, at), Math.min(receipt.end, end)];
      if (from >= to) continue;
      if (from > at) parts.push(between(at, from));
      parts.push({ receipt, pieces: piecesIn(text, [from, to], receipt) });
      at = to;
    }
    if (at < end) parts.push(between(at, end));
    return parts;
  };
  return blocksOf(text)
    .flat()
    .map(({ kind, lines }) => ({ kind, lines: lines.map(({ start, end }) => lineParts(start, end)) }));
}
