import type { Schemas } from "@grantwright/api-client";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Session } from "../../capabilities/session/sessions.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, team, teamMember } from "../../kernel/db/schema.ts";
import { isFreshFromLink } from "../auth/passwords.ts";
import { creditBalance } from "../credits/credits.ts";
import { isSubscribed } from "../subscriptions/isSubscribed.ts";

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
  const isMine = sql<boolean>`bool_or(${teamMember.userId} = ${userId})`;
  const rows = await db
    .select({ id: team.id, name: team.name, deletedAt: team.deletedAt, others, otherOwners })
    .from(team)
    .innerJoin(teamMember, eq(teamMember.teamId, team.id))
    .where(isNull(team.personalOf))
    .groupBy(team.id)
    .having(isMine)
    .orderBy(team.name, team.id);
  return rows.map(({ id, name, deletedAt, others: rest, otherOwners: owners }) => {
    const isDeleted = deletedAt !== null;
    if (rest === 0) return { id, name, fate: "deleted", isDeleted };
    return { id, name, fate: owners === 0 && !isDeleted ? "blocking" : "left", isDeleted };
  });
}

/** What deleting the account of the person who is signed in would do. */
export async function describeDeletion(
  { db, now }: Pick<Context, "db" | "now">,
  session: Session,
): Promise<Schemas["DeletionNotice"]> {
  const { user, personalTeamId } = session;
  const fates = await teamFates(db, user.id);
  const named = (fate: TeamFate["fate"]) =>
    fates.filter((each) => each.fate === fate && !each.isDeleted).map(({ name }) => name);
  const [documents] = await db
    .select({ count: count() })
    .from(document)
    .where(and(eq(document.teamId, personalTeamId), isNull(document.deletedAt)));
  const doomed = fates.filter(({ fate }) => fate === "deleted").map(({ id }) => id);
  return {
    documents: documents?.count ?? 0,
    credits: (await creditBalance(db, user.id)).total,
    isSubscribed: await isSubscribed(db, [personalTeamId, ...doomed]),
    teamsLeft: named("left"),
    teamsDeleted: named("deleted"),
    teamsBlocking: named("blocking"),
    needsPassword: user.passwordHash !== null && !isFreshFromLink(now(), session),
  };
}
