import type { PaperFieldProps } from "./paperFieldProps.ts";

/** A piece of a text that is marked: from a character up to another one. */
export interface Mark {
  from: number;
  to: number;
  /** It asks for something, or is more than may be. */
  kind: "place" | "over";
}

/** Where to divide a text so that the first part has at most `limit` characters and no character is torn in two. */
function divisionAt(text: string, limit: number): number {
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

/** What of a text is marked, in its order. What is too much is that alone, whatever it asks for. */
export function marksOf(
  text: string,
  { limit = Infinity, places = [] }: Pick<PaperFieldProps, "limit" | "places">,
): Mark[] {
  const end = text.length > limit ? divisionAt(text, limit) : text.length;
  const marks = places
    .filter(([from]) => from < end)
    .map(([from, to]): Mark => ({ from, to: Math.min(to, end), kind: "place" }));
  return end < text.length ? [...marks, { from: end, to: text.length, kind: "over" }] : marks;
}
