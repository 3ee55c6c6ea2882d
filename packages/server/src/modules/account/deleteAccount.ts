import { setTimeout } from "node:timers/promises";
import { and, asc, DrizzleQueryError, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Session } from "../../capabilities/session/sessions.ts";
import { activeStates } from "../../kernel/db/activeStates.ts";
import type { Database } from "../../kernel/db/open.ts";
import {
  creditEntry,
  document,
  mail,
  message,
  messageRecipient,
  signInLink,
  task,
  team,
  teamInvite,
  teamMember,
  upload,
  user,
} from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { normaliseEmail } from "../auth/accounts.ts";
import { confirmPerson } from "../auth/passwords.ts";
import { endSubscriptionsOf } from "../subscriptions/endSubscriptions.ts";
import { teamFates } from "./deletionNotice.ts";

/**
 * Deletes the account of the person who is signed in, with their personal account and the teams in which nobody else is. Other
 * teams keep the documents, files and credits that came from the person, and the messages, under the name they were written
 * under. Throws a Refusal of kind `refused`: for another address than theirs, without a password or a fresh link, or while they
 * are the last owner of a team with others.
 */
export async function deleteAccount(
  context: Context,
  session: Session,
  typedEmail: string,
  currentPassword: string | undefined,
): Promise<void> {
  const { id: userId, email } = session.user;
  if (normaliseEmail(typedEmail) !== email) throw new Refusal("refused", "This is not the address of your account.");
  await confirmPerson(context, session, currentPassword);
  const files = await givingWay(context.db, async (tx) => {
    await holdAll(tx, userId, session.personalTeamId);
    const fates = await teamFates(tx, userId);
    const blocking = fates.filter(({ fate }) => fate === "blocking").map(({ name }) => `“${name}”`);
    if (blocking.length > 0)
      throw new Refusal(
        "refused",
        `You are the last owner of ${blocking.join(", ")}. Make somebody else an owner first.`,
      );
    const doomed = [session.personalTeamId, ...fates.flatMap(({ id, fate }) => (fate === "deleted" ? [id] : []))];
    await handOver(tx, userId, doomed);
    await forgetMessages(tx, userId);
    await tx.delete(signInLink).where(eq(signInLink.email, email));
    await forgetInvites(tx, userId, email);
    await tx.delete(mail).where(or(eq(mail.to, email), sql`${mail.headers} ->> 'Reply-To' = ${email}`));
    const isGoing = or(inArray(upload.teamId, doomed), and(eq(upload.userId, userId), isNull(upload.documentId)));
    const uploads = await tx.select({ id: upload.id }).from(upload).where(isGoing);
    await endSubscriptionsOf(context, tx, doomed);
    await tx.delete(team).where(inArray(team.id, doomed));
    await tx.delete(user).where(eq(user.id, userId));
    return uploads.map(({ id }) => id);
  });
  // Where this fails, maintenance finds the files that belong to nothing.
  for (const id of files) await context.files.remove(id);
}

/** Shorter than the second after which PostgreSQL ends one of two that wait for each other, whichever it is. */
const patience = "300ms";
const mostAttempts = 20;

/** PostgreSQL's codes for a wait that was given up, and for two that wait for each other. */
const isLockedOut = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && ["55P03", "40P01"].includes((error.cause as { code?: string }).code ?? "");

/**
 * Does the work in one transaction, and again while others hold what it needs: of a deletion and the calls that are under way,
 * the deletion gives way. Throws a Refusal of kind `unavailable` where it never gets its turn.
 */
async function givingWay<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = '${patience}'`));
        return work(tx);
      });
    } catch (error) {
      if (!isLockedOut(error)) throw error;
      await setTimeout(20 * attempt);
    }
  }
  throw new Refusal("unavailable", "Something of yours is being worked on. Please try again in a minute.");
}

/**
 * Holds what is about to go or change hands, in the order in which others hold it too: documents, teams, tasks, the person. Nobody
 * comes, goes or changes role in the teams meanwhile.
 */
async function holdAll(tx: Database, userId: string, personalTeamId: string): Promise<void> {
  const mine = tx.select({ id: teamMember.teamId }).from(teamMember).where(eq(teamMember.userId, userId));
  const isActive = and(eq(task.userId, userId), inArray(task.status, activeStates));
  const own = eq(document.teamId, personalTeamId);
  await tx.select({ id: document.id }).from(document).where(own).orderBy(asc(document.id)).for("update");
  await tx.select({ id: team.id }).from(team).where(inArray(team.id, mine)).orderBy(asc(team.id)).for("no key update");
  await tx.select({ id: task.id }).from(task).where(isActive).orderBy(asc(task.id)).for("update");
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
}

/**
 * Gives what the person brought to teams that go on (files of documents, credits, work under way) to an owner of each: what a
 * team has does not become less when somebody goes.
 */
async function handOver(tx: Database, userId: string, doomed: string[]): Promise<void> {
  const isUpload = and(eq(upload.userId, userId), isNotNull(upload.documentId));
  const isCredit = and(eq(creditEntry.userId, userId), isNotNull(creditEntry.teamId));
  const isTask = and(eq(task.userId, userId), inArray(task.status, activeStates));
  const places = [
    ...(await tx.selectDistinct({ teamId: upload.teamId }).from(upload).where(isUpload)),
    ...(await tx.selectDistinct({ teamId: creditEntry.teamId }).from(creditEntry).where(isCredit)),
    ...(await tx.selectDistinct({ teamId: task.teamId }).from(task).where(isTask)),
  ];
  const teamIds = new Set(places.flatMap(({ teamId }) => (teamId === null || doomed.includes(teamId) ? [] : [teamId])));
  for (const teamId of teamIds) {
    const [heir] = await tx
      .select({ userId: teamMember.userId })
      .from(teamMember)
      .where(and(eq(teamMember.teamId, teamId), ne(teamMember.userId, userId)))
      .orderBy(sql`${teamMember.role} <> 'owner'`, asc(teamMember.joinedAt), asc(teamMember.userId))
      .limit(1);
    if (!heir) continue;
    await tx
      .update(upload)
      .set(heir)
      .where(and(isUpload, eq(upload.teamId, teamId)));
    await tx
      .update(creditEntry)
      .set(heir)
      .where(and(isCredit, eq(creditEntry.teamId, teamId)));
    await tx
      .update(task)
      .set(heir)
      .where(and(isTask, eq(task.teamId, teamId)));
  }
}

/** Forgets invitations to the person and by them, and the links of teams that they looked after: they may know them. */
async function forgetInvites(tx: Database, userId: string, email: string): Promise<void> {
  const isManaged = and(eq(teamMember.userId, userId), inArray(teamMember.role, ["owner", "admin"]));
  const managed = tx.select({ id: teamMember.teamId }).from(teamMember).where(isManaged);
  const isLinkOfTheirs = and(isNull(teamInvite.email), inArray(teamInvite.teamId, managed));
  await tx.delete(teamInvite).where(or(eq(teamInvite.email, email), eq(teamInvite.invitedBy, userId), isLinkOfTheirs));
}

/** Forgets conversations with support, and what only the person was told; what they wrote to others stays. */
async function forgetMessages(tx: Database, userId: string): Promise<void> {
  const mine = tx
    .select({ id: messageRecipient.messageId })
    .from(messageRecipient)
    .where(eq(messageRecipient.userId, userId));
  const shared = tx
    .select({ id: messageRecipient.messageId })
    .from(messageRecipient)
    .where(ne(messageRecipient.userId, userId));
  const isSupport = and(eq(message.type, "help"), or(eq(message.fromUserId, userId), inArray(message.id, mine)));
  const isToldAlone = and(
    inArray(message.type, ["system", "AI", "notification"]),
    inArray(message.id, mine),
    sql`${message.id} not in ${shared}`,
  );
  await tx.delete(message).where(or(isSupport, isToldAlone));
}
