import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../../kernel/db/open.ts";
import { signInChallenge } from "../../../kernel/db/schema.ts";
import { hashSecret, newSecret } from "../../../kernel/ids.ts";

type Challenge = typeof signInChallenge.$inferSelect;

/** How long a browser has to answer. */
export const challengeLifetimeMs = 5 * 60_000;

/** So many codes are taken before the sign-in begins again. */
const mostTries = 5;

/** Begins to wait for an answer of one browser. Returns the secret for its cookie; only the hash is stored. */
export async function beginChallenge(
  db: Database,
  now: Date,
  wanted: Pick<Challenge, "purpose"> & Partial<Pick<Challenge, "userId" | "via">>,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
  await db.insert(signInChallenge).values({ tokenHash: hashSecret(secret), ...wanted, expiresAt });
  return secret;
}

const isAlive = (secret: string, purpose: Challenge["purpose"], now: Date) =>
  and(
    eq(signInChallenge.tokenHash, hashSecret(secret)),
    eq(signInChallenge.purpose, purpose),
    gt(signInChallenge.expiresAt, now),
  );

/** Counts a code that is tried. Returns what it is tried for; undefined where that is over, or five were. */
export async function countCode(db: Database, now: Date, secret: string): Promise<Challenge | undefined> {
  const [found] = await db
    .update(signInChallenge)
    .set({ tries: sql`${signInChallenge.tries} + 1` })
    .where(and(isAlive(secret, "secondStep", now), lt(signInChallenge.tries, mostTries)))
    .returning();
  return found;
}

/** Takes a challenge: it was answered, rightly or not. Of several calls one wins; the others get undefined. */
export async function takeChallenge(
  db: Database,
  now: Date,
  secret: string,
  purpose: Challenge["purpose"],
): Promise<Challenge | undefined> {
  const [taken] = await db
    .delete(signInChallenge)
    .where(isAlive(secret, purpose, now))
    .returning();
  return taken;
}

/** Ends what a person's sign-ins wait for: what they began with counts no more. */
export async function endChallenges(db: Database, userId: string): Promise<void> {
  await db.delete(signInChallenge).where(eq(signInChallenge.userId, userId));
}
