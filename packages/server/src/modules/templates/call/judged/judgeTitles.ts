import type { Part } from "../part.ts";
import type { CallParts } from "../partsOfCall.ts";
import type { AskedInProse } from "../prose.ts";
import type { CallTable } from "../tableCells.ts";
import { foldPhrase } from "../words/phrases.ts";
import { readTrees } from "./boostedTrees.ts";
import { judgedLines, type JudgedLine } from "./lineFeatures.ts";
import stored from "./titlesModel.json" with { type: "json" };

/*
 * Rules know the forms that somebody has seen. What a form of another make looks like is learnt: how likely each line of a call is the
 * title of a section, by its place, its look, its length and those of the lines around it.
 */

/** What is a section of a call: lines, rows with their tables, and what is asked for in running text. */
export interface ChosenSections {
  chosen: Set<Part>;
  rows: Map<Part, CallTable>;
  inText: readonly AskedInProse[];
}

const likelihoodOf = readTrees(stored);

/** Where rules find fewer sections the call has a form that they do not know, if it has one. */
const leastByRules = 3;
/** So many lines that are rather titles than not are a form. */
const leastTogether = 3;
const rather = 0.5;
/** Beside a form that rules know a line has to be likelier, and one of its lines is none that is hardly likely. */
const surely = 0.85;
const hardly = 0.05;
/** A text of more lines than this is no call. */
const mostLines = 20_000;

const nameOf = (title: string) => (foldPhrase(title).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/**
 * Adds the lines that are rather titles than not to what rules chose, where that is no form and they are one. Where rules chose a form
 * adds what surely is a title, and takes out what hardly is one. What running text asks for is left as it is.
 */
export function judgeTitles({ parts, tables, words }: CallParts, { chosen, rows, inText }: ChosenSections): void {
  if (inText.length >= leastByRules || parts.length > mostLines) return;
  // A letter among the rows of a form is known to be attached.
  const isPaper = ({ part, table }: JudgedLine) => table?.zone === "sections" && part.zone === "attachments";
  const lines = judgedLines(parts, tables, words)
    .filter((line) => !isPaper(line))
    .map((line) => ({ ...line, likelihood: likelihoodOf(line.features) }));
  if (lines.filter(({ likelihood }) => likelihood > rather).length < leastTogether) return;
  const hasForm = chosen.size + rows.size + inText.length >= leastByRules;
  const isChosen = (part: Part) => chosen.has(part) || rows.has(part);
  const known = new Set([...inText, ...lines.filter(({ part }) => isChosen(part))].map(({ title }) => nameOf(title)));
  if (hasForm)
    for (const { part, likelihood } of lines)
      if (likelihood < hardly) {
        chosen.delete(part);
        rows.delete(part);
      }
  for (const { part, table, title, likelihood } of lines) {
    const name = nameOf(title);
    if (likelihood <= (hasForm ? surely : rather) || name === "" || known.has(name)) continue;
    // A title may stand above its text and in a table of lengths as well.
    known.add(name);
    if (table) rows.set(part, table);
    else chosen.add(part);
  }
}
