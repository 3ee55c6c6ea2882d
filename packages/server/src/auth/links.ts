import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { signInLink } from "../db/schema.ts";
import { hashSecret, newSecret } from "../ids.ts";
import { signInMail } from "../mail/signInMail.ts";
import { Refusal } from "../refusal.ts";
import { findOrMakeAccount, normaliseEmail } from "./accounts.ts";
import { countTry, linksPerEmail } from "./rateLimits.ts";
import { beginSession } from "./sessions.ts";

/** How long a sign-in link lives. */
const linkLifetimeMs = 10 * 60_000;

/**
 * The page of the app that a link leads to, with the token in its query. `returnTo` is a path of the app; anything that
 * would leave its origin leads to the start page.
 */
export function linkAddress(publicUrl: string, returnTo: string | undefined, token: string): string {
  const base = new URL(publicUrl);
  let page = new URL("/", base);
  if (returnTo && URL.canParse(returnTo, base.href)) {
    const asked = new URL(returnTo, base);
    if (asked.origin === base.origin && returnTo.startsWith("/")) page = asked;
  }
  page.searchParams.set("token", token);
  return page.href;
}

/** Mails a sign-in link, alike to people who have an account and to people who have none yet. It voids the older ones. */
export async function mailSignInLink(
  context: Context,
  typedEmail: string,
  returnTo: string | undefined,
): Promise<void> {
  const email = normaliseEmail(typedEmail);
  await countTry(context, linksPerEmail, email);
  const token = newSecret();
  const tokenHash = hashSecret(token);
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + linkLifetimeMs);
  await context.db.insert(signInLink).values({ tokenHash, email, createdAt, expiresAt });
  const address = linkAddress(context.config.publicUrl, returnTo, token);
  try {
    await context.mailer.send(signInMail(email, address, linkLifetimeMs / 60_000));
  } catch (error) {
    await context.db.delete(signInLink).where(eq(signInLink.tokenHash, tokenHash));
    context.log.error({ err: error }, "a sign-in link could not be mailed");
    throw new Refusal("unavailable", "We could not send the email. Please try again in a few minutes.");
  }
  context.mailer.showLink(email, address);
}

/** What came of a token. */
export type Redeemed = { secret: string; userId: string; email: string } | { invalid: true; email: string | undefined };

/**
 * Signs in with the token of a link: unused, in time, and the newest of its address. Of calls at the same time one wins.
 * Makes the account where the address is new.
 */
export async function redeemLink(context: Context, token: string): Promise<Redeemed> {
  const tokenHash = hashSecret(token);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(signInLink)
      .set({ usedAt: now })
      .where(
        and(
          eq(signInLink.tokenHash, tokenHash),
          isNull(signInLink.usedAt),
          gt(signInLink.expiresAt, now),
          sql`not exists (select 1 from ${signInLink} as newer where newer.email = ${signInLink.email} and newer.seq > ${signInLink.seq})`,
        ),
      )
      .returning({ email: signInLink.email });
    if (!claimed) {
      const [known] = await tx
        .select({ email: signInLink.email })
        .from(signInLink)
        .where(eq(signInLink.tokenHash, tokenHash));
      return { invalid: true, email: known?.email };
    }
    const userId = await findOrMakeAccount(context, tx, claimed.email);
    return { secret: await beginSession(tx, now, userId, "link"), userId, email: claimed.email };
  });
}
