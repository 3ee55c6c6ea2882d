import type { BodyOf, Schemas } from "@grantwright/api-client";
import { sectionId, sectionKey, type DraftInputs } from "@grantwright/domain";
import type { Way } from "../way.ts";
import type { ByText } from "./mergeInputs.ts";

/** The inputs as the server has them, and the revision they are of. */
export interface BaseInputs extends DraftInputs {
  revision: number;
}

/** The inputs of a document. */
export function inputsOf(doc: Schemas["Document"]): BaseInputs {
  const { revision, name, eligibilityCriteria, assessmentCriteria, useEnglish } = doc;
  return {
    revision,
    head: { name, eligibilityCriteria, assessmentCriteria },
    sections: Object.fromEntries(Object.values(doc.draft).map(({ id, userText }) => [id, userText])),
    useEnglish,
    addedSections: doc.fields
      .filter((field) => field.added)
      .map(({ id, title, description }) => ({ id: sectionId(id), title, ...(description ? { description } : {}) })),
  };
}

/**
 * The body of a save: every text that is not empty, and the ids of those that were emptied since. `ways`: how changed texts came to be,
 * of those that were not only typed.
 */
export function saveBody(
  docId: string,
  inputs: DraftInputs,
  base: DraftInputs,
  generate: boolean,
  ways: ByText<Way> = {},
): BodyOf<"saveDoc"> {
  const texts = Object.entries<string>(inputs.sections);
  const before: Readonly<Record<string, string>> = base.sections;
  const changed = texts.flatMap(([id]) => {
    const way = ways[sectionKey(sectionId(id))];
    return way ? [{ id, way }] : [];
  });
  return {
    id: docId,
    generate,
    ...inputs.head,
    useEnglish: inputs.useEnglish,
    draft: texts.filter(([, userText]) => userText).map(([id, userText]) => ({ id, userText })),
    clearedFieldIds: texts.filter(([id, userText]) => !userText && before[id]).map(([id]) => id),
    addedFields: [...inputs.addedSections],
    ...(changed.length > 0 && { ways: changed }),
  };
}

/** A document as it is once the server has taken these inputs. */
export const withInputs = (doc: Schemas["Document"], inputs: DraftInputs, revision: number): Schemas["Document"] => ({
  ...doc,
  ...inputs.head,
  revision,
  useEnglish: inputs.useEnglish,
  updatedAt: new Date().toISOString(),
  draft: Object.fromEntries(Object.entries<string>(inputs.sections).map(([id, userText]) => [id, { id, userText }])),
});
