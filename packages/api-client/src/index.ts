export { createApiClient } from "./core/createApiClient.ts";
export type { AnyRequestParts, ApiClient, ApiClientOptions, CallOptions } from "./core/createApiClient.ts";
export { ApiError } from "./core/ApiError.ts";
export { newIdempotencyKey, type CreatingOptions } from "./core/idempotency.ts";
export type { AnswerOf, BodyOf, HeadersOf, Operation, OperationId, PathOf, QueryOf, Schemas } from "./core/contract.ts";
export { idShape, isId } from "./core/ids.ts";
export { send, type RequestParts } from "./core/send.ts";
export { operationTable } from "./generated/operations.ts";
export type { components, operations, paths } from "./generated/schema.d.ts";

export { checkUser, logOut, redeemToken, requestSignInLink, signInWithPassword } from "./auth/auth.ts";
export type { TokenAnswer } from "./auth/auth.ts";
export {
  deleteMe,
  exportAddress,
  getDeletionNotice,
  getMe,
  getProfile,
  setPassword,
  unsubscribe,
  updateMe,
} from "./me/me.ts";
export { getThread, listMessages, replyToMessage, sendMessage, updateMessage } from "./messages/messages.ts";
export type { MessageListType } from "./messages/messages.ts";
export { helpLimits, sendHelpRequest } from "./help/help.ts";
export type { HelpPriority } from "./help/help.ts";
export { getSettings } from "./settings/settings.ts";
export { beaconAddress, recordEvent } from "./analytics/analytics.ts";
export type { AnalyticsEvent } from "./analytics/analytics.ts";
export {
  acceptInvite,
  changeMemberRole,
  createTeam,
  deleteTeam,
  getInvite,
  getTeam,
  giveTeamCredits,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  listDeletedTeams,
  listTeamActivity,
  listTeams,
  removeMember,
  renameTeam,
  resendInvite,
  restoreTeam,
  revokeInvite,
} from "./teams/teams.ts";
export { getPaymentsSummary, listProducts, portalAddress, startCheckout } from "./plans/plans.ts";
export {
  answerHelpRequest,
  changePerson,
  changeTemplate,
  featureDoc,
  getAnalytics,
  getDeploymentHealth,
  getHelpRequest,
  giveCreditsToTeam,
  listAllTeams,
  listAllTemplates,
  listFeaturableDocs,
  listFoundOpportunities,
  listHelpRequests,
  listPeople,
  reviewOpportunity,
} from "./admin/admin.ts";
export { createDraft, listDrafts } from "./drafts/drafts.ts";
export {
  conflictingDocument,
  conflictingSection,
  deleteDoc,
  docFileAddress,
  duplicateDoc,
  getDoc,
  listChanges,
  listDocs,
  refusedFields,
  requestUpload,
  restoreDoc,
  reviewDoc,
  saveDoc,
  updateDoc,
  updateSection,
} from "./docs/docs.ts";
export type { SaveDocOptions, SectionChange } from "./docs/docs.ts";
export { getFeaturedDoc } from "./docs/featured.ts";
export { uploadFile } from "./docs/uploadFile.ts";
export {
  conflictingTemplate,
  createTemplate,
  customizeTemplate,
  deleteTemplate,
  getTemplate,
  listCategories,
  listPublishedDocs,
  readFundersCall,
  restoreTemplate,
  saveTemplate,
  shareTemplate,
  toggleBookmark,
} from "./templates/templates.ts";
export {
  conflictingScout,
  dismissOpportunity,
  draftFromOpportunity,
  getScout,
  listOpportunities,
  markInterested,
  saveScoutProfile,
  startScoutSearch,
} from "./opportunities/opportunities.ts";
export { getTask, getTaskProgress, listActiveTasks } from "./tasks/tasks.ts";
