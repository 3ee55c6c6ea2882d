import {
  criteriaProblem,
  fieldProblem,
  nameProblem,
  needsInput,
  openPlacesOf,
  type Problem,
} from "@grantwright/domain";
import type { Field } from "../../kernel/db/values.ts";
import type { FieldProblem } from "../../kernel/refusal.ts";

/** What the rules look at. */
export interface CheckedInputs {
  name: string;
  /** Made from another document: it has no Grant Name. */
  isChild: boolean;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  fields: Field[];
  draft: Record<string, string>;
}

/** What is wrong with the sections, in the order of the form. */
function sectionProblems(fields: Field[], draft: Record<string, string>): FieldProblem[] {
  return fields.flatMap((field) => {
    const problem = fieldProblem(field, draft[field.id] ?? "");
    return problem ? [{ id: field.id, title: field.title, message: problem.message }] : [];
  });
}

/** All that keeps a proposal from being written. Grant Name is required but for a child; the criteria are not. */
export function inputProblems(inputs: CheckedInputs): FieldProblem[] {
  const head: [id: string, title: string, problem: Problem | undefined][] = [
    ["name", "Grant Name", nameProblem(inputs.name, { hasName: !inputs.isChild })],
    ["eligibilityCriteria", "Eligibility Criteria", criteriaProblem(inputs.eligibilityCriteria)],
    ["assessmentCriteria", "Assessment Criteria", criteriaProblem(inputs.assessmentCriteria)],
  ];
  return [
    ...head.flatMap(([id, title, problem]) => (problem ? [{ id, title, message: problem.message }] : [])),
    ...sectionProblems(inputs.fields, inputs.draft),
  ];
}

/** What a list shows of inputs without reading them. */
export interface Standing {
  /** Nothing keeps a proposal from being written. */
  isValid: boolean;
  /** The share of sections without errors, 0 to 1. */
  cleanShare: number;
  /** How many places of the texts still ask for something. */
  openPlaces: number;
}

/** Works out what lists show of inputs. */
export function standingOf(inputs: CheckedInputs): Standing {
  const { fields, draft } = inputs;
  const wanted = fields.filter(needsInput);
  const asked = wanted.length;
  const wrong = sectionProblems(wanted, draft).length;
  return {
    isValid: inputProblems(inputs).length === 0,
    cleanShare: asked === 0 ? 0 : (asked - wrong) / asked,
    openPlaces: fields
      .filter(({ hidden }) => !hidden)
      .reduce((count, { id }) => count + openPlacesOf(draft[id] ?? "").length, 0),
  };
}
