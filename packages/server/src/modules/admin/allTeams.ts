import type { Schemas } from "@grantwright/api-client";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { creditEntry, document, subscription, team, teamMember } from "../../kernel/db/schema.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { notFound } from "../../kernel/refusal.ts";
import { boughtPool } from "../credits/index.ts";
import { noteActivity } from "../teams/index.ts";
import { holdsText, usualPage, type Page } from "./searching.ts";

type AdminTeam = Schemas["AdminTeam"];

const isTeam = and(isNull(team.personalOf), isNull(team.deletedAt));

const columns = {
  id: team.id,
  name: team.name,
  createdAt: team.createdAt,
  members: sql<number>`(select count(*) from ${teamMember} where team_id = team.id)`.mapWith(Number),
  documents: sql<number>`(select count(*) from ${document} where team_id = team.id and deleted_at is null)`.mapWith(
    Number,
  ),
  proposalCredits:
    sql<number>`(select greatest(0, coalesce(sum(amount), 0)) from ${creditEntry} where team_id = team.id)`.mapWith(
      Number,
    ),
  isSubscribed: sql<boolean>`exists (select 1 from ${subscription} where team_id = team.id and status <> 'ended')`,
};

const present = ({ createdAt, ...row }: Omit<AdminTeam, "createdAt"> & { createdAt: Date }): AdminTeam => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The teams of the deployment, the newest first; personal and deleted ones are not among them. */
export async function listAllTeams(
  db: Database,
  { search, offset = 0, limit = usualPage }: Page,
): Promise<Schemas["AdminTeams"]> {
  const where = and(isTeam, holdsText(search, team.name));
  const [found] = await db.select({ total: count() }).from(team).where(where);
  const rows = await db
    .select(columns)
    .from(team)
    .where(where)
    .orderBy(desc(team.createdAt), team.id)
    .offset(offset)
    .limit(limit);
  return { total: found?.total ?? 0, teams: rows.map(present) };
}

/** Gives a team credits, which its activity notes; once for a key. Throws a Refusal of kind `notFound`. */
export async function grantToTeam(
  context: Context,
  { userId }: Account,
  teamId: string,
  amount: number,
  key: string | undefined,
): Promise<AdminTeam> {
  const now = context.now();
  const call = { userId, scope: `changeTeam ${teamId}`, key, body: { amount } };
  const isKept = () => true;
  return answerOnce(context, call, isKept, async (tx) => {
    const where = and(eq(team.id, teamId), isTeam);
    const [held] = await tx.select({ id: team.id }).from(team).where(where).for("no key update");
    if (!held) throw notFound("team");
    const entry = { userId, teamId, pool: boughtPool, amount, reason: "grant" as const, createdAt: now };
    await tx.insert(creditEntry).values(entry);
    await noteActivity(tx, now, { teamId, actorId: null, kind: "creditsGranted", detail: String(amount) });
    const [row] = await tx.select(columns).from(team).where(where);
    if (!row) throw notFound("team");
    return present(row);
  });
}
