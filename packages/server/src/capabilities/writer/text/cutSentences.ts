import { betweenCells } from "./cellsOf.ts";
import { splitSentences } from "./splitSentences.ts";

/** A sentence, where it stands in a text. */
export interface Sentence {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  text: string;
}

const bulletSign = /^\s*(?:[-*•‣◦–—·]|\(?\d{1,2}[.)])\s+/u;
const wrapped = 45;

/** Whether a line of so many characters in all goes on in the next one, as text from a file or a mail does that was broken at a width. */
function goesOn(line: string, length: number, next: string | undefined): boolean {
  if (
    next === undefined ||
    next.trim() === "" ||
    bulletSign.test(next) ||
    betweenCells.test(line) ||
    betweenCells.test(next)
  )
    return false;
  return length >= wrapped && !/[.!?:。！？؟।]["”’)]*\s*$/u.test(line) && /^\s*[\p{Ll}\p{N}("“]/u.test(next);
}

/** The sentences and list items of a text, in order, with their places; a row of a table is one. Nothing but white space and bullets is left out. */
export function cutSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const lines = text.split("\n");
  let at = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const from = at;
    const joined = [lines[index]!];
    at += joined[0]!.length + 1;
    while (goesOn(joined.at(-1)!, at - from - 1, lines[index + 1])) {
      index += 1;
      joined.push(lines[index]!);
      at += lines[index]!.length + 1;
    }
    const line = joined.join(" ");
    const bullet = bulletSign.exec(line)?.[0].length ?? 0;
    const body = line.slice(bullet);
    const parts = betweenCells.test(body.trim()) ? [body.trim()] : splitSentences(body);
    let offset = 0;
    for (const part of parts) {
      const found = body.indexOf(part, offset);
      // White space that was put together in it: it is found by where the one before ended.
      const place = found < 0 ? offset + (/\S/.exec(body.slice(offset))?.index ?? 0) : found;
      offset = Math.min(place + part.length, body.length);
      sentences.push({ start: from + bullet + place, end: from + bullet + offset, text: part });
    }
  }
  return sentences;
}
