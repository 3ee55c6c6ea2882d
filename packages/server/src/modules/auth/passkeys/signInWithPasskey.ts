import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import type { Agent } from "../../../capabilities/session/agent.ts";
import { beginSession } from "../../../capabilities/session/sessions.ts";
import { passkey, user } from "../../../kernel/db/schema.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { beginChallenge, challengeLifetimeMs, takeChallenge } from "../secondFactor/challenges.ts";
import { requireOwnWay } from "../waysIn.ts";
import { partyOf } from "./party.ts";

type Row = typeof passkey.$inferSelect;
type Credential = Schemas["PasskeySignInRequest"]["credential"];

/** Begins a sign-in with a passkey. Returns what the browser asks its passkeys, and the secret for its cookie. */
export async function beginPasskeySignIn(
  context: Pick<Context, "db" | "config" | "now">,
): Promise<{ options: Schemas["PasskeyRequestOptions"]; secret: string }> {
  const secret = await beginChallenge(context.db, context.now(), { purpose: "passkeySignIn" });
  const { challenge, timeout } = await generateAuthenticationOptions({
    rpID: partyOf(context.config).id,
    challenge: Buffer.from(secret, "base64url"),
    timeout: challengeLifetimeMs,
    userVerification: "required",
  });
  const options = { challenge, rpId: partyOf(context.config).id, userVerification: "required" as const };
  return { options: { ...options, ...(timeout !== undefined && { timeout }) }, secret };
}

const unknown = () =>
  new Refusal("unauthenticated", "This passkey is not known here. Sign in another way, and add it again.");
const notRight = () => new Refusal("unauthenticated", "The passkey did not sign you in. Please try again.");

/** Checks an answer against what is known of its passkey. Returns how often that has signed now. */
async function checkAnswer(
  context: Pick<Context, "config" | "log">,
  expectedChallenge: string,
  row: Row,
  response: Credential,
): Promise<number> {
  const { id, origin } = partyOf(context.config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { clientExtensionResults: {}, ...response },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: Buffer.from(row.publicKey, "base64url"),
        counter: row.counter,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    context.log.info({ why: (error as Error).message, passkey: row.id }, "a passkey's answer was not taken");
  }
  throw notRight();
}

/**
 * Signs in with what a passkey answered: its owner was there and showed that it is they, so that it counts as both steps. Throws a Refusal of kind
 * `unauthenticated`: for a passkey that is not known, an answer that is wrong, too late or was given before, and one whose counter did not go up;
 * of kind `refused` where its person has to sign in by a provider.
 */
export async function signInWithPasskey(
  context: Pick<Context, "db" | "config" | "now" | "log">,
  agent: Agent,
  secret: string | undefined,
  credential: Credential,
): Promise<{ session: string; userId: string }> {
  if (!secret || !(await takeChallenge(context.db, context.now(), secret, "passkeySignIn"))) throw notRight();
  const [found] = await context.db
    .select({ row: passkey, email: user.email })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.credentialId, credential.id));
  if (!found) throw unknown();
  const { row, email } = found;
  requireOwnWay(context, email);
  const counter = await checkAnswer(context, secret, row, credential);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const isUnchanged = and(eq(passkey.id, row.id), eq(passkey.counter, row.counter));
    const used = await tx.update(passkey).set({ counter, lastUsedAt: now }).where(isUnchanged).returning();
    if (used.length === 0) throw notRight();
    return { session: await beginSession(tx, now, row.userId, "passkey", agent), userId: row.userId };
  });
}
