export { defineMock } from "./core/defineMock.ts";
export type { MockedCall } from "./core/defineMock.ts";
export { authMocks } from "./auth/auth.mocks.ts";
export { meMocks, sampleUser } from "./me/me.mocks.ts";
export { sampleActivity, samplePersonalTeam, sampleTeam, sampleTeams, teamMocks } from "./teams/teams.mocks.ts";
export { planMocks, sampleNoPayments, sampleProducts } from "./plans/plans.mocks.ts";
export {
  adminMocks,
  sampleAllTeams,
  sampleAllTemplates,
  sampleAnalytics,
  sampleFoundOpportunities,
  sampleHealth,
  sampleHelpRequests,
  sampleHelpThread,
  samplePeople,
} from "./admin/admin.mocks.ts";
export { draftMocks } from "./drafts/drafts.mocks.ts";
export {
  docMocks,
  sampleChanges,
  sampleDocId,
  sampleDraft,
  sampleDraftList,
  sampleEmptyDraft,
  sampleInvalidDraft,
  sampleProposal,
  sampleProposalList,
  sampleReview,
  sampleReviewedDraft,
} from "./docs/docs.mocks.ts";
export {
  sampleCards,
  sampleCategories,
  sampleChecklist,
  sampleFields,
  sampleHistory,
  sampleLibrary,
  sampleMissedCards,
  sampleOwnCards,
  sampleReportCards,
  sampleTemplate,
  templateMocks,
  sampleOwnTemplate,
  sampleReading,
} from "./templates/templates.mocks.ts";
export { featuredMocks, sampleFeaturable, sampleFeatured } from "./docs/featured.mocks.ts";
export {
  opportunityMocks,
  sampleAccepted,
  sampleNewScout,
  sampleOpportunities,
  sampleScout,
} from "./opportunities/opportunities.mocks.ts";
export { sampleTaskDone, sampleTaskId, sampleTaskProgress, taskMocks } from "./tasks/tasks.mocks.ts";
export {
  messageMocks,
  sampleAiMessage,
  sampleInbox,
  sampleMessageId,
  sampleParentId,
  sampleRead,
  sampleSent,
  sampleThread,
} from "./messages/messages.mocks.ts";
export { helpMocks } from "./help/help.mocks.ts";
export { sampleSettings, settingsMocks } from "./settings/settings.mocks.ts";
export { analyticsMocks } from "./analytics/analytics.mocks.ts";
