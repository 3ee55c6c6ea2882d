import { accountOf, type Call, type Routes } from "../../capabilities/http/call.ts";
import type { OperationId } from "@grantwright/api-client";
import { idempotencyKeyOf } from "../../capabilities/http/idempotencyKey.ts";
import { listTeamActivity } from "./activity.ts";
import { giveTeamCredits } from "./giveTeamCredits.ts";
import { inviteToTeam, resendInvite, revokeInvite } from "./invites.ts";
import { acceptInvite, showInvite } from "./joinTeam.ts";
import { changeMemberRole, handOverTeam, leaveTeam, removeMember } from "./members.ts";
import { setModelRule, showModelRule } from "./modelRule.ts";
import { presentTeam } from "./presentTeam.ts";
import { deleteTeam, listDeletedTeams, renameTeam, restoreTeam } from "./teamLife.ts";
import { createTeam, listTeams } from "./teams.ts";

const teamNow = <Id extends OperationId>({ context, request }: Call<Id>) =>
  presentTeam(context, context.db, accountOf(request));

/** The accounts that a person can work in, and the team that is worked in. */
export const teamRoutes: Routes<
  | "listTeams"
  | "createTeam"
  | "listDeletedTeams"
  | "restoreTeam"
  | "getTeam"
  | "renameTeam"
  | "deleteTeam"
  | "leaveTeam"
  | "handOverTeam"
  | "changeMemberRole"
  | "removeMember"
  | "listTeamActivity"
  | "giveTeamCredits"
  | "getModelRule"
  | "setModelRule"
> = {
  listTeams: ({ context, request }) => listTeams(context.db, accountOf(request).userId),

  createTeam: ({ context, request, body }) =>
    createTeam(context, accountOf(request), body.name, idempotencyKeyOf(request)),

  listDeletedTeams: ({ context, request }) => listDeletedTeams(context, accountOf(request)),

  restoreTeam: ({ context, request, params }) => restoreTeam(context, accountOf(request), params.teamToRestoreId),

  getTeam: teamNow,

  async renameTeam(call) {
    await renameTeam(call.context, accountOf(call.request), call.body.name);
    return teamNow(call);
  },

  async deleteTeam({ context, request }) {
    await deleteTeam(context, accountOf(request));
  },

  async leaveTeam({ context, request }) {
    await leaveTeam(context, accountOf(request));
  },

  async handOverTeam(call) {
    await handOverTeam(call.context, accountOf(call.request), call.body.userId);
    return teamNow(call);
  },

  async changeMemberRole(call) {
    await changeMemberRole(call.context, accountOf(call.request), call.params.userId, call.body.role);
    return teamNow(call);
  },

  async removeMember({ context, request, params }) {
    await removeMember(context, accountOf(request), params.userId);
  },

  listTeamActivity: ({ context, request, query }) => listTeamActivity(context.db, accountOf(request), query),

  getModelRule: ({ context, request }) => showModelRule(context, accountOf(request)),

  setModelRule: ({ context, request, body }) => setModelRule(context, accountOf(request), body),

  async giveTeamCredits(call) {
    const { context, request, body } = call;
    await giveTeamCredits(context, accountOf(request), body.amount, idempotencyKeyOf(request));
    return teamNow(call);
  },
};

/** Invitations to teams. */
export const inviteRoutes: Routes<"inviteToTeam" | "revokeInvite" | "resendInvite" | "getInvite" | "acceptInvite"> = {
  inviteToTeam: ({ context, request, body }) =>
    inviteToTeam(context, accountOf(request), body, idempotencyKeyOf(request)),

  async revokeInvite({ context, request, params }) {
    await revokeInvite(context, accountOf(request), params.inviteId);
  },

  resendInvite: ({ context, request, params }) => resendInvite(context, accountOf(request), params.inviteId),

  getInvite: ({ context, params }) => showInvite(context, params.code),

  acceptInvite: ({ context, request, params }) => acceptInvite(context, accountOf(request), params.code),
};
