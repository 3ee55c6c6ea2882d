import type { Schemas } from "@grantwright/api-client";
import { criteriaProblem, nameProblem, needsInput, ruleCopy, sectionProblem } from "@grantwright/domain";
import { headInputs, type DraftInputs, type HeadInput } from "../saving/draftInputs.ts";

/** What is wrong with the inputs: a message a field, none where all is well. */
export interface InputErrors extends Partial<Record<HeadInput, string>> {
  texts?: Record<string, string>;
}

/**
 * Makes the validation of one form. Each field is checked anew only when its value has changed, so that a keystroke costs
 * one check however many sections there are, and the errors are complete all the same.
 */
export function createInputValidation(hasName: boolean) {
  const known = new Map<string, { value: string; field: unknown; problem: string | undefined }>();
  /** The sections whose text was right before. */
  const wereRight = new Set<string>();
  let checks = 0;

  const check = (id: string, value: string, field: unknown, problemOf: (value: string) => string | undefined) => {
    const last = known.get(id);
    if (last && last.value === value && last.field === field) return last.problem;
    checks += 1;
    const problem = problemOf(value);
    known.set(id, { value, field, problem });
    return problem;
  };

  return {
    /** How many fields have been checked so far. */
    checkCount: () => checks,
    /** Everything that is wrong now. */
    validate(inputs: Pick<DraftInputs, HeadInput | "texts">, fields: readonly Schemas["Field"][]): InputErrors {
      const errors: InputErrors = {};
      const rules = {
        name: (name: string) => nameProblem(name, { hasName }),
        eligibilityCriteria: criteriaProblem,
        assessmentCriteria: criteriaProblem,
      };
      for (const input of headInputs) {
        const problem = check(input, inputs[input], null, rules[input]);
        if (problem) errors[input] = problem;
      }
      for (const field of fields) {
        if (!needsInput(field)) continue;
        const problem = check(`text ${field.id}`, inputs.texts[field.id] ?? "", field, (text) =>
          sectionProblem(field, text),
        );
        if (problem) (errors.texts ??= {})[field.id] = problem;
        else if (inputs.texts[field.id]?.trim()) wereRight.add(field.id);
      }
      return errors;
    },
    /**
     * What is wrong with a section, where it is time to say so: once it was left, or was right before. Whoever writes the first words
     * of a section is not told that they are too few.
     */
    shownProblem(id: string, problem: string | undefined, isLeft: boolean): string | undefined {
      const isBegun = problem === ruleCopy.required || problem === ruleCopy.tooShort;
      return isBegun && !isLeft && !wereRight.has(id) ? undefined : problem;
    },
  };
}
