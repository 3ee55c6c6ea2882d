import type { CallPointers } from "./callPointers.ts";

/** What a model points at where it found nothing. */
const nothingPointed = { line: 0, words: "" };

/** An answer that points at nothing. */
export const noPointers: CallPointers = {
  name: nothingPointed,
  funder: nothingPointed,
  deadline: { ...nothingPointed, date: "", time: "" },
  award: { ...nothingPointed, least: 0, most: 0 },
  whole: nothingPointed,
  sections: [],
  papers: [],
  criteria: [],
  conditions: [],
  prohibitions: [],
};
