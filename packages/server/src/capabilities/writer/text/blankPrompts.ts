import { piecesOf } from "@grantwright/domain";

/** A text with blanks in the place of what nobody has written yet, so that everything else stays where it was. */
export const blankPrompts = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.isOpen ? " ".repeat(piece.text.length) : piece.text))
    .join("");
