// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `templates`. */
export const templates = {
  toggleBookmark: { method: "POST", path: "/a/docs/{id}/bookmark", needsSession: true },
  getTemplate: { method: "GET", path: "/p/templates/{templateId}" },
  listPublishedDocs: { method: "GET", path: "/p/published/docs" },
  listCategories: { method: "GET", path: "/p/categories" },
  createTemplate: { method: "POST", path: "/a/templates", needsSession: true, needsBody: true },
  readFundersCall: { method: "POST", path: "/a/templates/readings", needsSession: true, needsBody: true },
  saveTemplate: { method: "PUT", path: "/a/templates/{ownTemplateId}", needsSession: true, needsBody: true },
  deleteTemplate: { method: "DELETE", path: "/a/templates/{ownTemplateId}", needsSession: true },
  restoreTemplate: { method: "POST", path: "/a/templates/{ownTemplateId}/restore", needsSession: true },
  customizeTemplate: { method: "POST", path: "/a/templates/{ownTemplateId}/customize", needsSession: true },
  shareTemplate: { method: "POST", path: "/a/templates/{ownTemplateId}/share", needsSession: true, needsBody: true },
} as const;
