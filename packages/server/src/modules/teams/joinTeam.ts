import type { Schemas } from "@grantwright/api-client";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember, user } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { tell } from "../messages/index.ts";
import { noteActivity } from "./activity.ts";
import { findLiveInvite, maskEmail } from "./inviteCode.ts";
import { findRole } from "./membership.ts";

/** Who invites, and to which team. Throws a Refusal of kind `notFound`. */
export async function showInvite(context: Context, code: string): Promise<Schemas["Invite"]> {
  const { invite, teamName, inviterName } = await findLiveInvite(context.db, context.now(), code);
  return {
    teamName,
    inviterName,
    role: invite.role,
    ...(invite.email !== null && { forEmail: maskEmail(invite.email) }),
  };
}

/**
 * Joins the team of an invitation; who is in it already stays as they are. Throws a Refusal: `notFound` for an invitation that
 * is no longer valid, `refused` for one that was sent to another address.
 */
export async function acceptInvite(context: Context, account: Account, code: string): Promise<{ teamId: string }> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { teamId } = (await findLiveInvite(tx, now, code)).invite;
    // Held, so that an invitation that is being taken back lets nobody in; then looked at anew.
    await tx
      .select({ id: team.id })
      .from(team)
      .where(and(eq(team.id, teamId), isNull(team.deletedAt)))
      .for("no key update");
    const { invite, teamName } = await findLiveInvite(tx, now, code);
    if (invite.email !== null && invite.email !== account.email)
      throw new Refusal(
        "refused",
        `This invitation is for ${maskEmail(invite.email)}. Please sign in with that address to accept it.`,
      );
    if (await findRole(tx, teamId, account.userId)) return { teamId };
    await tx.insert(teamMember).values({ teamId, userId: account.userId, role: invite.role, joinedAt: now });
    await tellOfArrival(context, tx, account, teamId, {
      subject: "Invitation accepted",
      text: (name) => `${name} accepted the invitation and is now in “${teamName}”.`,
    });
    return { teamId };
  });
}

/**
 * Holds a team until the transaction ends, for somebody to join it without an invitation. Returns its name; undefined where there is no
 * such team any more, or it is a person's own account.
 */
export async function holdJoinable(tx: Database, teamId: string): Promise<string | undefined> {
  const [held] = await tx
    .select({ name: team.name })
    .from(team)
    .where(and(eq(team.id, teamId), isNull(team.deletedAt), isNull(team.personalOf)))
    .for("no key update");
  return held?.name;
}

/** Makes a person a member of a team that `holdJoinable` holds, because a provider of sign-in says who they are; who is in it stays as they are. */
export async function joinByProvider(
  context: Context,
  tx: Database,
  userId: string,
  to: { id: string; name: string },
  providerName: string,
): Promise<void> {
  if (await findRole(tx, to.id, userId)) return;
  await tx.insert(teamMember).values({ teamId: to.id, userId, role: "member", joinedAt: context.now() });
  await tellOfArrival(context, tx, { userId }, to.id, {
    subject: "Somebody joined your team",
    text: (name) => `${name} signed in with ${providerName} and is now in “${to.name}”.`,
  });
}

async function tellOfArrival(
  context: Context,
  tx: Database,
  { userId }: Pick<Account, "userId">,
  teamId: string,
  words: { subject: string; text: (name: string) => string },
): Promise<void> {
  const [person] = await tx.select({ name: user.name }).from(user).where(eq(user.id, userId));
  const name = person?.name ?? "";
  const now = context.now();
  await noteActivity(tx, now, { teamId, actorId: userId, kind: "joined", subject: name });
  const hosts = await tx
    .select({ id: teamMember.userId })
    .from(teamMember)
    .where(
      and(eq(teamMember.teamId, teamId), inArray(teamMember.role, ["owner", "admin"]), ne(teamMember.userId, userId)),
    );
  await tell(context, tx, {
    teamId,
    userIds: hosts.map(({ id }) => id),
    type: "notification",
    subject: words.subject,
    text: words.text(name),
    link: "/organization",
    mail: { kind: "team", about: "team" },
  });
}
