import type { Schemas } from "@grantwright/api-client";

/** What can be done with a member: another role, becoming the owner in one's place, or going. */
export type MemberAction = Schemas["TeamRole"] | "handOver" | "remove";

const roles = ["owner", "admin", "member"] as const;

/**
 * What the person who looks may do with a member, as the server allows it: owners everything, admins among admins and members;
 * nobody with themselves (leaving stands elsewhere).
 */
export function allowedActions(
  team: Pick<Schemas["TeamDetails"], "role">,
  userId: string,
  member: Pick<Schemas["TeamMember"], "userId" | "role">,
): MemberAction[] {
  if (team.role === "member" || member.userId === userId) return [];
  if (team.role === "admin" && member.role === "owner") return [];
  const given = roles.filter((role) => role !== member.role && (team.role === "owner" || role !== "owner"));
  return [...given, ...(team.role === "owner" ? (["handOver"] as const) : []), "remove"];
}
