import { createHash } from "node:crypto";
import { countWords } from "@grantwright/domain";
import { detectLanguage } from "../../../kernel/text/detectLanguage.ts";
import { blankPrompts } from "../text/blankPrompts.ts";
import { flat } from "../text/flat.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { withoutConnection } from "../text/runIn/openings.ts";
import { tidySentence } from "../text/tidySentence.ts";
import type { TextUnit } from "../text/splitText.ts";
import type { WriterInput } from "../writer.ts";
import { assignUnits } from "./assignUnits.ts";
import { targetOf } from "./draftSections.ts";
import type { AssignedUnit } from "./target.ts";
import { unitsToPlace } from "./unitsToPlace.ts";

/** A sentence of the description that may belong to another section than the one in which the writer put it. */
export interface Doubt {
  /** What it is known by as long as it stands in that section: 16 characters. */
  id: string;
  sectionId: string;
  /** Where it stands in the section's text, in UTF-16 units. */
  start: number;
  end: number;
  quote: string;
  /** The sections that it may belong to, the likeliest first. */
  elsewhere: string[];
}

/** What a section must have more for it than the next one, so that nobody is asked: below it half stand right, and three fifths of all that stand wrong are there. */
const sure = 1;
/** So much less than where it stands may speak for a section that is offered. */
const leastOffered = 3;
const mostOffered = 2;
/** Nobody is asked about more at a time. */
export const mostDoubts = 6;
/** Shorter ones are scraps that say nothing by themselves. */
const fewestWords = 5;

const idOf = (sectionId: string, text: string): string =>
  createHash("sha256")
    .update(`${sectionId} ${flat(text)}`)
    .digest("base64url")
    .slice(0, 16);

/** Whether a sentence stands by itself: no entry, no clause of dictation, and nothing that the next lines belong to. */
const isAlone = ({ order, unit }: AssignedUnit, units: readonly TextUnit[]): boolean =>
  !unit.isListItem &&
  !unit.text.endsWith(":") &&
  countWords(unit.text) >= fewestWords &&
  [unit, units[order + 1]].every((each) => each?.goesOn === undefined);

/** How much more speaks for the section of a unit than for the next one; less than nothing where it was put there for another reason. */
function marginOf({ sectionId, choices }: AssignedUnit): number {
  const own = choices.find((choice) => choice.sectionId === sectionId)?.score ?? 0;
  const next = choices.find((choice) => choice.sectionId !== sectionId);
  return own - (next?.score ?? 0);
}

const elsewhereOf = ({ sectionId, choices }: AssignedUnit): string[] => {
  const own = choices.find((choice) => choice.sectionId === sectionId)?.score ?? 0;
  return choices
    .filter((choice) => choice.sectionId !== sectionId && choice.score > 0 && choice.score >= own - leastOffered)
    .slice(0, mostOffered)
    .map((choice) => choice.sectionId);
};

/** Where a unit stands in a text, as it was put there; undefined where it does not. */
function placeIn(text: string, { text: said }: TextUnit, language: string): { start: number; end: number } | undefined {
  for (const sentence of [tidySentence(said), tidySentence(withoutConnection(said, language))]) {
    const start = text.indexOf(sentence);
    if (start >= 0) return { start, end: start + sentence.length };
  }
  return undefined;
}

/**
 * The sentences of a description of which the offline writer is in doubt where they belong, the most doubtful first: those that
 * still stand where it put them, and that it drafted there. Clauses of dictation, lists and rows are not among them, nor what leans
 * on the sentence before it there; what leans on them goes along.
 */
export function findDoubts(input: WriterInput): Doubt[] {
  const { texts = {}, drafted = {} } = input;
  const isDrafted = (id: string) => drafted[id]?.by === "offline" && (texts[id] ?? "") !== "";
  if (!Object.keys(drafted).some(isDrafted)) return [];
  const { units, tags } = unitsToPlace({ ...input, texts: {} });
  const targets = input.template.sections.filter(({ auto }) => !auto).map(targetOf);
  const assigned = assignUnits(units, targets, tags).filter(({ isCopy }) => !isCopy);
  const language = detectLanguage(input.description);
  return assigned
    .map((entry, at) => ({ entry, before: assigned[at - 1], after: assigned[at + 1], margin: marginOf(entry) }))
    .filter(({ entry, margin }) => margin < sure && isDrafted(entry.sectionId) && isAlone(entry, units))
    .toSorted((a, b) => a.margin - b.margin)
    .flatMap(({ entry, before, after }): Doubt[] => {
      const { sectionId, unit } = entry;
      const text = blankPrompts(texts[sectionId] ?? "");
      const found = placeIn(text, unit, language);
      const elsewhere = elsewhereOf(entry);
      if (!found || elsewhere.length === 0 || !drafted[sectionId]!.text.includes(text.slice(found.start, found.end)))
        return [];
      const leans = before?.sectionId === sectionId && leansOnBefore(unit.text);
      if (leans && placeIn(text, before.unit, language)?.end === found.start - 1) return [];
      const next = after && leansOnBefore(after.unit.text) ? placeIn(text, after.unit, language) : undefined;
      const end = next?.start === found.end + 1 ? next.end : found.end;
      const quote = text.slice(found.start, end);
      return [{ id: idOf(sectionId, quote), sectionId, start: found.start, end, quote, elsewhere }];
    });
}
