import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { documentPerson, teamInvite, teamMember, user } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { tell } from "../messages/index.ts";
import { noteActivity } from "./activity.ts";
import { findRole, holdTeam, refuseLastOwner, type HeldTeam, type TeamRole } from "./membership.ts";

interface Member {
  userId: string;
  name: string;
  email: string;
  role: TeamRole;
}

/** Throws a Refusal of kind `notFound` where the person is no member. */
async function findMember(tx: Database, teamId: string, userId: string): Promise<Member> {
  const [found] = await tx
    .select({ userId: user.id, name: user.name, email: user.email, role: teamMember.role })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.userId, userId)));
  if (!found) throw notFound("member");
  return found;
}

async function setRole(tx: Database, teamId: string, userId: string, role: TeamRole): Promise<void> {
  await tx
    .update(teamMember)
    .set({ role })
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.userId, userId)));
}

const rank: Record<TeamRole, number> = { owner: 2, admin: 1, member: 0 };

/** Takes back what a person invited with a right that they lose; where they may know links that others made, all links too. */
async function takeBackInvites(tx: Database, teamId: string, userId: string, mayKnowLinks: boolean): Promise<void> {
  const isTheirs = eq(teamInvite.invitedBy, userId);
  const isGoing = mayKnowLinks ? or(isTheirs, isNull(teamInvite.email)) : isTheirs;
  await tx.delete(teamInvite).where(and(eq(teamInvite.teamId, teamId), isGoing));
  // Guests of its documents, too: one of them may be the person by another address.
  await tx
    .delete(documentPerson)
    .where(
      and(eq(documentPerson.teamId, teamId), eq(documentPerson.createdBy, userId), isNotNull(documentPerson.email)),
    );
}

const withArticle: Record<TeamRole, string> = { owner: "an owner", admin: "an admin", member: "a member" };

async function tellNewRole(
  context: Context,
  tx: Database,
  team: HeldTeam,
  userId: string,
  role: TeamRole,
): Promise<void> {
  await tell(context, tx, {
    teamId: team.id,
    userIds: [userId],
    type: "notification",
    subject: "Your role has changed",
    text: `You are now ${withArticle[role]} of “${team.name}”.`,
    link: "/organization",
    mail: { kind: "team", about: "team" },
  });
}

/**
 * Changes the role of a member. Admins change members and admins; only owners make or unmake owners. Who becomes less loses their
 * invitations too: one of them could make them again what they were. Throws a Refusal: `refused` where the role of who asks does not allow it or it is the last owner, or `notFound`.
 */
export async function changeMemberRole(
  context: Context,
  account: Account,
  userId: string,
  role: TeamRole,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const team = await holdTeam(tx, account, "owner", "admin");
    const member = await findMember(tx, team.id, userId);
    if (member.role === role) return;
    if ((member.role === "owner" || role === "owner") && team.role !== "owner")
      throw new Refusal("refused", "Only owners of the team make or unmake owners.");
    if (member.role === "owner") await refuseLastOwner(tx, team.id);
    await setRole(tx, team.id, userId, role);
    if (rank[role] < rank[member.role]) await takeBackInvites(tx, team.id, userId, role === "member");
    const now = context.now();
    const about = { teamId: team.id, actorId: account.userId, subject: member.name };
    await noteActivity(tx, now, { ...about, kind: "roleChanged", detail: role });
    if (userId !== account.userId) await tellNewRole(context, tx, team, userId, role);
  });
}

/** Makes another member the owner, and the person an admin. Throws a Refusal: `refused` or `notFound`. */
export async function handOverTeam(context: Context, account: Account, userId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const team = await holdTeam(tx, account, "owner");
    if (userId === account.userId) throw new Refusal("refused", "You own this team already.");
    const member = await findMember(tx, team.id, userId);
    await setRole(tx, team.id, userId, "owner");
    await setRole(tx, team.id, account.userId, "admin");
    const about = { teamId: team.id, actorId: account.userId, subject: member.name };
    await noteActivity(tx, context.now(), { ...about, kind: "handedOver" });
    if (member.role !== "owner") await tellNewRole(context, tx, team, userId, "owner");
  });
}

/** Leaves the team. Throws a Refusal of kind `refused` for the last owner. */
export async function leaveTeam(context: Context, account: Account): Promise<void> {
  await context.db.transaction(async (tx) => {
    const team = await holdTeam(tx, account);
    await takeOut(context, tx, team, await findMember(tx, team.id, account.userId), account.userId);
  });
}

/**
 * Removes a member; what they wrote stays, and what runs goes on. Only owners remove owners. Throws a Refusal: `refused` or
 * `notFound`.
 */
export async function removeMember(context: Context, account: Account, userId: string): Promise<void> {
  if (userId === account.userId && (await findRole(context.db, account.teamId, userId)) === "member")
    return leaveTeam(context, account);
  await context.db.transaction(async (tx) => {
    const team = await holdTeam(tx, account, "owner", "admin");
    const member = await findMember(tx, team.id, userId);
    if (member.role === "owner" && team.role !== "owner")
      throw new Refusal("refused", "Only owners of the team remove owners.");
    await takeOut(context, tx, team, member, account.userId);
  });
}

async function takeOut(
  context: Context,
  tx: Database,
  team: HeldTeam,
  { userId, name, email, role }: Member,
  actorId: string,
): Promise<void> {
  if (role === "owner") await refuseLastOwner(tx, team.id);
  await tx.delete(teamMember).where(and(eq(teamMember.teamId, team.id), eq(teamMember.userId, userId)));
  await takeBackInvites(tx, team.id, userId, role !== "member" || actorId !== userId);
  // The invitation that brought them in would let them in again.
  await tx.delete(teamInvite).where(and(eq(teamInvite.teamId, team.id), eq(teamInvite.email, email)));
  await noteActivity(tx, context.now(), {
    teamId: team.id,
    actorId,
    kind: actorId === userId ? "left" : "removed",
    subject: name,
  });
}
