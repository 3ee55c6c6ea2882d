import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamActivity, teamInvite, teamMember } from "../../kernel/db/schema.ts";
import type { Leaver } from "../module.ts";

/** Holds the teams that a person is in: nobody comes, goes or changes role in them meanwhile. */
export async function holdTeams(tx: Database, { userId }: Pick<Leaver, "userId">): Promise<void> {
  const mine = tx.select({ id: teamMember.teamId }).from(teamMember).where(eq(teamMember.userId, userId));
  await tx.select({ id: team.id }).from(team).where(inArray(team.id, mine)).orderBy(asc(team.id)).for("no key update");
}

/** Who stays longest in a team after somebody went, an owner first. */
export async function findHeir(tx: Database, teamId: string, leaverId: string): Promise<string | undefined> {
  const [heir] = await tx
    .select({ userId: teamMember.userId })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), ne(teamMember.userId, leaverId)))
    .orderBy(sql`${teamMember.role} <> 'owner'`, asc(teamMember.joinedAt), asc(teamMember.userId))
    .limit(1);
  return heir?.userId;
}

/** Stands where the address of somebody stood who has gone. */
const somebody = "somebody";

/**
 * Forgets invitations to the person and by them, the links of teams that they looked after, which they may know, and the person's address
 * where a team noted that it was invited.
 */
export async function forgetInvites(_context: Context, tx: Database, { userId, email }: Leaver): Promise<void> {
  const isManaged = and(eq(teamMember.userId, userId), inArray(teamMember.role, ["owner", "admin"]));
  const managed = tx.select({ id: teamMember.teamId }).from(teamMember).where(isManaged);
  const isLinkOfTheirs = and(isNull(teamInvite.email), inArray(teamInvite.teamId, managed));
  await tx.delete(teamInvite).where(or(eq(teamInvite.email, email), eq(teamInvite.invitedBy, userId), isLinkOfTheirs));
  await tx.update(teamActivity).set({ subject: somebody }).where(eq(teamActivity.subject, email));
}

/** Removes accounts, with all that refers to them. */
export async function removeTeams(tx: Database, teamIds: string[]): Promise<void> {
  await tx.delete(team).where(inArray(team.id, teamIds));
}
