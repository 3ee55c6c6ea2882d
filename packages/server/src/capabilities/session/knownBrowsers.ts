import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { knownBrowser, user } from "../../kernel/db/schema.ts";
import { hashSecret, newSecret } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";

/** How long a browser is known after somebody last signed in with it: as long as browsers keep a cookie. */
export const knownBrowserLifetimeMs = 400 * 24 * 60 * 60_000;

/**
 * Remembers that a person signed in with a browser, whatever becomes of the session. Returns the secret for its cookie: the one it
 * has, where it is known of somebody already, otherwise a new one.
 */
export async function rememberBrowser(
  { db, now }: Pick<Kernel, "db" | "now">,
  userId: string,
  given: string | undefined,
): Promise<string> {
  const [known] = given
    ? await db
        .select()
        .from(knownBrowser)
        .where(eq(knownBrowser.tokenHash, hashSecret(given)))
        .limit(1)
    : [];
  const secret = given && known ? given : newSecret();
  const expiresAt = new Date(now().getTime() + knownBrowserLifetimeMs);
  await db
    .insert(knownBrowser)
    .values({ tokenHash: hashSecret(secret), userId, expiresAt })
    .onConflictDoUpdate({ target: [knownBrowser.tokenHash, knownBrowser.userId], set: { expiresAt } });
  return secret;
}

/** Whether the person with an address has signed in with the browser before. */
export async function isKnownBrowser(
  { db, now }: Pick<Kernel, "db" | "now">,
  secret: string | undefined,
  email: string,
): Promise<boolean> {
  if (!secret) return false;
  const [found] = await db
    .select({ userId: knownBrowser.userId })
    .from(knownBrowser)
    .innerJoin(user, and(eq(user.id, knownBrowser.userId), eq(user.email, email)))
    .where(and(eq(knownBrowser.tokenHash, hashSecret(secret)), gt(knownBrowser.expiresAt, now())));
  return found !== undefined;
}

/** As isKnownBrowser, of a person by their id. */
export async function isKnownBrowserOf(
  { db, now }: Pick<Kernel, "db" | "now">,
  secret: string | undefined,
  userId: string,
): Promise<boolean> {
  if (!secret) return false;
  const isTheirs = and(eq(knownBrowser.userId, userId), gt(knownBrowser.expiresAt, now()));
  const found = await db
    .select({ userId: knownBrowser.userId })
    .from(knownBrowser)
    .where(and(eq(knownBrowser.tokenHash, hashSecret(secret)), isTheirs));
  return found.length > 0;
}

/** Forgets the browsers of a person, but for the one that they use now. */
export async function forgetOtherBrowsers(db: Database, userId: string, secret: string | undefined): Promise<void> {
  const isOther = secret ? ne(knownBrowser.tokenHash, hashSecret(secret)) : undefined;
  await db.delete(knownBrowser).where(and(eq(knownBrowser.userId, userId), isOther));
}
