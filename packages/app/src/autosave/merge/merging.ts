import type { TextMerge } from "./mergeTexts.ts";

/** Brings two texts together that were made of one. */
export type MergeTexts = (base: string, mine: string, theirs: string) => TextMerge;

let loaded: MergeTexts | undefined;

/** What merges texts, once it is loaded: it knows what figures and names are, and hardly any visit needs it. */
export const mergeOf = (): MergeTexts | undefined => loaded;

async function load(): Promise<void> {
  try {
    loaded = (await import("./mergeTexts.ts")).mergeTexts;
  } catch {
    // Both texts are kept then, as where they meet.
  }
}

/**
 * Loads what merges texts; undefined where it is there. It never fails, and is over after `patienceMs`: a network that brings nothing holds
 * up nobody's words.
 */
export const prepareMerging = (patienceMs: number): Promise<void> | undefined =>
  loaded ? undefined : Promise.race([load(), new Promise<void>((isOver) => setTimeout(isOver, patienceMs))]);

/** All of both texts. */
export function bothTexts(base: string | undefined, mine: string, theirs: string): string {
  const merged = base === undefined ? undefined : loaded?.(base, mine, theirs);
  if (merged) return merged.kind === "merged" ? merged.text : merged.both;
  return [mine, theirs].filter((text) => text.trim() !== "").join("\n\n");
}
