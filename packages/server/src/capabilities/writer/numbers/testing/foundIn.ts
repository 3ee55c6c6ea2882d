import type { Contradiction } from "../contradiction.ts";
import { findContradictions } from "../findContradictions.ts";

/** What contradicts itself in a description and sections; one text alone is a section. For tests. */
function foundIn(...texts: string[]): Contradiction[] {
  const [description = "", ...sections] = texts.length > 1 ? texts : ["", ...texts];
  return findContradictions([
    { id: "description", kind: "description", text: description },
    ...sections.map((text, at) => ({ id: `s${at}`, kind: "section" as const, title: `Section ${at + 1}`, text })),
  ]);
}

/** The kinds of what contradicts itself in a description and sections. For tests. */
export const kindsIn = (...texts: string[]): string[] => foundIn(...texts).map(({ kind }) => kind);
