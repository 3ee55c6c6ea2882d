export { ApiClientProvider, useApiClient } from "./core/ApiClientProvider.tsx";
export type { ApiClientProviderProps } from "./core/ApiClientProvider.tsx";
export { useOnce } from "./core/useOnce.ts";
export {
  meQueries,
  useDeleteMe,
  useDeletionNotice,
  useMe,
  useProfile,
  useSetPassword,
  useUpdateMe,
} from "./me/me.queries.ts";
export {
  teamQueries,
  useChangeTeam,
  useCreateTeam,
  useDeletedTeams,
  useInvite,
  useInviteToTeam,
  useResendInvite,
  useRestoreTeam,
  useTeam,
  useTeamActivity,
  useTeamList,
} from "./teams/teams.queries.ts";
export type { TeamChange } from "./teams/teams.queries.ts";
export { planQueries, usePaymentsSummary, useProducts, useStartCheckout } from "./plans/plans.queries.ts";
export {
  adminQueries,
  useAdminChange,
  useAdminPeople,
  useAdminTeams,
  useAdminTemplates,
  useAnalytics,
  useDeploymentHealth,
  useFoundOpportunities,
  useHelpRequest,
  useHelpRequests,
} from "./admin/admin.queries.ts";
export type { AdminChange } from "./admin/admin.queries.ts";
export { draftQueries, useCreateDraft, useDraftList } from "./drafts/drafts.queries.ts";
export {
  docQueries,
  useChanges,
  useCheckDocuments,
  useDeleteDoc,
  useDoc,
  useDocList,
  useDuplicateDoc,
  useRefreshDoc,
  useRestoreDoc,
  useReviewDoc,
  useUpdateSection,
  useWrittenDoc,
} from "./docs/docs.queries.ts";
export {
  templateQueries,
  useCategories,
  usePublishedDocs,
  useTemplate,
  useToggleBookmark,
  useCustomizeTemplate,
  useRefreshTemplates,
  useShareTemplate,
} from "./templates/templates.queries.ts";
export { featuredQueries, useFeaturableDocs, useFeaturedDoc } from "./docs/featured.queries.ts";
export {
  opportunityQueries,
  useDismissOpportunity,
  useDraftFromOpportunity,
  useMarkInterested,
  useOpportunities,
  useRefreshScout,
  useSaveScoutProfile,
  useScout,
  useStartScoutSearch,
} from "./opportunities/opportunities.queries.ts";
export {
  activeTasksPoll,
  taskProgressPoll,
  taskQueries,
  useActiveTasks,
  useTask,
  useTaskProgress,
} from "./tasks/tasks.queries.ts";
export {
  messageListLimit,
  messageQueries,
  messagesPoll,
  useMessageList,
  useReplyToMessage,
  useSendMessage,
  useThread,
  useUnreadCount,
  useUpdateMessage,
} from "./messages/messages.queries.ts";
export type { MessageRead } from "./messages/messages.queries.ts";
export { useSendHelpRequest } from "./help/help.queries.ts";
export { settingsQueries, useSettings } from "./settings/settings.queries.ts";
