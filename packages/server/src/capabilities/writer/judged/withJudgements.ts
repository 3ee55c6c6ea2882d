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
import type { QuotedPlace } from "../writer.ts";
import type { Judgement, Judgements } from "./judgement.ts";

/** What a model said of a draft in its last assessment. */
export interface NotedJudgements extends Judgements {
  /** Whether the texts are as they were then: what was not told may be told since. */
  isOfNow: boolean;
}

/** Something that was looked at, and whether it is as a model said. */
export type Judged<Check> = Check & { isByModel?: true };

/** Where words stand in a draft as it is now. */
function placeNow(place: QuotedPlace | undefined, draft: RequirementDraft): RequirementPlace | undefined {
  if (!place) return undefined;
  const { sectionId, quote } = place;
  const text = sectionId === undefined ? draft.description : draft.sections.find(({ id }) => id === sectionId)?.text;
  const start = text?.indexOf(quote) ?? -1;
  return start < 0 ? undefined : { placeId: sectionId ?? descriptionPlace, start, end: start + quote.length, quote };
}

const byAsked = <Says extends string>(judgements: readonly Judgement<Says>[]) =>
  new Map(judgements.map((each) => [each.asked, each]));

/** Lines of a call as rules found them, and as a model said where it quoted words that stand there still. */
export function judgedRequirements(
  checks: readonly RequirementCheck[],
  draft: RequirementDraft,
  { requirements, isOfNow }: NotedJudgements,
): Judged<RequirementCheck>[] {
  const said = byAsked(requirements);
  return checks.map((check) => {
    const one = said.get(check.line);
    if (!one || one.says === check.state) return check;
    const place = placeNow(one.place, draft);
    if (place)
      return {
        ...check,
        kind: check.kind === "hand" ? "condition" : check.kind,
        state: one.says,
        places: [place],
        why: {},
        isByModel: true,
      };
    // What a rule shows with words of the draft stands against a model that found none.
    const isSilent = check.places.length === 0 && isOfNow && one.place === undefined;
    return isSilent ? { ...check, state: one.says, isByModel: true } : check;
  });
}

/** Criteria as rules graded them, and as a model did where it quoted words that stand there still. What has changed since may have become better. */
export function judgedCriteria(
  grades: readonly CriterionGrade[],
  draft: RequirementDraft,
  { criteria, isOfNow }: NotedJudgements,
): Judged<CriterionGrade>[] {
  const said = byAsked(criteria);
  const language = languageOf(grades.map(({ title }) => title).join("\n"));
  return grades.map((graded) => {
    const one = said.get(graded.title);
    if (!one || (one.says !== "strong" && !isOfNow)) return graded;
    const place = placeNow(one.place, draft);
    const { title, points } = graded;
    const asked = { title, ...(points !== undefined && { points }), isByModel: true as const };
    if (one.says === "strong") return place ? { ...asked, grade: "strong", earned: place } : graded;
    const { themes } = readTitle(title, language);
    if (one.says === "none") return { ...asked, grade: "none", missing: addWhereNothing(title, themes) };
    return place ? { ...asked, grade: "weak", earned: place, missing: addWhereSpoken(place.quote, themes) } : graded;
  });
}
