import type { Schemas } from "@grantwright/api-client";
import { countWords, withoutOpenPlaces } from "@grantwright/domain";

/** What has to be looked at before a proposal is sent, each as a number that should be 0. */
export interface SendFacts {
  /** Places in brackets that still ask for something. */
  open: number;
  /** Sentences with facts that were found nowhere. */
  unsupported: number;
  /** Papers that the funder wants and that are not ticked, of how many. */
  papers: { missing: number; all: number };
  /** Sections that are longer than the funder allows. */
  over: readonly Schemas["Section"][];
}

type Limits = Pick<Schemas["Field"], "maxWordCount" | "maxLength">;

const isOver = ({ text }: Schemas["Section"], { maxWordCount, maxLength }: Limits): boolean =>
  (Boolean(maxWordCount) && countWords(withoutOpenPlaces(text, " ")) > maxWordCount!) ||
  (Boolean(maxLength) && text.length > maxLength!);

/** The sections of a proposal that are longer than the funder allows. */
export function sectionsOver(
  sections: readonly Schemas["Section"][],
  fields: readonly (Limits & Pick<Schemas["Field"], "id">)[],
): Schemas["Section"][] {
  const limits = new Map(fields.map((field) => [field.id, field]));
  return sections.filter((section) => isOver(section, limits.get(section.sectionId) ?? {}));
}

/** The papers of a checklist that are not ticked yet. */
export function papersOf({
  documentChecklist,
  checkedDocuments,
}: Pick<Schemas["Document"], "documentChecklist" | "checkedDocuments">): SendFacts["papers"] {
  const ticked = new Set(checkedDocuments);
  return { missing: documentChecklist.filter(({ id }) => !ticked.has(id)).length, all: documentChecklist.length };
}

/** How many things are left to do. */
export const leftToDo = ({ open, unsupported, papers, over }: SendFacts): number =>
  [open, unsupported, papers.missing, over.length].filter((count) => count > 0).length;
