// Made from openapi.yaml by pnpm run contract: never edited.

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
