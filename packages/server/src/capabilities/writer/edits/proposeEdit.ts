import { holdAgainst } from "../receipts/unsupported.ts";
import { tameText } from "../text/tameText.ts";
import type { EditRequest, Writer, WriterInput } from "../writer.ts";
import { lostFacts } from "./lostFacts.ts";
import { asOnePiece, makePieces, type Piece } from "./makePieces.ts";

/** A change with what a person has to know of it. */
interface ProposedPiece extends Piece {
  /** Facts that no longer stand in the text after it. */
  loses: string[];
}

/** Changes that a writer proposes. */
export interface Proposal {
  pieces: ProposedPiece[];
  /** What the writer brought that stands in no source, as it said it: the changes with it are not among the pieces. */
  leftOut: string[];
}

const mostNamed = 20;
const mostOfClaim = 120;

/** An input in which the text that is changed is a source too: what stands there may go on standing there. */
export const withEditedText = (input: WriterInput, { text }: EditRequest): WriterInput => ({
  ...input,
  texts: { ...input.texts, "": text },
});

/** Keeps the white space around a part, which is no writer's business. */
function framed(before: string, after: string): string {
  const [lead = "", tail = ""] = [/^\s*/.exec(before)?.[0], before.trim() === "" ? "" : /\s*$/.exec(before)?.[0]];
  return lead + after.trim() + tail;
}

/**
 * Asks a writer for a change to a text, and answers it as pieces. No piece brings a fact or a claim that stands in no source, whichever
 * writer it is. Throws a WriterError, or the signal's reason.
 */
export async function proposeEdit(
  writer: Writer,
  input: WriterInput,
  request: EditRequest,
  signal: AbortSignal,
): Promise<Proposal> {
  const { text: before } = request;
  const after = framed(before, tameText(await writer.edit(input, request, signal)));
  // Notes and their sentences fit together only as a whole.
  const pieces = request.task === "merge" ? asOnePiece(before, after) : makePieces(before, after);
  if (pieces.length === 0) return { pieces: [], leftOut: [] };
  const { receipts } = await holdAgainst(withEditedText(input, request), after);
  const unsupported = receipts.flatMap(({ start, end, facts, isBare }) => [
    ...facts.filter(({ found }) => found === "no"),
    ...(isBare ? [{ start, end }] : []),
  ]);
  const isIn = (piece: Piece) => (place: { start: number; end: number }) =>
    place.start < piece.after.end && place.end > piece.after.start;
  const lost = lostFacts(before, after);
  const kept = pieces.filter((piece) => !unsupported.some(isIn(piece)));
  const leftOut = unsupported
    .filter((place) => pieces.some((piece) => isIn(piece)(place)))
    .map(({ start, end }) => after.slice(start, end))
    .map((words) => (words.length > mostOfClaim ? `${words.slice(0, mostOfClaim).trimEnd()}…` : words));
  return {
    pieces: kept.map((piece) => {
      const end =
        piece.start + piece.parts.reduce((sum, { kind, text }) => sum + (kind === "added" ? 0 : text.length), 0);
      const loses = lost.filter((fact) => fact.start < end && fact.end > piece.start).map(({ text }) => text);
      return { ...piece, loses };
    }),
    leftOut: [...new Set(leftOut)].slice(0, mostNamed),
  };
}
