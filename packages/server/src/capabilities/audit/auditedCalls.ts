import type { OperationId } from "@grantwright/api-client";
import type { auditEntry } from "../../kernel/db/schema.ts";

/** What an entry of the audit log is about. */
export type AuditArea = (typeof auditEntry.$inferSelect)["area"];

/** The calls that are put down, each with what it is about. Those of admins are not listed: all of them are, but for the ones below. */
const auditedCalls: Partial<Record<OperationId, AuditArea>> = {
  logOut: "signIn",
  endSession: "signIn",
  endOtherSessions: "signIn",
  setPassword: "signIn",
  turnOnSecondFactor: "signIn",
  turnOffSecondFactor: "signIn",
  makeRecoveryCodes: "signIn",
  addPasskey: "signIn",
  renamePasskey: "signIn",
  removePasskey: "signIn",
  inviteToTeam: "rights",
  resendInvite: "rights",
  revokeInvite: "rights",
  acceptInvite: "rights",
  changeMemberRole: "rights",
  removeMember: "rights",
  leaveTeam: "rights",
  setModelRule: "rights",
  handOverTeam: "rights",
  inviteGuest: "rights",
  changeDocAccess: "rights",
  endGuest: "rights",
  leaveDoc: "rights",
  makeReadingLink: "rights",
  endReadingLink: "rights",
  exportMyData: "data",
  deleteMe: "data",
  deleteTeam: "data",
};

/** Calls of admins that tell nothing of anybody: an open page makes them every few seconds. */
const countsOfDeployment: ReadonlySet<OperationId> = new Set(["getDeploymentHealth", "getAnalytics"]);

/** A call of the contract, as far as the audit log asks. */
export interface AuditedCall {
  id: OperationId;
  method: string;
  path: string;
}

/** What a call is about in the audit log; undefined where it is not put down. */
export function areaOf({ id, path }: AuditedCall): AuditArea | undefined {
  const isAdmins = path.startsWith("/a/admin/") && !countsOfDeployment.has(id);
  return auditedCalls[id] ?? (isAdmins ? "admin" : undefined);
}
