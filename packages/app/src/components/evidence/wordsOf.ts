import type { Schemas } from "@grantwright/api-client";
import { evidenceCopy as copy } from "./evidence.copy.ts";

type Passage = Schemas["EvidencePassage"];

/** What a passage says in one line: a sentence as it is, a row by its label: "Fences: 2026 $8,400, 2027 $1,200". */
export function lineOf({ start, end, text, cells }: Passage, head?: readonly string[]): string {
  const [label = "", ...values] = cells ?? [];
  if (!cells || label === "") {
    const line = (cells?.filter(Boolean).join(", ") ?? text).replace(/\s+/gu, " ").trim();
    return end - start > text.length ? `${line}…` : line;
  }
  const isNamed = values.length > 1;
  const said = values
    .map((value, index) => (value && isNamed && head?.[index + 1] ? `${head[index + 1]} ${value}` : value))
    .filter(Boolean);
  return said.length === 0 ? label : `${label}: ${said.join(", ")}`;
}

/** What is inserted of a passage: what it says, and the file that says so. */
export const wordsOf = (passage: Passage, filename: string, head?: readonly string[]): string =>
  `${lineOf(passage, head)} ${copy.source(filename)}`;
