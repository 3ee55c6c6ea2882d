import { countWords } from "./countWords.ts";

/** With which a place that is open begins. */
export const openPlaceMark = "[Add:";
/** How long what an open place asks for may be, in characters. */
const mostAsked = 1_000;

/** A visible place for a fact that only the person can supply: "[Add: how many people will be served]". */
export function openPlace(ask: string): string {
  return `${openPlaceMark} ${ask}]`;
}

/** Where the open places of a text begin and end. Looks at each character a few times, however many brackets are never closed. */
function* rangesOf(text: string): Generator<[start: number, end: number]> {
  let close = -1;
  let lineEnd = -1;
  let from = 0;
  for (let start = text.indexOf(openPlaceMark); start >= 0; start = text.indexOf(openPlaceMark, from)) {
    from = start + openPlaceMark.length;
    if (close < from) close = text.indexOf("]", from);
    if (close < 0) return;
    if (lineEnd < from) lineEnd = text.indexOf("\n", from);
    if (lineEnd < 0) lineEnd = text.length;
    if (close > lineEnd || close - from > mostAsked) continue;
    from = close + 1;
    yield [start, from];
  }
}

/** A piece of a text: words, or an open place with its brackets. */
export interface TextPiece {
  text: string;
  isOpen: boolean;
}

/** A text in its pieces, so that open places can be set apart wherever it is shown; one piece where there are none. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [start, next] of rangesOf(text)) {
    if (start > end) pieces.push({ text: text.slice(end, start), isOpen: false });
    pieces.push({ text: text.slice(start, next), isOpen: true });
    end = next;
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), isOpen: false });
  return pieces;
}

/** Where the places of a text that still ask for something begin and end, in characters. */
export const openPlaceRanges = (text: string): (readonly [start: number, end: number])[] => Array.from(rangesOf(text));

/** The places of a text that still ask for something only the person knows, each with its brackets. */
export const openPlacesOf = (text: string): string[] =>
  Array.from(rangesOf(text), ([start, end]) => text.slice(start, end));

/** A text without its open places: what somebody has written. `between` stands where one was. */
export function withoutOpenPlaces(text: string, between = ""): string {
  return piecesOf(text)
    .map((piece) => (piece.isOpen ? between : piece.text))
    .join("")
    .trim();
}

/** How many words somebody has written: those of open places are not. */
export const countWrittenWords = (text: string): number => countWords(withoutOpenPlaces(text, " "));

/**
 * How many characters of some texts count against what they may have together: those that somebody has written, and all of them once they are more
 * than that, for it holds for the whole.
 */
export function countedCharacters(texts: readonly string[], most = Infinity): number {
  const all = texts.reduce((sum, text) => sum + text.length, 0);
  return all > most ? all : texts.reduce((sum, text) => sum + countWrittenCharacters(text), 0);
}

/** How many characters somebody has written: those of open places are not. */
export const countWrittenCharacters = (text: string): number =>
  rangesOf(text).next().done ? text.length : withoutOpenPlaces(text).length;
