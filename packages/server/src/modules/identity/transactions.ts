import { and, eq, gt, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { providerSignIn } from "../../kernel/db/schema.ts";
import { hashSecret, newSecret } from "../../kernel/ids.ts";

/** How long a person may take at their provider, in milliseconds. */
export const signInLifetimeMs = 10 * 60_000;

/** A sign-in at a provider that a browser has begun. */
export type UnderWay = Pick<typeof providerSignIn.$inferSelect, "providerId" | "returnTo">;

/** Notes that a browser goes to a provider. Returns the secret with which it has to come back; only its hash is stored. */
export async function beginUnderWay({ db, now }: Pick<Context, "db" | "now">, underWay: UnderWay): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now().getTime() + signInLifetimeMs);
  await db.insert(providerSignIn).values({ tokenHash: hashSecret(secret), ...underWay, expiresAt });
  return secret;
}

/** Takes a sign-in that is under way, in time and once: of calls at the same time one gets it. Undefined where there is none such. */
export async function takeUnderWay(
  { db, now }: Pick<Context, "db" | "now">,
  secret: string,
): Promise<UnderWay | undefined> {
  const [taken] = await db
    .delete(providerSignIn)
    .where(and(eq(providerSignIn.tokenHash, hashSecret(secret)), gt(providerSignIn.expiresAt, now())))
    .returning({ providerId: providerSignIn.providerId, returnTo: providerSignIn.returnTo });
  return taken;
}

/** Forgets sign-ins that nobody came back from in time. */
export async function purgeUnderWay({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(providerSignIn).where(lt(providerSignIn.expiresAt, now()));
}
