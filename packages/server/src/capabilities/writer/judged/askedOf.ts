import { criteriaLines, requirementLines } from "../requirements/lines/funderLines.ts";
import { contradictionTexts } from "../quotedPairs/contradictionTexts.ts";
import type { Criterion } from "../requirements/gradeCriteria.ts";
import type { WriterInput } from "../writer.ts";

/** So many lines and criteria a model is asked about; of a longer call the rest is left to the rules. */
const most = { requirements: 60, criteria: 30 };

/** What a funder asks of a document, one by one. */
export interface Asked {
  requirements: string[];
  criteria: Criterion[];
}

/** The lines and the criteria that a document is held against. */
export const askedOf = ({ eligibilityCriteria = "", assessmentCriteria = "" }: WriterInput): Asked => ({
  requirements: requirementLines(eligibilityCriteria),
  criteria: criteriaLines(assessmentCriteria),
});

/** Those of them that a model is asked about. */
export function askedOfModel(input: WriterInput): Asked {
  const { requirements, criteria } = askedOf(input);
  return { requirements: requirements.slice(0, most.requirements), criteria: criteria.slice(0, most.criteria) };
}

/** What a criterion is known by: two may have one title. */
export const criterionKey = ({ title, points }: Criterion): string =>
  points === undefined ? title : `${title} (${points})`;

/** All that a model judges by, as one text: where that is the same, what it did not find is still not there. */
export const judgedText = (input: WriterInput): string =>
  JSON.stringify([askedOfModel(input), contradictionTexts(input).map(({ key, sent }) => [key, sent])]);
