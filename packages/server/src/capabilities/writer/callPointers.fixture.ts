import type { CallPointers } from "./callPointers.ts";

/** What a model points at where it found nothing. */
const nothingPointed = { line: 0, words: "" };

/** An answer that points at nothing. */
export const noPointers: CallPointers = {
  name: nothingPointed,
  funder: nothingPointed,
  deadline: { ...nothingPointed, date: "", time: "", zone: "", zoneLine: 0, zoneWords: "" },
  award: { ...nothingPointed, least: 0, most: 0, currency: "" },
  whole: { ...nothingPointed, amount: 0, unit: "" },
  sections: [],
  papers: [],
  criteria: [],
  conditions: [],
  prohibitions: [],
};
