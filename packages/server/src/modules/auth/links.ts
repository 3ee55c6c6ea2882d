import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Caller } from "../../capabilities/session/caller.ts";
import { isKnownBrowser } from "../../capabilities/session/knownBrowsers.ts";
import type { Agent } from "../../capabilities/session/agent.ts";
import type { Database } from "../../kernel/db/open.ts";
import { signInLink } from "../../kernel/db/schema.ts";
import { hashSecret, newSecret } from "../../kernel/ids.ts";
import {
  countTry,
  isWithin,
  linksPerEmail,
  linksPerEmailAndNetwork,
  linksPerKnownBrowser,
} from "../../kernel/rateLimits.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { findOrMakeAccount, normaliseEmail } from "./accounts.ts";
import { beginSignIn, type SignInBegun } from "./secondFactor/beginSignIn.ts";
import { requireOwnWay } from "./waysIn.ts";
import { signInMail } from "./signInMail.ts";

/** How long a sign-in link lives. */
const linkLifetimeMs = 10 * 60_000;

/**
 * A page of the app, without any token and without a fragment. `returnTo` is a path of the app; anything that would leave its origin leads to
 * the start page.
 */
export function pageOf(publicUrl: string, returnTo: string | undefined): URL {
  const base = new URL(publicUrl);
  let page = new URL("/", base);
  if (returnTo && URL.canParse(returnTo, base.href)) {
    const asked = new URL(returnTo, base);
    if (asked.origin === base.origin && returnTo.startsWith("/")) page = asked;
  }
  page.searchParams.delete("token");
  page.hash = "";
  return page;
}

/** The page that a link leads to, with the token in its fragment, which no server and no log on the way gets to see. */
export function linkAddress(publicUrl: string, returnTo: string | undefined, token: string): string {
  const page = pageOf(publicUrl, returnTo);
  page.hash = new URLSearchParams({ token }).toString();
  return page.href;
}

/**
 * Counts a request for a link. Returns whether one is to be sent: beyond what all together may ask for an address it is not, and
 * nobody is told. Throws a Refusal of kind `tooMany` for who asks too often.
 */
async function maySend(context: Context, caller: Caller, email: string): Promise<boolean> {
  if (await isKnownBrowser(context, caller.browser, email)) {
    await countTry(context, linksPerKnownBrowser, `${caller.browser} ${email}`);
    return true;
  }
  await countTry(context, linksPerEmailAndNetwork, `${email} ${caller.network}`);
  return isWithin(context, linksPerEmail, email);
}

/** Mails a sign-in link, alike to people who have an account and to people who have none yet. Older ones go on working. */
export async function mailSignInLink(
  context: Context,
  caller: Caller,
  typedEmail: string,
  returnTo: string | undefined,
): Promise<void> {
  const email = normaliseEmail(typedEmail);
  requireOwnWay(context, email);
  if (!(await maySend(context, caller, email))) {
    context.log.warn({ network: caller.network }, "too many sign-in links were asked for one address: none was sent");
    return;
  }
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
export type Redeemed = (SignInBegun & { email: string }) | { invalid: true; email: string | undefined };

/** Holds the links of an address that still work, in one order for all, and says which they are. */
async function holdLiveLinks(tx: Database, now: Date, email: string): Promise<string[]> {
  const isLive = and(eq(signInLink.email, email), isNull(signInLink.usedAt), gt(signInLink.expiresAt, now));
  const { tokenHash, seq } = signInLink;
  const rows = await tx.select({ tokenHash }).from(signInLink).where(isLive).orderBy(asc(seq)).for("update");
  return rows.map((row) => row.tokenHash);
}

/**
 * Takes the token of a link as the first step of a sign-in: unused and in time. With it all links of its address that were mailed before
 * have had their use; of calls at the same time one wins, whichever link each has. Makes the account where the address is new. Throws a
 * Refusal of kind `refused` where its person has to sign in by a provider.
 */
export async function redeemLink(context: Context, token: string, agent: Agent): Promise<Redeemed> {
  const tokenHash = hashSecret(token);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ email: signInLink.email })
      .from(signInLink)
      .where(eq(signInLink.tokenHash, tokenHash));
    if (!known) return { invalid: true, email: undefined };
    const { email } = known;
    requireOwnWay(context, email);
    const live = await holdLiveLinks(tx, now, email);
    if (!live.includes(tokenHash)) return { invalid: true, email };
    await tx.update(signInLink).set({ usedAt: now }).where(inArray(signInLink.tokenHash, live));
    const userId = await findOrMakeAccount(context, tx, email);
    return { ...(await beginSignIn(tx, now, userId, "link", agent)), email };
  });
}
