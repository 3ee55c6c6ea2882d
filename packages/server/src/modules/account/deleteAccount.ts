import { setTimeout } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Session } from "../../capabilities/session/sessions.ts";
import type { Database } from "../../kernel/db/open.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { confirmPerson, normaliseEmail, removePerson } from "../auth/index.ts";
import type { Module } from "../module.ts";
import { findHeir, removeTeams, teamFates } from "../teams/index.ts";

/**
 * Deletes the account of the person who is signed in, with their personal account and the teams in which nobody else is. Other
 * teams keep the documents, files and credits that came from the person, and the messages, under the name they were written
 * under. Throws a Refusal of kind `refused`: for another address than theirs, without a password or a fresh link, or while they
 * are the last owner of a team with others.
 */
export async function deleteAccount(
  context: Context,
  modules: readonly Pick<Module, "erase">[],
  session: Session,
  typedEmail: string,
  currentPassword: string | undefined,
): Promise<void> {
  const { id: userId, email } = session.user;
  if (normaliseEmail(typedEmail) !== email) throw new Refusal("refused", "This is not the address of your account.");
  await confirmPerson(context, session, currentPassword);
  const { personalTeamId } = session;
  const leftToDo = await givingWay(context.db, async (tx) => {
    for (const { erase } of modules) await erase?.hold?.(tx, { userId, personalTeamId });
    const fates = await teamFates(tx, userId);
    const blocking = fates.filter(({ fate }) => fate === "blocking").map(({ name }) => `“${name}”`);
    if (blocking.length > 0)
      throw new Refusal(
        "refused",
        `You are the last owner of ${blocking.join(", ")}. Make somebody else an owner first.`,
      );
    const doomed = [personalTeamId, ...fates.flatMap(({ id, fate }) => (fate === "deleted" ? [id] : []))];
    const heirOf = (teamId: string) => findHeir(tx, teamId, userId);
    const left = [];
    for (const { erase } of modules)
      left.push(await erase?.forget?.(context, tx, { userId, email, personalTeamId, doomed, heirOf }));
    await removeTeams(tx, doomed);
    await removePerson(tx, userId);
    return left;
  });
  // The account is gone, and that is what is answered: what cannot be removed now goes with the purge, as what belongs to nothing.
  for (const work of leftToDo)
    await work?.().catch((err: unknown) => context.log.error({ err }, "what is left of a deleted account goes later"));
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
