import type { CriterionGrade } from "../requirements/gradeCriteria.ts";
import type { RequirementState } from "../requirements/result/requirement.ts";
import type { QuotedPlace } from "../writer.ts";

/** What a model says of one line of a call, and the words of the draft that show it. */
export interface Judgement<Says extends string> {
  /** The line, or the title of the criterion, as the form has it. */
  asked: string;
  says: Says;
  /** None where nothing in the draft shows anything. */
  place?: QuotedPlace;
}

/** How a draft stands to what a funder asks, as a model says, held against the texts. */
export interface Judgements {
  requirements: Judgement<RequirementState>[];
  criteria: Judgement<CriterionGrade["grade"]>[];
}
