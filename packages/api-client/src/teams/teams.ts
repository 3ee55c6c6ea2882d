import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { teams } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(teams);

/** The accounts that the person can work in, the personal one first. */
export const listTeams = (client: ApiClient, options?: CallOptions) => send(client, "listTeams", options);

/** Makes a team, which the person owns. */
export const createTeam = (client: ApiClient, body: BodyOf<"createTeam">, options?: CreatingOptions) =>
  send(client, "createTeam", { ...creating(options), body });

/** Teams that the person owned and deleted, kept for 30 days. */
export const listDeletedTeams = (client: ApiClient, options?: CallOptions) => send(client, "listDeletedTeams", options);

/** Brings a deleted team back, with all that was in it. */
export const restoreTeam = (client: ApiClient, teamId: string) =>
  send(client, "restoreTeam", { path: { teamToRestoreId: teamId } });

/** The account that is worked in, with its members and invitations. */
export const getTeam = (client: ApiClient, options?: CallOptions) => send(client, "getTeam", options);

/** Renames the team. */
export const renameTeam = (client: ApiClient, body: BodyOf<"renameTeam">) => send(client, "renameTeam", { body });

/** Which models may write for the account that is worked in. */
export const getModelRule = (client: ApiClient, options?: CallOptions) => send(client, "getModelRule", options);

/** Says which models may write for the account. A 422 says that the person may not, or that the server has no such model. */
export const setModelRule = (client: ApiClient, body: BodyOf<"setModelRule">) => send(client, "setModelRule", { body });

/** Deletes the team; it can be brought back for 30 days. */
export const deleteTeam = (client: ApiClient) => send(client, "deleteTeam");

/** Leaves the team. A 422 says that somebody else has to own it first. */
export const leaveTeam = (client: ApiClient) => send(client, "leaveTeam");

/** Makes another member the owner, and oneself an admin. */
export const handOverTeam = (client: ApiClient, body: BodyOf<"handOverTeam">) => send(client, "handOverTeam", { body });

/** Changes the role of a member. */
export const changeMemberRole = (client: ApiClient, userId: string, body: BodyOf<"changeMemberRole">) =>
  send(client, "changeMemberRole", { path: { userId }, body });

/** Removes a member; what they wrote for the team stays. */
export const removeMember = (client: ApiClient, userId: string) => send(client, "removeMember", { path: { userId } });

/** Invites addresses by mail, or makes a link where none is given. */
export const inviteToTeam = (client: ApiClient, body: BodyOf<"inviteToTeam">, options?: CreatingOptions) =>
  send(client, "inviteToTeam", { ...creating(options), body });

/** Takes an invitation back. */
export const revokeInvite = (client: ApiClient, inviteId: string) =>
  send(client, "revokeInvite", { path: { inviteId } });

/** Mails an invitation again, or makes its link anew; the older one no longer works. */
export const resendInvite = (client: ApiClient, inviteId: string) =>
  send(client, "resendInvite", { path: { inviteId } });

/** What happened in the team, the newest first. */
export const listTeamActivity = (client: ApiClient, query: QueryOf<"listTeamActivity">, options?: CallOptions) =>
  send(client, "listTeamActivity", { ...options, query });

/** Moves bought proposal credits of one's own to the team. */
export const giveTeamCredits = (client: ApiClient, body: BodyOf<"giveTeamCredits">, options?: CreatingOptions) =>
  send(client, "giveTeamCredits", { ...creating(options), body });

/** Who invites, and to which team. A 404 means that the invitation is used up, taken back or too old. */
export const getInvite = (client: ApiClient, code: string, options?: CallOptions) =>
  send(client, "getInvite", { ...options, path: { code } });

/** Joins the team of an invitation. */
export const acceptInvite = (client: ApiClient, code: string) => send(client, "acceptInvite", { path: { code } });
