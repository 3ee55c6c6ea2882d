import { passagesIn } from "../../../../capabilities/writer/quotedPairs/findPassages.ts";
import { splitLines } from "../../../../kernel/text/splitLines.ts";
import type { ReadFrom } from "../passages.ts";

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
/** Longer words are no single thing, in characters. */
const longestWords = 2_000;
/** So much of a line is quoted, and so much of that stands before the words, in characters. */
const quoted = { most: 2_000, before: 200 };

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
  /** A line as it is quoted: of a very long one the piece around a place. */
  const lineAround = (line: number, place: number): string => {
    const whole = lines[line - 1]!;
    if (whole.length <= quoted.most) return whole.trim();
    const from = Math.max(0, place - starts[line - 1]! - quoted.before);
    return whole
      .slice(from, from + quoted.most)
      .toWellFormed()
      .trim();
  };
  return (line, words) => {
    const wanted = words.trim();
    if (wanted === "" || wanted.length > longestWords) return undefined;
    const found = places(wanted).map((span) => ({ ...span, line: lineOf(span.start), lastLine: lineOf(span.end - 1) }));
    const nearest = found.toSorted((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line))[0];
    if (!nearest || (found.length > 1 && Math.abs(nearest.line - line) > reach)) return undefined;
    return {
      text: text.slice(nearest.start, nearest.end).replace(/\s+/gu, " ").trim(),
      readFrom: { line: nearest.line, text: lineAround(nearest.line, nearest.start) },
      lastLine: nearest.lastLine,
    };
  };
}
