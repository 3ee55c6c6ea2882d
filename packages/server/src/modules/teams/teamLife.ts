import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { team, teamInvite, teamMember, upload } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import { goneAt, restorableSince } from "../../kernel/retention.ts";
import { removeUploads } from "../files/index.ts";
import { endSubscriptionsOf } from "../subscriptions/index.ts";
import { noteActivity } from "./activity.ts";
import { holdTeam } from "./membership.ts";

const day = 24 * 60 * 60_000;

/** Renames the team. Throws a Refusal of kind `refused`. */
export async function renameTeam(context: Context, account: Account, typedName: string): Promise<void> {
  const name = typedName.trim();
  await context.db.transaction(async (tx) => {
    const held = await holdTeam(tx, account, "owner", "admin");
    if (held.name === name) return;
    await tx.update(team).set({ name }).where(eq(team.id, held.id));
    const about = { teamId: held.id, actorId: account.userId, subject: name, detail: held.name };
    await noteActivity(tx, context.now(), { ...about, kind: "renamed" });
  });
}

/**
 * Puts the team aside for `DELETED_DAYS`: nobody works in it any more, and its subscription ends. Throws a Refusal: `refused`, or
 * `unavailable` where the subscription cannot be ended.
 */
export async function deleteTeam(context: Context, account: Account): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const held = await holdTeam(tx, account, "owner");
    await endSubscriptionsOf(context, tx, [held.id]);
    await tx.update(team).set({ deletedAt: now, deletedBy: account.userId }).where(eq(team.id, held.id));
    await noteActivity(tx, now, { teamId: held.id, actorId: account.userId, kind: "deleted", subject: held.name });
  });
}

const isRestorable = (context: Pick<Context, "config" | "now">, userId: string) =>
  and(eq(team.deletedBy, userId), gt(team.deletedAt, restorableSince(context)));

/** Teams that the person deleted and can still bring back, the last deleted first. */
export async function listDeletedTeams(context: Context, account: Account): Promise<Schemas["DeletedTeam"][]> {
  const rows = await context.db
    .select()
    .from(team)
    .where(isRestorable(context, account.userId))
    .orderBy(desc(team.deletedAt), team.id);
  return rows.flatMap(({ id, name, deletedAt }) => {
    if (!deletedAt) return [];
    return [{ id, name, deletedAt: deletedAt.toISOString(), goneAt: goneAt(context, deletedAt).toISOString() }];
  });
}

/** Brings a team back with all that was in it; one that was brought back stays so. Throws a Refusal of kind `notFound`. */
export async function restoreTeam(context: Context, account: Account, teamId: string): Promise<Schemas["Team"]> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [restored] = await tx
      .update(team)
      .set({ deletedAt: null, deletedBy: null })
      .where(and(eq(team.id, teamId), isRestorable(context, account.userId)))
      .returning();
    if (restored) {
      const { id, name } = restored;
      await noteActivity(tx, now, { teamId: id, actorId: account.userId, kind: "restored", subject: name });
      return { id, name, personal: false };
    }
    const [live] = await tx
      .select({ id: team.id, name: team.name })
      .from(team)
      .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, account.userId)))
      .where(and(eq(team.id, teamId), isNull(team.deletedAt), isNull(team.personalOf), eq(teamMember.role, "owner")));
    if (!live) throw notFound("team");
    return { ...live, personal: false };
  });
}

/** Removes teams that nobody can bring back any more, with their files, and invitations that ran out a day ago. */
export async function purgeTeams(context: Pick<Context, "db" | "now" | "config" | "files">): Promise<void> {
  const { db, now, files } = context;
  await db.delete(teamInvite).where(lt(teamInvite.expiresAt, new Date(now().getTime() - day)));
  const gone = await db
    .select({ id: team.id })
    .from(team)
    .where(and(isNotNull(team.deletedAt), lt(team.deletedAt, restorableSince(context))));
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeUploads({ db, files }, inArray(upload.teamId, ids));
  await db.delete(team).where(inArray(team.id, ids));
}
