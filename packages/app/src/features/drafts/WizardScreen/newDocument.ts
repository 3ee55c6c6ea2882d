import type { Schemas } from "@grantwright/api-client";

/** A document as the server would make it of a template, before it is made. */
export function newDocument(
  template: Schemas["Template"],
  { id, parentId, writer }: { id: string; parentId: string | undefined; writer: Schemas["WriterInfo"] },
): Schemas["Document"] {
  const { name, type, funderName, examples, placeholderText, notice, canCustomize, url, deadline, format } = template;
  const { pageLimit, wordLimit, characterLimit } = template;
  const now = new Date().toISOString();
  return {
    id,
    revision: 1,
    name: "",
    title: name,
    type: "draft",
    createdAt: now,
    updatedAt: now,
    ...(parentId !== undefined && { parentId }),
    template: {
      id: template.id,
      name,
      type,
      funderName,
      examples,
      placeholderText,
      notice,
      canCustomize,
      url,
      deadline,
      format,
      pageLimit,
      wordLimit,
      characterLimit,
    },
    // As the server names sections that have no title yet.
    fields: template.fields.map((field, index) => ({ ...field, title: field.title.trim() || `Section ${index + 1}` })),
    drafted: {},
    draft: {},
    useEnglish: true,
    eligibilityCriteria: template.eligibilityCriteria ?? "",
    assessmentCriteria: template.assessmentCriteria ?? "",
    isRevision: false,
    description: "",
    sections: [],
    versions: [],
    defaultVersion: null,
    checkedDocuments: [],
    documentChecklist: template.documentChecklist,
    pastFundedProjects: template.pastFundedProjects,
    attachments: [],
    review: null,
    activeTaskId: null,
    writer,
  };
}
