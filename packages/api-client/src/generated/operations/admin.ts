// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `admin`. */
export const admin = {
  listPeople: { method: "GET", path: "/a/admin/people", needsSession: true },
  changePerson: { method: "PATCH", path: "/a/admin/people/{userId}", needsSession: true, needsBody: true },
  endSecondFactor: { method: "DELETE", path: "/a/admin/people/{userId}/second-factor", needsSession: true },
  listAllTeams: { method: "GET", path: "/a/admin/teams", needsSession: true },
  changeTeam: { method: "PATCH", path: "/a/admin/teams/{adminTeamId}", needsSession: true, needsBody: true },
  listHelpRequests: { method: "GET", path: "/a/admin/help", needsSession: true },
  getHelpRequest: { method: "GET", path: "/a/admin/help/{id}", needsSession: true },
  answerHelpRequest: { method: "POST", path: "/a/admin/help/{id}/reply", needsSession: true, needsBody: true },
  listAllTemplates: { method: "GET", path: "/a/admin/templates", needsSession: true },
  changeTemplate: { method: "PATCH", path: "/a/admin/templates/{adminTemplateId}", needsSession: true, needsBody: true },
  listFeaturableDocs: { method: "GET", path: "/a/admin/docs", needsSession: true },
  featureDoc: { method: "PATCH", path: "/a/admin/docs/{adminDocId}", needsSession: true, needsBody: true },
  listFoundOpportunities: { method: "GET", path: "/a/admin/opportunities", needsSession: true },
  reviewOpportunity: { method: "PATCH", path: "/a/admin/opportunities/{id}", needsSession: true, needsBody: true },
  getDeploymentHealth: { method: "GET", path: "/a/admin/health", needsSession: true },
  listAudit: { method: "GET", path: "/a/admin/audit", needsSession: true },
  exportAudit: { method: "GET", path: "/a/admin/audit/file", needsSession: true, answersBytes: true },
  getAnalytics: { method: "GET", path: "/a/admin/analytics", needsSession: true },
} as const;
