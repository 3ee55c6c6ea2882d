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
