import { languageOf } from "@grantwright/domain/facts";
import { readTitle } from "../requirements/criteria/readTitle.ts";
import { addWhereNothing, addWhereSpoken } from "../requirements/criteria/whatToAdd.ts";
import type { CriterionGrade } from "../requirements/gradeCriteria.ts";
import {
  descriptionPlace,
  type RequirementCheck,
  type RequirementDraft,
  type RequirementPlace,
} from "../requirements/result/requirement.ts";
import { passagesIn } from "../quotedPairs/findPassages.ts";
import { blankPrompts } from "../text/blankPrompts.ts";
import type { QuotedPlace } from "../writer.ts";
import { criterionKey } from "./askedOf.ts";
import type { Judgement, Judgements } from "./judgement.ts";

/** What a model said of a draft in its last assessment. */
export interface NotedJudgements extends Judgements {
  /** Whether the texts are as they were then: what was not told may be told since. */
  isOfNow: boolean;
}

/** Something that was looked at, and whether it is as a model said. */
export type Judged<Check> = Check & { isByModel?: true };

/** Where words stand in a draft as it is now, whole. */
function placeNow(place: QuotedPlace | undefined, draft: RequirementDraft): RequirementPlace | undefined {
  if (!place) return undefined;
  const { sectionId, quote } = place;
  const own = sectionId === undefined ? draft.description : draft.sections.find(({ id }) => id === sectionId)?.text;
  const text = blankPrompts(own ?? "");
  const [found] = passagesIn(text, 1)(quote);
  if (!found) return undefined;
  return { placeId: sectionId ?? descriptionPlace, ...found, quote: text.slice(found.start, found.end) };
}

const byAsked = <Says extends string>(judgements: readonly Judgement<Says>[]) =>
  new Map(judgements.map((each) => [each.asked, each]));

/** Whether what a model said holds against what a rule shows with words of the draft: only while the draft is as it was read. */
const isHeard = (hasRuleWords: boolean, { isOfNow }: NotedJudgements): boolean => isOfNow || !hasRuleWords;

/** Lines of a call as rules found them, and as a model said where it quoted words that stand there still. */
export function judgedRequirements(
  checks: readonly RequirementCheck[],
  draft: RequirementDraft,
  noted: NotedJudgements,
): Judged<RequirementCheck>[] {
  const said = byAsked(noted.requirements);
  return checks.map((check) => {
    const one = said.get(check.line);
    const hasWords = check.places.length > 0;
    if (!one || (one.says === check.state && (hasWords || !one.place)) || !isHeard(hasWords, noted)) return check;
    const place = placeNow(one.place, draft);
    // What a rule shows with words stands against a model that found none.
    if (!place && (one.place || hasWords || !noted.isOfNow)) return check;
    const { bound } = check.why;
    return {
      ...check,
      kind: check.kind === "hand" && one.says !== "hand" ? "condition" : check.kind,
      state: one.says,
      places: place ? [place] : [],
      why: bound === undefined ? {} : { bound },
      isByModel: true,
    };
  });
}

/**
 * Criteria as rules graded them, and as a model did where it quoted words that stand there still. What it found weak or missing holds only while the draft is as it was read: what has changed
 * may have become better.
 */
export function judgedCriteria(
  grades: readonly CriterionGrade[],
  draft: RequirementDraft,
  noted: NotedJudgements,
): Judged<CriterionGrade>[] {
  const said = byAsked(noted.criteria);
  const language = languageOf(grades.map(({ title }) => title).join("\n"));
  return grades.map((graded) => {
    const one = said.get(criterionKey(graded));
    if (!one || (one.says !== "strong" && !noted.isOfNow)) return graded;
    const place = placeNow(one.place, draft);
    const { title, points } = graded;
    const asked = { title, ...(points !== undefined && { points }), isByModel: true as const };
    if (one.says === "strong") return place ? { ...asked, grade: "strong", earned: place } : graded;
    const { themes } = readTitle(title, language);
    if (one.says === "none") return { ...asked, grade: "none", missing: addWhereNothing(title, themes) };
    return place ? { ...asked, grade: "weak", earned: place, missing: addWhereSpoken(place.quote, themes) } : graded;
  });
}
