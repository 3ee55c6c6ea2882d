import { passagesIn } from "../../../../capabilities/writer/quotedPairs/findPassages.ts";
import { splitLines, type ReadFrom } from "../passages.ts";

/** Words that a model pointed at, as they stand in the call. */
export interface FoundWords {
  /** In one line. */
  text: string;
  readFrom: ReadFrom;
  /** The last line that they reach into. */
  lastLine: number;
}

/** How far from the line that is named its words may begin. */
const reach = 3;
/** So often a passage may stand in a call. */
const mostPlaces = 200;

/**
 * Makes a search of a call for words that somebody says stand in a line: there, near it, or where they stand nowhere else. Undefined for words
 * that stand nowhere: those are not shown to anybody.
 */
export function pointedIn(call: string): (line: number, words: string) => FoundWords | undefined {
  const lines = splitLines(call);
  const text = lines.join("\n");
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const lineOf = (place: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  const places = passagesIn(text, mostPlaces);
  return (line, words) => {
    const wanted = words.trim();
    if (wanted === "") return undefined;
    const found = places(wanted).map((span) => ({ ...span, line: lineOf(span.start), lastLine: lineOf(span.end - 1) }));
    const nearest = found.toSorted((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line))[0];
    if (!nearest || (found.length > 1 && Math.abs(nearest.line - line) > reach)) return undefined;
    return {
      text: text.slice(nearest.start, nearest.end).replace(/\s+/gu, " ").trim(),
      readFrom: { line: nearest.line, text: lines[nearest.line - 1]!.trim() },
      lastLine: nearest.lastLine,
    };
  };
}
