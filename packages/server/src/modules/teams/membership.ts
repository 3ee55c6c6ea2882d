import type { Schemas } from "@grantwright/api-client";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";

export type TeamRole = Schemas["TeamRole"];

/** A team that the transaction holds, and what the person who acts is in it. */
export interface HeldTeam {
  id: string;
  name: string;
  role: TeamRole;
}

/**
 * Holds the team that is worked in until the transaction ends, so that changes of its people come one after the other: of two
 * owners who leave at the same time the second is the last one. Throws a Refusal: `refused` in the personal account, or where
 * the person has none of the roles; `forbidden` where they are no member any more.
 */
export async function holdTeam(
  tx: Database,
  account: Pick<Account, "userId" | "teamId">,
  ...roles: TeamRole[]
): Promise<HeldTeam> {
  // Rows that refer to the team, as new documents do, are not held up by this.
  const [held] = await tx
    .select()
    .from(team)
    .where(and(eq(team.id, account.teamId), isNull(team.deletedAt)))
    .for("no key update");
  const role = await findRole(tx, account.teamId, account.userId);
  if (!held || !role) throw new Refusal("forbidden", "You are not a member of this team.");
  if (held.personalOf !== null)
    throw new Refusal("refused", "This is your personal account. Create a team to work with others.");
  if (roles.length > 0 && !roles.includes(role)) throw new Refusal("refused", `Only ${roleWords(roles)} can do this.`);
  return { id: held.id, name: held.name, role };
}

const roleWords = (roles: TeamRole[]): string =>
  roles.length === 1 ? "owners of the team" : "owners and admins of the team";

/** What a person is in a team; undefined where they are no member. */
export async function findRole(db: Database, teamId: string, userId: string): Promise<TeamRole | undefined> {
  const [found] = await db
    .select({ role: teamMember.role })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.userId, userId)));
  return found?.role;
}

/** Throws a Refusal of kind `refused` where the team has no owner but this one. The transaction holds the team. */
export async function refuseLastOwner(tx: Database, teamId: string): Promise<void> {
  const [owners] = await tx
    .select({ count: count() })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.role, "owner")));
  if ((owners?.count ?? 0) <= 1)
    throw new Refusal("refused", "A team needs an owner. Make somebody else an owner first.");
}
