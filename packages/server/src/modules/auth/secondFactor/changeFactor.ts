import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import { openSecret, sealSecret } from "../../../capabilities/secrets/seal.ts";
import { secondFactorPlace } from "../../../capabilities/secrets/trySecrets.ts";
import type { Caller } from "../../../capabilities/session/caller.ts";
import { endAllSessions } from "../../../capabilities/session/sessions.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { secondFactor, user } from "../../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { endChallenges } from "./challenges.ts";
import { checkStep, countStep } from "./checkStep.ts";
import { countRecoveryCodes, forgetRecoveryCodes, replaceRecoveryCodes } from "./recoveryCodes.ts";
import { tellOfFactor } from "./tellOfFactor.ts";
import { newCodeSecret, setupAddress, stepOf } from "./timeCodes.ts";

/** A setup that is not ended by a code in this time begins again. */
const setupLifetimeMs = 15 * 60_000;

/** What is said of a code that is not right, of an app or a recovery code. */
export const wrongStep = "This code is not right, or was used already.";

const wrong = (id: string, title: string) =>
  new Refusal("refused", wrongStep, { fields: [{ id, title, message: wrongStep }] });

const isOf = (userId: string) => eq(secondFactor.userId, userId);

/** How the two-step sign-in of a person stands. */
export async function describeFactor(
  db: Database,
  userId: string,
): Promise<Pick<Schemas["SecondFactor"], "isOn" | "since" | "recoveryCodesLeft">> {
  const [found] = await db.select({ since: secondFactor.onSince }).from(secondFactor).where(isOf(userId));
  return {
    isOn: Boolean(found?.since),
    ...(found?.since && { since: found.since.toISOString() }),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/** Makes the secret that an app takes over. Throws a Refusal of kind `refused` where two-step sign-in is on. */
export async function setUpFactor(
  { db, config, now }: Pick<Context, "db" | "config" | "now">,
  { id: userId, email }: { id: string; email: string },
): Promise<Schemas["SecondFactorSetup"]> {
  const secret = newCodeSecret();
  const made = { secret: sealSecret(config, secret, secondFactorPlace(userId)), createdAt: now() };
  const [kept] = await db
    .insert(secondFactor)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: secondFactor.userId, set: made, setWhere: isNull(secondFactor.onSince) })
    .returning({ userId: secondFactor.userId });
  if (!kept) throw new Refusal("refused", "Two-step sign-in is on already.");
  return { secret, address: setupAddress(secret, email) };
}

/**
 * Turns two-step sign-in on, once the app has shown that it has the secret. Returns the recovery codes. Throws a Refusal: `refused` for a
 * wrong code and where the setup is too old, `tooMany`.
 */
export async function turnOnFactor(context: Context, caller: Caller, userId: string, code: string): Promise<string[]> {
  await countStep(context, caller, userId);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const isFresh = gt(secondFactor.createdAt, new Date(now.getTime() - setupLifetimeMs));
    const isWaiting = and(isOf(userId), isNull(secondFactor.onSince), isFresh);
    const [found] = await tx.select().from(secondFactor).where(isWaiting).for("update");
    const secret = found && openSecret(context.config, found.secret, secondFactorPlace(userId));
    if (secret === undefined) throw new Refusal("refused", "This took too long. Please begin again.");
    const lastStep = stepOf(secret, code, now);
    if (lastStep === undefined) throw wrong("code", "Code");
    await tx.update(secondFactor).set({ onSince: now, lastStep }).where(isOf(userId));
    await tellOfFactor(context, tx, userId, "twoStepOn");
    return replaceRecoveryCodes(tx, userId);
  });
}

/** Does something in a transaction in which a person has shown a code. Throws a Refusal: `refused` for a wrong one, `tooMany`. */
async function withStep<Result>(
  context: Context,
  caller: Caller,
  userId: string,
  shown: Schemas["SecondStepRequest"],
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  await countStep(context, caller, userId);
  return context.db.transaction(async (tx) => {
    if (!(await checkStep(context, tx, userId, shown)))
      throw shown.code === undefined ? wrong("recoveryCode", "Recovery code") : wrong("code", "Code");
    return work(tx);
  });
}

/** Makes ten new recovery codes in place of the old ones. Throws a Refusal: `refused` for a wrong code, `tooMany`. */
export const renewRecoveryCodes = (
  context: Context,
  caller: Caller,
  userId: string,
  shown: Schemas["SecondStepRequest"],
): Promise<string[]> =>
  withStep(context, caller, userId, shown, async (tx) => {
    await tellOfFactor(context, tx, userId, "recoveryCodesMade");
    return replaceRecoveryCodes(tx, userId);
  });

async function removeFactor(tx: Database, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(secondFactor)
    .where(and(isOf(userId), isNotNull(secondFactor.onSince)))
    .returning({ userId: secondFactor.userId });
  await forgetRecoveryCodes(tx, userId);
  await endChallenges(tx, userId);
  return removed.length > 0;
}

/** Turns two-step sign-in off. Throws a Refusal: `refused` for a wrong code, `tooMany`. */
export const turnOffFactor = (
  context: Context,
  caller: Caller,
  userId: string,
  shown: Schemas["SecondStepRequest"],
): Promise<void> =>
  withStep(context, caller, userId, shown, async (tx) => {
    await removeFactor(tx, userId);
    await tellOfFactor(context, tx, userId, "twoStepOff");
  });

/**
 * Turns the two-step sign-in of somebody off who has lost it, signs them out everywhere and mails them. Throws a Refusal: `notFound`,
 * `refused` for oneself and where it is not on.
 */
export async function endFactorOf(context: Context, adminId: string, userId: string): Promise<void> {
  if (userId === adminId)
    throw new Refusal("refused", "Turn your own two-step sign-in off under User Information, with a code.");
  await context.db.transaction(async (tx) => {
    const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId));
    if (!person) throw notFound("person");
    if (!(await removeFactor(tx, userId))) throw new Refusal("refused", "They have no two-step sign-in.");
    await endAllSessions(tx, userId);
    await tellOfFactor(context, tx, userId, "twoStepEnded");
  });
}
