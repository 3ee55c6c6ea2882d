import { languageOf } from "@grantwright/domain/facts";
import { evidenceOf, type Evidence } from "./criteria/evidence.ts";
import { readTitle } from "./criteria/readTitle.ts";
import { relevanceOf } from "./criteria/relevance.ts";
import { addWhereNothing, addWhereSpoken } from "./criteria/whatToAdd.ts";
import { placeOf, readDraft, type DraftUnit } from "./draft/readDraft.ts";
import type { RequirementDraft, RequirementPlace } from "./result/requirement.ts";

/** A criterion of a funder. */
export interface Criterion {
  title: string;
  /** How many points it carries. */
  points?: number;
}

/** How a draft answers a criterion: with evidence, only in words, or not at all. */
export interface CriterionGrade extends Criterion {
  grade: "strong" | "weak" | "none";
  /** The sentence that earned most; where the grade is `weak`, the one that only speaks of it. */
  earned?: RequirementPlace;
  /** What to add, as a person reads it; none where the grade is `strong`. */
  missing?: string;
}

interface Seen extends Evidence {
  unit: DraftUnit;
  relevance: number;
}

/** From which relevance a sentence speaks of a criterion. */
const least = 0.7;

/** From which weight a sentence is evidence. */
const shows = 3;

/** How much evidence makes good for relevance. */
const perWeight = 0.25;

const mostCriteria = 50;

/** An assurance that is nearer to the criterion counts before evidence that is farther off. */
function grade(seen: readonly Seen[]): { grade: CriterionGrade["grade"]; unit?: DraftUnit } {
  const relevant = seen
    .filter(({ relevance }) => relevance >= least)
    .toSorted((a, b) => b.relevance - a.relevance || b.weight - a.weight);
  const first = relevant[0];
  if (!first) return { grade: "none" };
  const best = relevant
    .filter(({ weight, isAssurance }) => weight >= shows && !isAssurance)
    .toSorted((a, b) => b.relevance + perWeight * b.weight - a.relevance - perWeight * a.weight)[0];
  const assured = relevant.find(({ isAssurance }) => isAssurance);
  if (best && best.relevance >= (assured?.relevance ?? 0)) return { grade: "strong", unit: best.unit };
  return { grade: "weak", unit: (assured ?? first).unit };
}

/**
 * Grades how a draft answers each criterion, in their order: the sentence that has most to do with it and shows something, or the one that only speaks
 * of it. Deterministic; takes time in proportion to the draft and to the number of criteria.
 */
export function gradeCriteria(criteria: readonly Criterion[], draft: RequirementDraft): CriterionGrade[] {
  const asked = criteria.slice(0, mostCriteria);
  const { units, language } = readDraft(draft);
  const sections = new Map(units.map(({ title }) => [title, readTitle(title, language)]));
  const evidence = units.map(evidenceOf);
  const own = languageOf(asked.map(({ title }) => title).join("\n"));
  return asked.map((criterion): CriterionGrade => {
    const words = readTitle(criterion.title, own);
    const seen = units.map((unit, at) => ({
      unit,
      ...evidence[at]!,
      relevance: relevanceOf(unit, words, sections.get(unit.title)!, own === language),
    }));
    const found = grade(seen);
    const { unit } = found;
    if (!unit) return { ...criterion, grade: "none", missing: addWhereNothing(criterion.title, words.themes) };
    const earned = placeOf(unit);
    if (found.grade === "strong") return { ...criterion, grade: "strong", earned };
    return { ...criterion, grade: "weak", earned, missing: addWhereSpoken(earned.quote, words.themes) };
  });
}
