import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** The accounts that the person can work in, the personal one first. */
export const listTeams = (client: ApiClient, options?: CallOptions) =>
  client.send<"listTeams">("GET", "/a/teams", options);

/** Makes a team, which the person owns. */
export const createTeam = (client: ApiClient, body: BodyOf<"createTeam">, options?: CreatingOptions) =>
  client.send<"createTeam">("POST", "/a/teams", { ...creating(options), body });

/** Teams that the person owned and deleted, kept for 30 days. */
export const listDeletedTeams = (client: ApiClient, options?: CallOptions) =>
  client.send<"listDeletedTeams">("GET", "/a/teams/deleted", options);

/** Brings a deleted team back, with all that was in it. */
export const restoreTeam = (client: ApiClient, teamId: string) =>
  client.send<"restoreTeam">("POST", `/a/teams/${teamId}/restore`);

/** The account that is worked in, with its members and invitations. */
export const getTeam = (client: ApiClient, options?: CallOptions) => client.send<"getTeam">("GET", "/a/team", options);

/** Renames the team. */
export const renameTeam = (client: ApiClient, body: BodyOf<"renameTeam">) =>
  client.send<"renameTeam">("PATCH", "/a/team", { body });

/** Deletes the team; it can be brought back for 30 days. */
export const deleteTeam = (client: ApiClient) => client.send<"deleteTeam">("DELETE", "/a/team");

/** Leaves the team. A 422 says that somebody else has to own it first. */
export const leaveTeam = (client: ApiClient) => client.send<"leaveTeam">("POST", "/a/team/leave");

/** Makes another member the owner, and oneself an admin. */
export const handOverTeam = (client: ApiClient, body: BodyOf<"handOverTeam">) =>
  client.send<"handOverTeam">("POST", "/a/team/hand-over", { body });

/** Changes the role of a member. */
export const changeMemberRole = (client: ApiClient, userId: string, body: BodyOf<"changeMemberRole">) =>
  client.send<"changeMemberRole">("PATCH", `/a/team/members/${userId}`, { body });

/** Removes a member; what they wrote for the team stays. */
export const removeMember = (client: ApiClient, userId: string) =>
  client.send<"removeMember">("DELETE", `/a/team/members/${userId}`);

/** Invites addresses by mail, or makes a link where none is given. */
export const inviteToTeam = (client: ApiClient, body: BodyOf<"inviteToTeam">, options?: CreatingOptions) =>
  client.send<"inviteToTeam">("POST", "/a/team/invites", { ...creating(options), body });

/** Takes an invitation back. */
export const revokeInvite = (client: ApiClient, inviteId: string) =>
  client.send<"revokeInvite">("DELETE", `/a/team/invites/${inviteId}`);

/** Mails an invitation again, or makes its link anew; the older one no longer works. */
export const resendInvite = (client: ApiClient, inviteId: string) =>
  client.send<"resendInvite">("POST", `/a/team/invites/${inviteId}/resend`);

/** What happened in the team, the newest first. */
export const listTeamActivity = (client: ApiClient, query: QueryOf<"listTeamActivity">, options?: CallOptions) =>
  client.send<"listTeamActivity">("GET", "/a/team/activity", { ...options, query });

/** Moves bought proposal credits of one's own to the team. */
export const giveTeamCredits = (client: ApiClient, body: BodyOf<"giveTeamCredits">, options?: CreatingOptions) =>
  client.send<"giveTeamCredits">("POST", "/a/team/credits", { ...creating(options), body });

/** Who invites, and to which team. A 404 means that the invitation is used up, taken back or too old. */
export const getInvite = (client: ApiClient, code: string, options?: CallOptions) =>
  client.send<"getInvite">("GET", `/p/invites/${encodeURIComponent(code)}`, options);

/** Joins the team of an invitation. */
export const acceptInvite = (client: ApiClient, code: string) =>
  client.send<"acceptInvite">("POST", `/a/invites/${encodeURIComponent(code)}/accept`);
