import { runApart, type ApartJob } from "../../../kernel/apart/runApart.ts";
import type { Contradiction } from "../numbers/contradiction.ts";
import { askedOf } from "../judged/askedOf.ts";
import { judgedCriteria, judgedRequirements, type Judged, type NotedJudgements } from "../judged/withJudgements.ts";
import { findDoubts, type Doubt } from "../offline/doubts.ts";
import { findContradictions } from "../numbers/findContradictions.ts";
import { numberPlacesOf } from "../numbers/numberPlacesOf.ts";
import { checkRequirements } from "../requirements/checkRequirements.ts";
import { gradeCriteria, type CriterionGrade } from "../requirements/gradeCriteria.ts";
import type { RequirementCheck } from "../requirements/result/requirement.ts";
import type { HeldPair } from "../quotedPairs/holdPairs.ts";
import { standingPairs, type NotedPair } from "../quotedPairs/standingPairs.ts";
import type { WriterInput } from "../writer.ts";

/** What rules find in a document: figures that cannot all be right, how it stands to what the funder asks, and what may belong elsewhere. */
export interface DraftChecks {
  numbers: Contradiction[];
  requirements: Judged<RequirementCheck>[];
  criteria: Judged<CriterionGrade>[];
  doubts: Doubt[];
  /** Of what a model named in the last assessment, what still stands there. */
  pairs: HeldPair[];
}

const nothingJudged: NotedJudgements = { requirements: [], criteria: [], isOfNow: false };

function checked(input: WriterInput, noted: readonly NotedPair[], judged: NotedJudgements): DraftChecks {
  const asked = askedOf(input);
  const places = numberPlacesOf(input);
  const [description, ...others] = places;
  const draft = {
    description: description?.text ?? "",
    sections: others.filter(({ kind }) => kind === "section").map(({ id, title = "", text }) => ({ id, title, text })),
  };
  const numbers = findContradictions(places);
  return {
    numbers,
    requirements: judgedRequirements(checkRequirements(asked.requirements, draft), draft, judged),
    criteria: judgedCriteria(gradeCriteria(asked.criteria, draft), draft, judged),
    doubts: findDoubts(input),
    pairs: standingPairs(input, noted, numbers),
  };
}

/** Looks through the texts of a document. */
export const draftChecksJob: ApartJob<[WriterInput, readonly NotedPair[], NotedJudgements], DraftChecks> = {
  name: "draftChecks",
  run: checked,
};

/**
 * What rules find in a document, in a thread of its own where its texts are long. Offsets are of its texts as they are.
 *
 * @param noted pairs of the last assessment that nobody has answered.
 * @param judged what a model said of the funder's lines in it.
 */
export function draftChecks(
  input: WriterInput,
  noted: readonly NotedPair[] = [],
  judged: NotedJudgements = nothingJudged,
): Promise<DraftChecks> {
  const characters = numberPlacesOf(input).reduce((sum, { text }) => sum + text.length, 0);
  return runApart(draftChecksJob, characters, input, noted, judged);
}
