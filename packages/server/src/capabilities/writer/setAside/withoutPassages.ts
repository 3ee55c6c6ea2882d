import type { Passage } from "../../../kernel/db/values.ts";

/** A text in which passages, in their order, are blank. What is left stands where it stood: places in the one are places in the other. */
export function withoutPassages(text: string, passages: readonly Passage[]): string {
  let at = 0;
  const parts = passages.flatMap(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, text.slice(start, end).replace(/[^\n]/g, " ")];
  });
  return parts.join("") + text.slice(at);
}
