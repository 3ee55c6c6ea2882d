import { languageOf, readFacts, type Fact } from "@grantwright/domain/facts";
import { stemsOf } from "../../receipts/stems.ts";
import type { RequirementKind } from "../result/requirement.ts";
import type { SignName } from "../words/signNames.ts";
import { vocabularyOf, type Hit } from "../words/vocabulary.ts";
import type { Bound } from "./bound.ts";
import { measureOf, type Measure } from "./measureOf.ts";
import { readBounds } from "./readBounds.ts";

/** A line of a funder's call, as far as a program reads it. */
export interface Requirement {
  line: string;
  /** In ISO 639-1. */
  language: string;
  kind: RequirementKind;
  facts: Fact[];
  signs: Hit<SignName>[];
  /** The things that it names, by the lists of cues/requirements. */
  things: ReadonlySet<string>;
  /** The content words that are neither a sign nor a thing nor a figure: what else it speaks of. */
  stems: ReadonlySet<string>;
  bounds: Bound[];
  /** What its first limit is one of; none where it has no limit, or none that is known. */
  measure?: Measure;
}

/** The text with some of its passages blanked. */
function without(text: string, passages: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of passages) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return rest;
}

/** A line that begins with "no" forbids; one that has it farther on mostly says how things have to be. */
const latestNo = 3;

function kindOf(
  hits: readonly Hit<SignName>[],
  { line, bounds, measure }: Pick<Requirement, "line" | "bounds" | "measure">,
): RequirementKind {
  const signs = new Set(hits.map(({ name }) => name));
  const isNotFirst = hits.some(({ name, start }) => name === "not" && start < latestNo);
  if (signs.has("hand") || (signs.has("due") && measure === undefined)) return "hand";
  const isRefusal = signs.has("excluded") || (isNotFirst && bounds.length === 0);
  const isOfApplicant =
    (signs.has("eligible") || signs.has("mayApply")) &&
    (measure === undefined || (measure === "count" && signs.has("mayApply"))) &&
    !/^\P{L}*\p{L}+\P{L}*$/u.test(line);
  if (measure === "age" || measure === "income") return "eligibility";
  if (signs.has("bought") && signs.has("not")) return "prohibition";
  if (isRefusal && measure === undefined && !(signs.has("eligible") && bounds.length > 0)) return "prohibition";
  return isOfApplicant ? "eligibility" : "condition";
}

/**
 * Reads one line of a call: of what kind it is, what it speaks of, and its limits.
 *
 * @param language of the call, in ISO 639-1; by default the one that the line's small words tell.
 */
export function readRequirement(line: string, language: string = languageOf(line)): Requirement {
  const facts = readFacts(line, language);
  const { signs, things } = vocabularyOf(language).read(line);
  const bounds = readBounds({ text: line, facts, signs });
  const names = new Set(signs.map(({ name }) => name));
  const figures = facts.filter(({ kind }) => kind !== "name");
  const stems = stemsOf(without(line, [...figures, ...signs, ...things]));
  const measure = measureOf({ facts, signs: names, things, stems, bounds });
  return {
    line,
    language,
    kind: kindOf(signs, { line, bounds, measure }),
    facts,
    signs,
    things: new Set(things.map(({ name }) => name)),
    stems,
    bounds,
    ...(measure && { measure }),
  };
}
