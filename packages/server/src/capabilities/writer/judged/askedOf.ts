import { criteriaLines, requirementLines } from "../checks/funderLines.ts";
import type { Criterion } from "../requirements/gradeCriteria.ts";
import type { WriterInput } from "../writer.ts";

/** So many lines and criteria are held against a draft; those of a longer call are not read. */
const most = { requirements: 200, criteria: 50 };

/** What a funder asks of a document, one by one. */
export interface Asked {
  requirements: string[];
  criteria: Criterion[];
}

/** The lines and the criteria that a document is held against. */
export const askedOf = ({ eligibilityCriteria = "", assessmentCriteria = "" }: WriterInput): Asked => ({
  requirements: requirementLines(eligibilityCriteria).slice(0, most.requirements),
  criteria: criteriaLines(assessmentCriteria).slice(0, most.criteria),
});
