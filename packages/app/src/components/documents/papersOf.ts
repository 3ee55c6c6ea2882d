import type { Schemas } from "@grantwright/api-client";

/** Papers that a funder wants and that are not ticked, of how many; of those that are required, where others are not. */
export interface PapersAsked {
  missing: number;
  all: number;
  areRequired?: true;
}

/** The papers of a checklist that are not ticked yet: of those that are required, where some are and others are not. */
export function papersOf({
  documentChecklist,
  checkedDocuments,
}: Pick<Schemas["Document"], "documentChecklist" | "checkedDocuments">): PapersAsked {
  const ticked = new Set(checkedDocuments);
  const required = documentChecklist.filter((item) => item.required);
  const areRequired = required.length > 0 && required.length < documentChecklist.length;
  const asked = areRequired ? required : documentChecklist;
  return {
    missing: asked.filter(({ id }) => !ticked.has(id)).length,
    all: asked.length,
    ...(areRequired && { areRequired }),
  };
}
