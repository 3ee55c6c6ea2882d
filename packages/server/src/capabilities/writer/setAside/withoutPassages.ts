import type { Passage } from "./findSetAside.ts";

/** A text in which passages are blank. What is left stands where it stood: places in the one are places in the other. */
export function withoutPassages(text: string, passages: readonly Passage[]): string {
  return passages
    .toReversed()
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, " ") + rest.slice(end),
      text,
    );
}
