import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import { isSealedNow, openSecret, sealSecret } from "../../../capabilities/secrets/seal.ts";
import { secondFactorPlace } from "../../../capabilities/secrets/trySecrets.ts";
import type { Caller } from "../../../capabilities/session/caller.ts";
import { isKnownBrowserOf } from "../../../capabilities/session/knownBrowsers.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { secondFactor } from "../../../kernel/db/schema.ts";
import {
  codesPerKnownBrowser,
  codesPerPerson,
  codesPerPersonAndNetwork,
  countTry,
} from "../../../kernel/rateLimits.ts";
import { countRecoveryCodes, takeRecoveryCode } from "./recoveryCodes.ts";
import { tellOfFactor } from "./tellOfFactor.ts";
import { stepOf } from "./timeCodes.ts";

/** What a second step is shown with. */
export type StepShown = "code" | "recoveryCode";

/** A person hears of it by mail when so many recovery codes are left. */
const fewCodes = 2;

/**
 * Counts a code that somebody gives for a person. What strangers tried does not keep a person out who has signed in with the same browser
 * before. Throws a Refusal of kind `tooMany`.
 */
export async function countStep(context: Context, caller: Caller, userId: string): Promise<void> {
  if (await isKnownBrowserOf(context, caller.browser, userId))
    return countTry(context, codesPerKnownBrowser, `${caller.browser} ${userId}`);
  await countTry(context, codesPerPersonAndNetwork, `${userId} ${caller.network}`);
  await countTry(context, codesPerPerson, userId);
}

/** Which of the two a person gave. */
export const shownBy = ({ code }: Schemas["SecondStepRequest"]): StepShown =>
  code === undefined ? "recoveryCode" : "code";

/**
 * Whether a code of the app or a recovery code is right, which with that has had its use: of calls at the same time one wins. In the caller's
 * transaction.
 */
export async function checkStep(
  context: Context,
  tx: Database,
  userId: string,
  { code, recoveryCode }: Schemas["SecondStepRequest"],
): Promise<boolean> {
  if (code !== undefined) return checkCode(context, tx, userId, code);
  if (recoveryCode === undefined || !(await takeRecoveryCode(tx, context.now(), userId, recoveryCode))) return false;
  if ((await countRecoveryCodes(tx, userId)) === fewCodes) await tellOfFactor(context, tx, userId, "recoveryCodesLow");
  return true;
}

async function checkCode(context: Context, tx: Database, userId: string, code: string): Promise<boolean> {
  const isOn = and(eq(secondFactor.userId, userId), isNotNull(secondFactor.onSince));
  const [found] = await tx.select().from(secondFactor).where(isOn);
  if (!found) return false;
  const secret = openSecret(context.config, found.secret, secondFactorPlace(userId));
  if (secret === undefined) {
    context.log.error({ person: userId }, "the secret of a two-step sign-in cannot be opened: SECRET_KEY has changed");
    return false;
  }
  const step = stepOf(secret, code, context.now());
  if (step === undefined) return false;
  const isNew = or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step));
  const used = await tx
    .update(secondFactor)
    .set({
      lastStep: step,
      ...(!isSealedNow(context.config, found.secret) && {
        secret: sealSecret(context.config, secret, secondFactorPlace(userId)),
      }),
    })
    .where(and(isOn, eq(secondFactor.secret, found.secret), isNew))
    .returning({ userId: secondFactor.userId });
  return used.length > 0;
}
