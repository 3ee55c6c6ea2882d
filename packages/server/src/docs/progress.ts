import { inputProblems, needsInput, sectionProblems, type CheckedInputs } from "./sectionRules.ts";

/** What the progress of a document that exists depends on. */
export interface ProgressState {
  /** It has a proposal already. */
  isRevision: boolean;
  /** Nothing keeps a proposal from being written. */
  isValid: boolean;
  hasReview: boolean;
  hasCredits: boolean;
  /** From 0 to 1: the share of sections without errors. */
  cleanShare: number;
}

/** How far a document is, 0 to 100: the specification's rule, the highest that holds. */
export function progressOf(state: ProgressState): number {
  if (state.isRevision) return 100;
  if (state.isValid && state.hasCredits) return 75;
  if (state.hasReview) return 50;
  if (state.isValid) return 25;
  return Math.round(state.cleanShare * 25 * 100) / 100;
}

/** The parts of the progress that follow from the inputs. Sections that ask for nothing do not count. */
export function progressOfInputs(inputs: CheckedInputs): Pick<ProgressState, "isValid" | "cleanShare"> {
  const asked = inputs.fields.filter(needsInput).length;
  const wrong = sectionProblems(inputs.fields, inputs.draft).length;
  return { isValid: inputProblems(inputs).length === 0, cleanShare: asked === 0 ? 0 : (asked - wrong) / asked };
}
