import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember } from "../../kernel/db/schema.ts";

/** A team of a person who wants to go, and what becomes of it. */
export interface TeamFate {
  id: string;
  name: string;
  /** `left`: it goes on; `deleted`: nobody else is in it; `blocking`: it would have no owner. */
  fate: "left" | "deleted" | "blocking";
  /** It was deleted already and only waits to be removed. */
  isDeleted: boolean;
}

/** What becomes of the teams of a person who goes, by name. */
export async function teamFates(db: Database, userId: string): Promise<TeamFate[]> {
  const others = sql<number>`count(*) filter (where ${teamMember.userId} <> ${userId})`.mapWith(Number);
  const otherOwners =
    sql<number>`count(*) filter (where ${teamMember.userId} <> ${userId} and ${teamMember.role} = 'owner')`.mapWith(
      Number,
    );
  const mine = db.select({ teamId: teamMember.teamId }).from(teamMember).where(eq(teamMember.userId, userId));
  const rows = await db
    .select({ id: team.id, name: team.name, deletedAt: team.deletedAt, others, otherOwners })
    .from(team)
    .innerJoin(teamMember, eq(teamMember.teamId, team.id))
    .where(and(isNull(team.personalOf), inArray(team.id, mine)))
    .groupBy(team.id)
    .orderBy(team.name, team.id);
  return rows.map(({ id, name, deletedAt, others: rest, otherOwners: owners }) => {
    const isDeleted = deletedAt !== null;
    if (rest === 0) return { id, name, fate: "deleted", isDeleted };
    return { id, name, fate: owners === 0 && !isDeleted ? "blocking" : "left", isDeleted };
  });
}
