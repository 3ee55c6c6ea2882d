import type { Schemas } from "@grantwright/api-client";
import {
  criteriaProblem,
  fieldProblem,
  headInputs,
  headKey,
  nameProblem,
  sectionId,
  sectionKey,
  sectionProblem,
  textOf,
  withoutOpenPlaces,
  type DraftInputs,
  type Problem,
  type TextKey,
} from "@grantwright/domain";

/** What is wrong with texts: nothing where all is well. */
export type InputProblems = ReadonlyMap<TextKey, Problem>;

/** What a person has written is right, without the places that still ask for something: who writes over those has not begun. */
function isRightSoFar(field: Schemas["Field"], text: string): boolean {
  const written = withoutOpenPlaces(text);
  return written !== "" && !sectionProblem(field, written);
}

/**
 * Makes the validation of one draft. Each text is checked anew only when it has changed, so that a keystroke costs one check
 * however many sections there are, and the problems are complete all the same.
 */
export function createInputValidation(hasName: boolean) {
  const known = new Map<TextKey, { text: string; field: unknown; problem: Problem | undefined }>();
  /** The sections whose text was right before. */
  const wereRight = new Set<TextKey>();
  let checks = 0;

  const check = (key: TextKey, text: string, field: unknown, problemOf: (text: string) => Problem | undefined) => {
    const last = known.get(key);
    if (last && last.text === text && last.field === field) return last.problem;
    checks += 1;
    const problem = problemOf(text);
    known.set(key, { text, field, problem });
    return problem;
  };
  const rules = {
    name: (name: string) => nameProblem(name, { hasName }),
    eligibilityCriteria: criteriaProblem,
    assessmentCriteria: criteriaProblem,
  };

  return {
    /** How many texts have been checked so far. */
    checkCount: () => checks,
    /** Everything that is wrong now, in the order of the page. */
    validate(inputs: Pick<DraftInputs, "head" | "sections">, fields: readonly Schemas["Field"][]): InputProblems {
      const problems = new Map<TextKey, Problem>();
      for (const input of headInputs) {
        const key = headKey(input);
        const problem = check(key, inputs.head[input], null, rules[input]);
        if (problem) problems.set(key, problem);
      }
      for (const field of fields) {
        const key = sectionKey(sectionId(field.id));
        const text = textOf(inputs, key);
        const problem = check(key, text, field, () => fieldProblem(field, text));
        if (problem) problems.set(key, problem);
        else if (isRightSoFar(field, text)) wereRight.add(key);
      }
      return problems;
    },
    /**
     * What is wrong with a section, where it is time to say so: once it was left, or was right before. Whoever writes the first words
     * of a section is not told that they are too few.
     */
    shownProblem: (key: TextKey, problem: Problem | undefined, isLeft: boolean): Problem | undefined =>
      problem?.isUnfinished && !isLeft && !wereRight.has(key) ? undefined : problem,
  };
}
