import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { passkey, user } from "../../../kernel/db/schema.ts";
import { newId } from "../../../kernel/ids.ts";
import { countTry, passkeysPerPerson } from "../../../kernel/rateLimits.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { beginChallenge, challengeLifetimeMs, takeChallenge } from "../secondFactor/challenges.ts";
import { tellOfFactor } from "../secondFactor/tellOfFactor.ts";
import { requireOwnWay } from "../waysIn.ts";
import { partyOf } from "./party.ts";

type Row = typeof passkey.$inferSelect;

/** What a passkey may sign with: ES256, which all can, Ed25519 and RS256. */
const algorithms = [-7, -8, -257];

/** As many as one person has at most. */
const mostPasskeys = 20;

const present = ({ id, name, addedAt, lastUsedAt, isSynced }: Row): Schemas["Passkey"] => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
});

const rowsOf = (db: Database, userId: string): Promise<Row[]> =>
  db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.addedAt), asc(passkey.id));

/** The passkeys of a person, the oldest first. */
export const listPasskeys = async (db: Database, userId: string): Promise<Schemas["Passkey"][]> =>
  (await rowsOf(db, userId)).map(present);

const refuseMore = (count: number): void => {
  if (count >= mostPasskeys) throw new Refusal("refused", `You have ${mostPasskeys} passkeys. Remove one first.`);
};

/** Begins to add a passkey. Returns what the browser makes one for, and the secret for its cookie. Throws a Refusal: `refused`, `tooMany`. */
export async function beginPasskey(
  context: Pick<Context, "db" | "config" | "now">,
  { id, email }: { id: string; email: string },
): Promise<{ options: Schemas["PasskeyCreationOptions"]; secret: string }> {
  requireOwnWay(context, email);
  await countTry(context, passkeysPerPerson, id);
  const known = await rowsOf(context.db, id);
  refuseMore(known.length);
  const secret = await beginChallenge(context.db, context.now(), { purpose: "passkeyAdding", userId: id });
  const options = await generateRegistrationOptions({
    rpName: "Grantwright",
    rpID: partyOf(context.config).id,
    userID: Buffer.from(id),
    userName: email,
    userDisplayName: email,
    challenge: Buffer.from(secret, "base64url"),
    timeout: challengeLifetimeMs,
    supportedAlgorithmIDs: algorithms,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options: options as Schemas["PasskeyCreationOptions"], secret };
}

const notRight = () => new Refusal("refused", "This passkey could not be added. Please begin again.");

/** What the browser made, checked: for this server, this challenge, and with the person's finger, face or PIN. */
async function readCredential(
  context: Pick<Context, "config" | "log">,
  expectedChallenge: string,
  credential: Schemas["AddPasskeyRequest"]["credential"],
) {
  const { id, origin } = partyOf(context.config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { clientExtensionResults: {}, ...credential },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    context.log.info({ why: (error as Error).message }, "a passkey was not taken");
  }
  throw notRight();
}

/**
 * Adds the passkey that a browser made. Throws a Refusal of kind `refused`: for an answer that is not right or too late, a passkey that is somebody's
 * already, and beyond twenty.
 */
export async function addPasskey(
  context: Pick<Context, "db" | "config" | "now" | "log" | "tasks">,
  userId: string,
  secret: string | undefined,
  { name, credential }: Schemas["AddPasskeyRequest"],
): Promise<Schemas["Passkey"]> {
  const taken = secret && (await takeChallenge(context.db, context.now(), secret, "passkeyAdding"));
  if (!secret || !taken || taken.userId !== userId) throw notRight();
  const { credential: made, credentialBackedUp } = await readCredential(context, secret, credential);
  return context.db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    refuseMore((await rowsOf(tx, userId)).length);
    const [row] = await tx
      .insert(passkey)
      .values({
        id: newId(),
        userId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString("base64url"),
        counter: made.counter,
        name: name.trim(),
        isSynced: credentialBackedUp,
        addedAt: context.now(),
      })
      .onConflictDoNothing({ target: passkey.credentialId })
      .returning();
    if (!row) throw new Refusal("refused", "This passkey is added already.");
    await tellOfFactor(context, tx, userId, "passkeyAdded");
    return present(row);
  });
}

const isTheirs = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id));

/** Gives a passkey of a person another name. Throws a Refusal of kind `notFound`. */
export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<Schemas["Passkey"]> {
  const [row] = await db.update(passkey).set({ name: name.trim() }).where(isTheirs(userId, id)).returning();
  if (!row) throw notFound("passkey");
  return present(row);
}

/** Removes a passkey of a person. Throws a Refusal of kind `notFound`. */
export async function removePasskey(
  context: Pick<Context, "db" | "config" | "now" | "tasks">,
  userId: string,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const removed = await tx.delete(passkey).where(isTheirs(userId, id)).returning({ id: passkey.id });
    if (removed.length === 0) throw notFound("passkey");
    await tellOfFactor(context, tx, userId, "passkeyRemoved");
  });
}
