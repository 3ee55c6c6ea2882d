import type { Inputs, WholeLimits } from "../../kernel/db/values.ts";
import type { DocumentRow } from "./documentRow.ts";

/** How long all sections together may be, of all that a template holds. */
export const wholeLimitsOf = ({ wordLimit, characterLimit }: WholeLimits): WholeLimits => ({
  ...(wordLimit !== undefined && { wordLimit }),
  ...(characterLimit !== undefined && { characterLimit }),
});

/** The inputs of a document as a writer gets them, kept as they are now whatever the person changes later. */
export function inputsOf(row: DocumentRow): Inputs {
  const {
    name,
    type,
    template,
    description,
    useEnglish,
    eligibilityCriteria,
    assessmentCriteria,
    fields,
    draft,
    drafted,
  } = row;
  return {
    name,
    type,
    templateName: template.name,
    funderName: template.funderName,
    description,
    useEnglish,
    eligibilityCriteria,
    assessmentCriteria,
    whole: wholeLimitsOf(template),
    fields,
    draft,
    drafted,
  };
}
