import { openPlace } from "@grantwright/domain";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { betweenCells } from "../text/cellsOf.ts";
import { withoutConnection, withoutLabel } from "../text/runIn/openings.ts";
import type { TextUnit } from "../text/splitText.ts";
import { tidySentence } from "../text/tidySentence.ts";
import type { AssignedUnit } from "./target.ts";

const sentencesInParagraph = 3;

/** What a section is said in, and for. */
export interface SaidIn {
  /** As BCP 47. */
  language: string;
  kind?: SectionKind;
}

type OrderedUnit = Pick<AssignedUnit, "unit" | "order">;

/** Units from one place in the person's text to another. */
interface Passage extends OrderedUnit {
  last: number;
}

/** A unit as it stands behind another one: what leads on from a sentence that is not there is left out, and a label that says nothing. */
function sentenceOf({ unit, order }: Passage, before: Passage | undefined, said: SaidIn | undefined): string {
  if (!said) return tidySentence(unit.text);
  const text = withoutLabel(unit.text, said.language, said.kind);
  return tidySentence(before?.last === order - 1 ? text : withoutConnection(text, said.language));
}

/** What was spoken in one breath, in the words that held it together. */
export const joinSpoken = (text: string, { goesOn = "", text: next }: TextUnit): string =>
  [text, goesOn, next].filter((words) => words !== "").join(" ");

/** Units that were spoken in one breath and stand in one section are one again, in the words that held them together: a stop may be wrong there. */
function inOneBreath(units: readonly OrderedUnit[]): Passage[] {
  const passages: Passage[] = [];
  for (const { unit, order } of units) {
    const before = passages.at(-1);
    if (before && unit.goesOn !== undefined && order === before.last + 1) {
      const text = joinSpoken(before.unit.text, unit);
      passages[passages.length - 1] = { unit: { ...before.unit, text }, order: before.order, last: order };
    } else passages.push({ unit, order, last: order });
  }
  return passages;
}

/** Units as text, in the order given: lightly edited, list items and rows of a table as a list. */
export function joinInOrder(given: readonly OrderedUnit[], said?: SaidIn): string {
  const units = inOneBreath(given);
  const blocks: { lines: string[]; isList: boolean; paragraph: number }[] = [];
  for (const [at, each] of units.entries()) {
    const { unit } = each;
    const sentence = sentenceOf(each, units[at - 1], said);
    const block = blocks.at(-1);
    // Rows of a table stay apart.
    const isList = unit.isListItem || betweenCells.test(unit.text);
    const isNew =
      !block ||
      block.isList !== isList ||
      (!isList && block.paragraph !== unit.paragraph && block.lines.length >= sentencesInParagraph);
    if (isNew) blocks.push({ lines: [sentence], isList, paragraph: unit.paragraph });
    else block.lines.push(sentence);
  }
  return blocks
    .map((block) => (block.isList ? block.lines.map((line) => `- ${line}`).join("\n") : block.lines.join(" ")))
    .join("\n\n");
}

/** The units of one section as text, in the order in which they were said. */
export const joinUnits = (units: readonly OrderedUnit[], said?: SaidIn): string =>
  joinInOrder(
    units.toSorted((a, b) => a.order - b.order),
    said,
  );

/**
 * Keeps every section within its limits by taking out whole units, the ones that fit least first, and offers those to the
 * next sections in which they could stand. Answers what found no place anywhere.
 */
export function settleUnits(
  assigned: AssignedUnit[],
  limitsOf: ReadonlyMap<string, TextLimits>,
): { sections: Map<string, AssignedUnit[]>; left: AssignedUnit[] } {
  const sections = new Map<string, AssignedUnit[]>();
  for (const entry of assigned) sections.set(entry.sectionId, [...(sections.get(entry.sectionId) ?? []), entry]);
  const fits = (id: string, units: AssignedUnit[]) => fitsLimits(joinUnits(units), limitsOf.get(id) ?? {});
  const over: AssignedUnit[] = [];
  for (const [id, units] of sections) {
    const kept = [...units];
    while (kept.length > 0 && !fits(id, kept)) {
      const weakest = kept.reduce((least, entry) => (entry.score <= least.score ? entry : least));
      kept.splice(kept.indexOf(weakest), 1);
      if (!weakest.isCopy) over.push(weakest);
    }
    sections.set(id, kept);
  }
  const left: AssignedUnit[] = [];
  for (const entry of over.sort((a, b) => a.order - b.order)) {
    const place = entry.choices.find(
      (choice) =>
        choice.sectionId !== entry.sectionId &&
        choice.score > 0 &&
        fits(choice.sectionId, [...(sections.get(choice.sectionId) ?? []), entry]),
    );
    if (!place) {
      left.push(entry);
      continue;
    }
    entry.sectionId = place.sectionId;
    sections.set(place.sectionId, [...(sections.get(place.sectionId) ?? []), entry]);
  }
  return { sections, left };
}

/** Adds paragraphs below a text as long as the limits allow; a text that would pass them is left as it is. */
export function appendWithin(text: string, additions: string[], limits: TextLimits): string {
  return additions.reduce((soFar, addition) => {
    const longer = soFar === "" ? addition : `${soFar}\n\n${addition}`;
    return fitsLimits(longer, limits) ? longer : soFar;
  }, text);
}

const promptsAtOnce = 2;

/** Adds a bracketed prompt for what is missing, in one line. */
export function appendPrompts(text: string, missing: string[], limits: TextLimits): string {
  const prompts = missing.slice(0, promptsAtOnce).map(openPlace);
  if (prompts.length === 0) return text;
  const all = appendWithin(text, [prompts.join(" ")], limits);
  return all === text ? appendWithin(text, prompts.slice(0, 1), limits) : all;
}
