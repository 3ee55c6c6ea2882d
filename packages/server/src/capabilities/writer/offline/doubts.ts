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
import type { Tag } from "../placement/tagUnits.ts";
import { isSectionKind, unitKinds } from "../placement/unitKinds.ts";
import { assignUnits } from "./assignUnits.ts";
import { joinSpoken } from "./composeSection.ts";
import { targetOf } from "./draftSections.ts";
import { longEnough } from "./longEnough.ts";
import type { AssignedUnit } from "./target.ts";
import { unitsToPlace } from "./unitsToPlace.ts";

/**
 * Why a sentence is doubted: it may belong to another section (`place`), it stands in another one as well, where it belongs rather (`twice`), or it
 * may be said in passing, to nobody who reads the proposal (`passing`).
 */
type DoubtReason = "place" | "twice" | "passing";

/** A sentence of the description that may not belong into the section in which the writer put it. */
export interface Doubt {
  /** What it is known by as long as it stands in that section: 16 characters. */
  id: string;
  sectionId: string;
  /** Where it stands in the section's text, in UTF-16 units. */
  start: number;
  end: number;
  quote: string;
  why: DoubtReason;
  /** The sections that it may belong to, the likeliest first; of what stands twice the other one. */
  elsewhere: string[];
  /** What asks for what belongs into the section, to stand there where nothing else is left; missing where nobody has to answer. */
  instead?: string;
}

/** What a section must have more for it than the next one, so that nobody is asked: below it half stand right, and three fifths of all that stand wrong are there. */
const sure = 1;
/** The same of what was spoken without a stop, all its clauses together; more words at once nobody moves. */
const sureOfSpoken = 2;
const mostSpoken = 45;
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

/** So likely something for no section is asked about: half of it is. */
const leastPassing = 0.3;

/** A sentence in brackets is said beside the rest. */
const bracketed = /^\([^()]*\)\.?$/u;

/** Whether a sentence stands by itself: no entry, and nothing that the next lines belong to. */
const isWhole = ({ unit: { text, isListItem } }: AssignedUnit): boolean =>
  !isListItem && !text.endsWith(":") && countWords(text) >= fewestWords;

/** A unit, or several that were spoken in one breath and stand in one section. */
interface Passage extends AssignedUnit {
  /** The order of its last unit. */
  last: number;
}

/** Puts together what was spoken in one breath and stands in one section. */
function inPassages(assigned: readonly AssignedUnit[]): Passage[] {
  const passages: Passage[] = [];
  for (const entry of assigned) {
    const before = passages.at(-1);
    const isSame = before?.sectionId === entry.sectionId && before.last === entry.order - 1;
    if (!before || !isSame || entry.unit.goesOn === undefined) {
      passages.push({ ...entry, last: entry.order });
      continue;
    }
    before.unit = { ...before.unit, text: joinSpoken(before.unit.text, entry.unit) };
    before.last = entry.order;
    const scores = new Map(entry.choices.map(({ sectionId, score }) => [sectionId, score]));
    before.choices = before.choices
      .map(({ sectionId, score }) => ({ sectionId, score: score + (scores.get(sectionId) ?? 0) }))
      .toSorted((x, y) => y.score - x.score);
  }
  return passages;
}

/** Whether a passage is a part of what was spoken without a stop. */
const isSpoken = ({ last, unit }: Passage, units: readonly TextUnit[]): boolean =>
  [unit, units[last + 1]].some((each) => each?.goesOn !== undefined);

/** Whether it is in doubt that a passage is for its section. */
const isUnsure = (passage: Passage, isPart: boolean): boolean =>
  isPart ? marginOf(passage) < sureOfSpoken && countWords(passage.unit.text) <= mostSpoken : marginOf(passage) < sure;

/** How likely a unit is nothing for a section. */
const passingIn = ({ likelihoods }: Tag): number =>
  likelihoods.reduce((sum, likely, at) => (isSectionKind(unitKinds[at]!) ? sum : sum + likely), 0);

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

/** In what order they are asked about: what stands twice is wrong most often. */
const ranks: Record<DoubtReason, number> = { twice: 0, passing: 1, place: 2 };

/**
 * The sentences of a description of which the offline writer is in doubt whether they belong where they are, the most doubtful first: those that
 * still stand where it put them, and that it drafted there. Lists and rows are not among them, nor what leans on the sentence before it there, unless it is said in
 * passing; what leans on them goes along. Of dictation it is what was spoken in one breath.
 */
export function findDoubts(input: WriterInput): Doubt[] {
  const { texts = {}, drafted = {} } = input;
  const isDrafted = (id: string) => drafted[id]?.by === "offline" && (texts[id] ?? "") !== "";
  if (!Object.keys(drafted).some(isDrafted)) return [];
  const { units, tags } = unitsToPlace({ ...input, texts: {} });
  const sections = input.template.sections.filter(({ auto }) => !auto);
  const assigned = assignUnits(units, sections.map(targetOf), tags);
  const first = assigned.filter(({ isCopy }) => !isCopy);
  /** Of what stands twice only the second place is asked about. */
  const copied = new Set(assigned.flatMap(({ isCopy, order }) => (isCopy ? [order] : [])));
  const language = detectLanguage(input.description);
  const textIn = (sectionId: string) => blankPrompts(texts[sectionId] ?? "");
  const isReport = input.type === "grant-report";
  const insteadIn = (sectionId: string, isAsked: boolean): string => {
    const section = sections.find(({ id }) => id === sectionId);
    return section ? longEnough(section, "", { language, isAsked, isReport }) : "";
  };

  const whyOf = (passage: Passage): DoubtReason | undefined => {
    if (!isWhole(passage)) return undefined;
    if (passage.isCopy) return "twice";
    if (copied.has(passage.order)) return undefined;
    const isPart = isSpoken(passage, units);
    const isAside = bracketed.test(passage.unit.text) || passingIn(tags[passage.order]!) >= leastPassing;
    if (!isPart && isAside) return "passing";
    return isUnsure(passage, isPart) ? "place" : undefined;
  };

  const doubtOf = (passage: Passage, why: DoubtReason): Doubt[] => {
    const { sectionId, unit, order, last } = passage;
    const text = textIn(sectionId);
    const found = placeIn(text, unit, language);
    if (!found || !drafted[sectionId]!.text.includes(text.slice(found.start, found.end))) return [];
    const instead = insteadIn(sectionId, why === "twice");
    const doubt = (end: number, elsewhere: string[]): Doubt => {
      const quote = text.slice(found.start, end);
      const place = { sectionId, start: found.start, end, quote };
      return { id: idOf(sectionId, quote), ...place, why, elsewhere, ...(instead !== "" && { instead }) };
    };
    if (why === "twice") {
      const other = first.find((each) => each.order === order)!.sectionId;
      return placeIn(textIn(other), unit, language) ? [doubt(found.end, [other])] : [];
    }
    const elsewhere = elsewhereOf(passage);
    if (why === "place" && elsewhere.length === 0) return [];
    const [before, after] = [first[order - 1], first[last + 1]];
    const leans = why === "place" && before?.sectionId === sectionId && leansOnBefore(unit.text);
    if (leans && placeIn(text, before.unit, language)?.end === found.start - 1) return [];
    // With what is left out nothing goes that is said to a reader.
    const goesAlong =
      after && leansOnBefore(after.unit.text) && (why === "place" || passingIn(tags[after.order]!) >= leastPassing);
    const next = goesAlong ? placeIn(text, after.unit, language) : undefined;
    return [doubt(next?.start === found.end + 1 ? next.end : found.end, elsewhere)];
  };

  return [...inPassages(first), ...inPassages(assigned.filter(({ isCopy }) => isCopy))]
    .flatMap((passage) => {
      const why = isDrafted(passage.sectionId) ? whyOf(passage) : undefined;
      return why ? [{ passage, why, margin: marginOf(passage) }] : [];
    })
    .toSorted((a, b) => ranks[a.why] - ranks[b.why] || a.margin - b.margin)
    .flatMap(({ passage, why }) => doubtOf(passage, why));
}
