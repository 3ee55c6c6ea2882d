import { openPlaceRanges } from "@grantwright/domain";
import { takenOut } from "./takenOut.ts";

/** A text without a sentence that stands in it, and without the space or the line that it leaves; the text itself where it does not stand there. */
export function withoutSentence(text: string, sentence: string): string {
  const start = text.indexOf(sentence);
  if (start < 0) return text;
  const isEntry = /(?:^|\n)- $/.test(text.slice(0, start));
  const [from, to] = takenOut(text, [isEntry ? start - 2 : start, start + sentence.length]);
  return text.slice(0, from) + text.slice(to);
}

/** How much of a text is written: what stands before the open places with which it ends. */
function writtenUntil(text: string): number {
  let end = text.trimEnd().length;
  for (const [start, next] of openPlaceRanges(text).toReversed()) {
    if (next !== end) break;
    end = text.slice(0, start).trimEnd().length;
  }
  return end;
}

/** A text with a sentence at its end, before open places that it ends with: in its last paragraph, or in one of its own after a list or what announces one. */
export function withSentence(text: string, sentence: string): string {
  const end = writtenUntil(text);
  const written = text.slice(0, end);
  const open = text.slice(end).trim();
  const lastLine = written.slice(written.lastIndexOf("\n") + 1);
  const between = written === "" ? "" : /^\s*[-•*] |:\s*$/.test(lastLine) ? "\n\n" : " ";
  return [`${written}${between}${sentence}`, open].filter((part) => part !== "").join("\n\n");
}
