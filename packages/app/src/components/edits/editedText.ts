import type { Schemas } from "@grantwright/api-client";
import { findQuote, quoteOf, withPieces, type TextQuote } from "@grantwright/domain";

type Edit = Schemas["ProposedEdit"];

/** A text after a change, and what brings the one before back. */
export interface ChangedText {
  text: string;
  /** Takes the change back from what stands there then; undefined where its words were changed since. */
  undo: (now: string) => string | undefined;
}

const replaced = (text: string, at: number, length: number, words: string) =>
  text.slice(0, at) + words + text.slice(at + length);

/** A text with some pieces of a proposed change; undefined where the part that it is about no longer stands there. */
export function withTaken(text: string, edit: Edit, taken: ReadonlySet<number>): ChangedText | undefined {
  const at = findQuote(text, edit);
  if (at === undefined) return undefined;
  const part = withPieces(
    edit.exact,
    edit.pieces.filter(({ id }) => taken.has(id)),
  );
  const changed = replaced(text, at, edit.exact.length, part);
  const quote: TextQuote = quoteOf(changed, at, at + part.length);
  return {
    text: changed,
    undo: (now) => {
      const from = findQuote(now, quote);
      return from === undefined ? undefined : replaced(now, from, part.length, edit.exact);
    },
  };
}

/** The lines of a funder's criteria that can be answered one by one, each once. */
export function criteriaOf(text: string): string[] {
  const lines = text
    .split(/\n+|(?<=;)\s+/)
    .map((line) => line.replace(/^\s*(?:[-*•·–]|\(?[\dA-Za-z]{1,2}[.)])\s+/, "").trim())
    .filter((line) => /\p{L}{3}/u.test(line) && line.split(/\s+/).length >= 3);
  return [...new Set(lines)].slice(0, 40);
}
