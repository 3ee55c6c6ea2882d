// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `auth`. */
export const auth = {
  checkUser: { method: "POST", path: "/p/auth/check-user", needsBody: true },
  requestSignInLink: { method: "POST", path: "/p/auth/email", needsBody: true },
  redeemToken: { method: "POST", path: "/p/auth/token", needsBody: true },
  signInWithPassword: { method: "POST", path: "/p/auth/password", needsBody: true },
  logOut: { method: "POST", path: "/a/auth/logout", needsSession: true },
} as const;

/** The calls of `providers`. */
export const providers = {
  startProviderSignIn: { method: "POST", path: "/p/auth/providers/start", needsBody: true },
  finishProviderSignIn: { method: "GET", path: "/p/auth/providers/{providerId}/callback", isFixed: true },
} as const;

/** The calls of `me`. */
export const me = {
  getMe: { method: "GET", path: "/a/me", needsSession: true },
  updateMe: { method: "POST", path: "/a/me", needsSession: true, needsBody: true },
  getProfile: { method: "GET", path: "/a/me/profile", needsSession: true },
  getNotifications: { method: "GET", path: "/a/me/notifications", needsSession: true },
  updateNotifications: { method: "PATCH", path: "/a/me/notifications", needsSession: true, needsBody: true },
  listSessions: { method: "GET", path: "/a/me/sessions", needsSession: true },
  endOtherSessions: { method: "DELETE", path: "/a/me/sessions", needsSession: true },
  endSession: { method: "DELETE", path: "/a/me/sessions/{id}", needsSession: true },
  setPassword: { method: "POST", path: "/a/me/password", needsSession: true, needsBody: true },
  exportMyData: { method: "GET", path: "/a/me/export", needsSession: true, answersBytes: true },
  getDeletionNotice: { method: "GET", path: "/a/me/deletion", needsSession: true },
  deleteMe: { method: "POST", path: "/a/me/deletion", needsSession: true, needsBody: true },
  openUnsubscribe: { method: "GET", path: "/p/unsubscribe", isFixed: true },
  unsubscribe: { method: "POST", path: "/p/unsubscribe", isFixed: true, takesBytes: true },
} as const;

/** The calls of `teams`. */
export const teams = {
  listTeams: { method: "GET", path: "/a/teams", needsSession: true },
  createTeam: { method: "POST", path: "/a/teams", needsSession: true, needsBody: true },
  listDeletedTeams: { method: "GET", path: "/a/teams/deleted", needsSession: true },
  restoreTeam: { method: "POST", path: "/a/teams/{teamToRestoreId}/restore", needsSession: true },
  getTeam: { method: "GET", path: "/a/team", needsSession: true },
  renameTeam: { method: "PATCH", path: "/a/team", needsSession: true, needsBody: true },
  deleteTeam: { method: "DELETE", path: "/a/team", needsSession: true },
  getModelRule: { method: "GET", path: "/a/team/models", needsSession: true },
  setModelRule: { method: "PUT", path: "/a/team/models", needsSession: true, needsBody: true },
  leaveTeam: { method: "POST", path: "/a/team/leave", needsSession: true },
  handOverTeam: { method: "POST", path: "/a/team/hand-over", needsSession: true, needsBody: true },
  changeMemberRole: { method: "PATCH", path: "/a/team/members/{userId}", needsSession: true, needsBody: true },
  removeMember: { method: "DELETE", path: "/a/team/members/{userId}", needsSession: true },
  inviteToTeam: { method: "POST", path: "/a/team/invites", needsSession: true, needsBody: true },
  revokeInvite: { method: "DELETE", path: "/a/team/invites/{inviteId}", needsSession: true },
  resendInvite: { method: "POST", path: "/a/team/invites/{inviteId}/resend", needsSession: true },
  listTeamActivity: { method: "GET", path: "/a/team/activity", needsSession: true },
  giveTeamCredits: { method: "POST", path: "/a/team/credits", needsSession: true, needsBody: true },
  getInvite: { method: "GET", path: "/p/invites/{code}" },
  acceptInvite: { method: "POST", path: "/a/invites/{code}/accept", needsSession: true },
} as const;

/** The calls of `drafts`. */
export const drafts = {
  listDrafts: { method: "GET", path: "/a/drafts", needsSession: true },
  createDraft: { method: "POST", path: "/a/drafts", needsSession: true, needsBody: true },
} as const;

/** The calls of `docs`. */
export const docs = {
  showSent: { method: "POST", path: "/a/writer/sent", needsSession: true, needsBody: true },
  listDocs: { method: "GET", path: "/a/docs", needsSession: true },
  saveDoc: { method: "POST", path: "/a/docs", needsSession: true, needsBody: true },
  getDoc: { method: "GET", path: "/a/docs/{id}", needsSession: true },
  updateDoc: { method: "PATCH", path: "/a/docs/{id}", needsSession: true, needsBody: true },
  deleteDoc: { method: "DELETE", path: "/a/docs/{id}", needsSession: true },
  getDocVersion: { method: "GET", path: "/a/docs/{id}/{versionId}", needsSession: true },
  listChanges: { method: "GET", path: "/a/docs/{id}/{versionId}/changes", needsSession: true },
  listHistory: { method: "GET", path: "/a/docs/{id}/history", needsSession: true },
  getHistoryEntry: { method: "GET", path: "/a/docs/{id}/history/{entry}", needsSession: true },
  listTimeline: { method: "GET", path: "/a/docs/{id}/timeline", needsSession: true },
  compareWithNow: { method: "GET", path: "/a/docs/{id}/compare", needsSession: true },
  listEdits: { method: "GET", path: "/a/docs/{id}/edits", needsSession: true },
  proposeEdit: { method: "POST", path: "/a/docs/{id}/edits", needsSession: true, needsBody: true },
  listSuggestions: { method: "GET", path: "/a/docs/{id}/suggestions", needsSession: true },
  suggestEdit: { method: "POST", path: "/a/docs/{id}/suggestions", needsSession: true, needsBody: true },
  getEdit: { method: "GET", path: "/a/edits/{editId}", needsSession: true },
  removeEdit: { method: "DELETE", path: "/a/edits/{editId}", needsSession: true },
  decideEdit: { method: "POST", path: "/a/edits/{editId}/decide", needsSession: true, needsBody: true },
  listReadingLinks: { method: "GET", path: "/a/docs/{id}/links", needsSession: true },
  makeReadingLink: { method: "POST", path: "/a/docs/{id}/links", needsSession: true, needsBody: true },
  endReadingLink: { method: "DELETE", path: "/a/docs/{id}/links/{linkId}", needsSession: true },
  listDocAccess: { method: "GET", path: "/a/docs/{id}/access", needsSession: true },
  leaveDoc: { method: "DELETE", path: "/a/docs/{id}/access", needsSession: true },
  inviteGuest: { method: "POST", path: "/a/docs/{id}/access/guests", needsSession: true, needsBody: true },
  changeDocAccess: { method: "PATCH", path: "/a/docs/{id}/access/{accessId}", needsSession: true, needsBody: true },
  endGuest: { method: "DELETE", path: "/a/docs/{id}/access/{accessId}", needsSession: true },
  listShared: { method: "GET", path: "/a/shared", needsSession: true },
  readShared: { method: "POST", path: "/p/shared", needsBody: true },
  listSectionWork: { method: "GET", path: "/a/docs/{id}/work", needsSession: true },
  updateSectionWork: { method: "PATCH", path: "/a/docs/{id}/work/{fieldId}", needsSession: true, needsBody: true },
  checkDoc: { method: "GET", path: "/a/docs/{id}/checks", needsSession: true },
  getEvidence: { method: "GET", path: "/a/docs/{id}/evidence", needsSession: true },
  listEvidence: { method: "GET", path: "/a/docs/{id}/evidence/{fileId}", needsSession: true },
  getAiUse: { method: "GET", path: "/a/docs/{id}/{versionId}/ai-use", needsSession: true },
  makeAuthorshipReport: { method: "POST", path: "/a/docs/{id}/{versionId}/authorship", needsSession: true },
  verifyAuthorship: { method: "POST", path: "/p/authorship/verify", needsBody: true },
  exportDoc: { method: "GET", path: "/a/docs/{id}/{versionId}/export", needsSession: true, answersBytes: true },
  restoreDoc: { method: "POST", path: "/a/docs/{id}/restore", needsSession: true },
  duplicateDoc: { method: "POST", path: "/a/docs/{id}/duplicate", needsSession: true },
  reviewDoc: { method: "POST", path: "/a/docs/{id}/review", needsSession: true },
  answerNote: { method: "PUT", path: "/a/docs/{id}/notes/{noteId}", needsSession: true, needsBody: true },
  requestUpload: { method: "POST", path: "/a/docs/{id}/upload", needsSession: true, needsBody: true },
  updateSection: { method: "POST", path: "/a/sections/{id}", needsSession: true, needsBody: true },
  confirmSentence: { method: "POST", path: "/a/sections/{id}/receipts/confirm", needsSession: true, needsBody: true },
  getFeaturedDoc: { method: "GET", path: "/p/featured/docs/{id}" },
} as const;

/** The calls of `live`. */
export const live = {
  tellHere: { method: "PUT", path: "/a/docs/{id}/here", needsSession: true, needsBody: true },
  openLive: { method: "GET", path: "/a/live", needsSession: true, isFixed: true, answersBytes: true },
} as const;

/** The calls of `comments`. */
export const comments = {
  listComments: { method: "GET", path: "/a/docs/{id}/comments", needsSession: true },
  addComment: { method: "POST", path: "/a/docs/{id}/comments", needsSession: true, needsBody: true },
  listDocPeople: { method: "GET", path: "/a/docs/{id}/people", needsSession: true },
  getCommentThread: { method: "GET", path: "/a/comments/{threadId}", needsSession: true },
  answerComment: { method: "POST", path: "/a/comments/{threadId}", needsSession: true, needsBody: true },
  resolveComment: { method: "PATCH", path: "/a/comments/{threadId}", needsSession: true, needsBody: true },
  changeComment: { method: "PATCH", path: "/a/comments/{threadId}/{commentId}", needsSession: true, needsBody: true },
  removeComment: { method: "DELETE", path: "/a/comments/{threadId}/{commentId}", needsSession: true },
} as const;

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

/** The calls of `fixed`. */
export const fixed = {
  putUpload: { method: "PUT", path: "/u/{uploadToken}", isFixed: true, needsBody: true, takesBytes: true },
} as const;

/** The calls of `tasks`. */
export const tasks = {
  listActiveTasks: { method: "GET", path: "/a/tasks/active", needsSession: true },
  getTask: { method: "GET", path: "/a/tasks/{taskId}", needsSession: true },
} as const;

/** The calls of `messages`. */
export const messages = {
  listMessages: { method: "GET", path: "/a/messages", needsSession: true },
  sendMessage: { method: "POST", path: "/a/messages", needsSession: true, needsBody: true },
  replyToMessage: { method: "POST", path: "/a/messages/reply", needsSession: true, needsBody: true },
  markMessagesRead: { method: "POST", path: "/a/messages/read", needsSession: true, needsBody: true },
  updateMessage: { method: "PATCH", path: "/a/messages/{id}", needsSession: true, needsBody: true },
  getThread: { method: "GET", path: "/a/messages/{id}/thread", needsSession: true },
  sendHelpRequest: { method: "POST", path: "/a/help/messages", needsSession: true, needsBody: true },
} as const;

/** The calls of `opportunities`. */
export const opportunities = {
  listOpportunities: { method: "GET", path: "/a/grants/opportunities", needsSession: true },
  markInterested: { method: "POST", path: "/a/grants/{id}/interested", needsSession: true },
  getScout: { method: "GET", path: "/a/scout", needsSession: true },
  saveScoutProfile: { method: "PUT", path: "/a/scout", needsSession: true, needsBody: true },
  startScoutSearch: { method: "POST", path: "/a/scout/searches", needsSession: true },
  draftFromOpportunity: { method: "POST", path: "/a/grants/{id}/draft", needsSession: true },
  dismissOpportunity: { method: "POST", path: "/a/grants/{id}/dismiss", needsSession: true },
} as const;

/** The calls of `plans`. */
export const plans = {
  listProducts: { method: "GET", path: "/p/payments/products" },
  openPaymentsPortal: { method: "GET", path: "/a/payments/portal", needsSession: true, isFixed: true },
  startCheckout: { method: "POST", path: "/a/payments/checkout", needsSession: true, needsBody: true },
  getPaymentsSummary: { method: "GET", path: "/a/payments/summary", needsSession: true },
  receivePaymentEvent: { method: "POST", path: "/p/payments/webhook", isFixed: true, needsBody: true, takesBytes: true },
} as const;

/** The calls of `settings`. */
export const settings = {
  getSettings: { method: "GET", path: "/p/settings" },
} as const;

/** The calls of `analytics`. */
export const analytics = {
  recordEvent: { method: "POST", path: "/p/be", isFixed: true, needsBody: true, takesBytes: true },
} as const;

/** The calls of `admin`. */
export const admin = {
  listPeople: { method: "GET", path: "/a/admin/people", needsSession: true },
  changePerson: { method: "PATCH", path: "/a/admin/people/{userId}", needsSession: true, needsBody: true },
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

/** Every call of the contract. Who imports one part has the others not. */
export const operationTable = /* @__PURE__ */ (() => ({
  ...auth,
  ...providers,
  ...me,
  ...teams,
  ...drafts,
  ...docs,
  ...live,
  ...comments,
  ...templates,
  ...fixed,
  ...tasks,
  ...messages,
  ...opportunities,
  ...plans,
  ...settings,
  ...analytics,
  ...admin,
}))();
