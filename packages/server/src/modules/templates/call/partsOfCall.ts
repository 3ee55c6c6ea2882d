import { withUnits } from "./bareLimits.ts";
import { clausesAsTexts, zoneByEntries, zoneByLabels } from "./evidence.ts";
import { toParts } from "./outline.ts";
import type { Part } from "./part.ts";
import { toPassages } from "./passages.ts";
import type { CallTable } from "./tableCells.ts";
import { tablesOf } from "./tables.ts";
import { wordsFor, type CallWords } from "./words/callWords.ts";

/** A call as all that reads in it knows it. */
export interface CallParts {
  parts: Part[];
  tables: CallTable[];
  words: CallWords;
}

/** Cuts the text of a call into parts and tables, each with what it is about. */
export function partsOfCall(text: string): CallParts {
  const words = wordsFor(text);
  const parts = toParts(withUnits(toPassages(text), words), words);
  zoneByEntries(parts, words);
  clausesAsTexts(parts);
  const tables = tablesOf(parts, words);
  zoneByLabels(parts, words);
  return { parts, tables, words };
}
