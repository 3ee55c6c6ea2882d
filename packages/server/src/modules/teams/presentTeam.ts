import type { Schemas } from "@grantwright/api-client";
import { and, asc, desc, eq, gt, isNull, notExists, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamInvite, teamMember, user } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { creditBalance, teamCredits } from "../credits/index.ts";
import { isSubscribed } from "../subscriptions/index.ts";

type InviteRow = typeof teamInvite.$inferSelect;

/** An invitation as the contract has it. */
export function presentInvite(row: InviteRow, inviterName: string | null, link?: string): Schemas["TeamInvite"] {
  const { id, email, role, createdAt, expiresAt } = row;
  return {
    id,
    email,
    role,
    inviterName: inviterName ?? "",
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(link !== undefined && { link }),
  };
}

/** Invitations that wait: in time, and not of somebody who is a member by now. */
async function listInvites(db: Database, now: Date, teamId: string): Promise<Schemas["TeamInvite"][]> {
  const itsMember = db
    .select({ one: sql`1` })
    .from(teamMember)
    .innerJoin(sql`${user} as invited`, sql`invited.id = ${teamMember.userId}`)
    .where(and(eq(teamMember.teamId, teamId), sql`invited.email = ${teamInvite.email}`));
  const rows = await db
    .select({ invite: teamInvite, inviterName: user.name })
    .from(teamInvite)
    .leftJoin(user, eq(user.id, teamInvite.invitedBy))
    .where(
      and(
        eq(teamInvite.teamId, teamId),
        gt(teamInvite.expiresAt, now),
        or(isNull(teamInvite.email), notExists(itsMember)),
      ),
    )
    .orderBy(desc(teamInvite.createdAt), asc(teamInvite.id));
  return rows.map(({ invite, inviterName }) => presentInvite(invite, inviterName));
}

const byRole = sql`case ${teamMember.role} when 'owner' then 0 when 'admin' then 1 else 2 end`;

/**
 * The account that is worked in, with its members. Addresses and invitations are for owners and admins; everybody sees their
 * own address. Throws a Refusal of kind `forbidden` where the person is no member any more.
 */
export async function presentTeam(
  context: Pick<Context, "now">,
  db: Database,
  account: Account,
): Promise<Schemas["TeamDetails"]> {
  const { userId, teamId } = account;
  const [found] = await db.select().from(team).where(eq(team.id, teamId));
  const rows = await db
    .select({ userId: user.id, name: user.name, email: user.email, role: teamMember.role, at: teamMember.joinedAt })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(eq(teamMember.teamId, teamId))
    .orderBy(byRole, asc(user.name), asc(user.id));
  const me = rows.find((row) => row.userId === userId);
  if (!found || !me) throw new Refusal("forbidden", "You are not a member of this team.");
  const isPersonal = found.personalOf !== null;
  const mayManage = me.role !== "member";
  return {
    id: teamId,
    name: isPersonal ? me.name : found.name,
    personal: isPersonal,
    role: me.role,
    createdAt: found.createdAt.toISOString(),
    proposalCredits: isPersonal ? (await creditBalance(db, userId)).proposals : await teamCredits(db, teamId),
    isSubscribed: await isSubscribed(db, [teamId]),
    members: rows.map(({ email, at, ...member }) => ({
      ...member,
      ...((mayManage || member.userId === userId) && { email }),
      joinedAt: at.toISOString(),
    })),
    invites: mayManage && !isPersonal ? await listInvites(db, context.now(), teamId) : [],
  };
}
