import type { Inputs } from "../../kernel/db/values.ts";
import type { DocumentRow } from "./documentRow.ts";

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
  const { pageLimit, wordLimit, characterLimit } = template;
  return {
    name,
    type,
    templateName: template.name,
    funderName: template.funderName,
    description,
    useEnglish,
    eligibilityCriteria,
    assessmentCriteria,
    whole: {
      ...(pageLimit !== undefined && { pageLimit }),
      ...(wordLimit !== undefined && { wordLimit }),
      ...(characterLimit !== undefined && { characterLimit }),
    },
    fields,
    draft,
    drafted,
  };
}
