import { hash, verify } from "@node-rs/argon2";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { queueMail } from "../../capabilities/mail/queueMail.ts";
import type { Caller } from "../../capabilities/session/caller.ts";
import { forgetOtherBrowsers, isKnownBrowser } from "../../capabilities/session/knownBrowsers.ts";
import { endOtherSessions, type Session } from "../../capabilities/session/sessions.ts";
import { signInLink, user } from "../../kernel/db/schema.ts";
import {
  confirmationsPerPerson,
  countTry,
  passwordsPerEmail,
  passwordsPerEmailAndNetwork,
  passwordsPerKnownBrowser,
} from "../../kernel/rateLimits.ts";
import { requiredProvider } from "../../kernel/providers.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { normaliseEmail } from "./accounts.ts";
import { isEasyToGuess } from "./easyPasswords.ts";
import { passwordChangedMail } from "./passwordChangedMail.ts";
import { beginSignIn, type SignInBegun } from "./secondFactor/beginSignIn.ts";
import { endChallenges } from "./secondFactor/challenges.ts";
import { requireOwnWay } from "./waysIn.ts";

/** The OWASP password storage cheat sheet's first choice for argon2id (the library's default variant). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A session that began with a sign-in link, a passkey or by a provider this recently may set a new password without the old one. */
const freshSessionMs = 15 * 60_000;

let unknownAccountHash: Promise<string> | undefined;

/** Verifying against this takes as long as against a real one, so that time does not tell who has an account. */
const hashOfNobody = () => (unknownAccountHash ??= hash("nobody has this password", cost));

/**
 * Whether the account of an address has a password; false for an unknown address, after the same work, and where a password would be
 * refused.
 */
export async function hasPassword(context: Pick<Context, "db" | "config">, email: string): Promise<boolean> {
  const [found] = await context.db
    .select({ hasPassword: sql<boolean>`coalesce(bool_or(${user.passwordHash} is not null), false)` })
    .from(user)
    .where(eq(user.email, normaliseEmail(email)));
  return found !== undefined && found.hasPassword && !requiredProvider(context.config, email);
}

/** Counts a try. What strangers tried does not keep a person out who has signed in with the same browser before. */
async function countPassword(context: Context, caller: Caller, email: string): Promise<void> {
  if (await isKnownBrowser(context, caller.browser, email))
    return countTry(context, passwordsPerKnownBrowser, `${caller.browser} ${email}`);
  await countTry(context, passwordsPerEmailAndNetwork, `${email} ${caller.network}`);
  await countTry(context, passwordsPerEmail, email);
}

/**
 * Takes the right password as the first step of a sign-in. Throws a Refusal: `unauthenticated`, `tooMany` after ten tries, or `refused`
 * where the person has to sign in by a provider.
 */
export async function signInWithPassword(
  context: Context,
  caller: Caller,
  typedEmail: string,
  password: string,
): Promise<SignInBegun> {
  const email = normaliseEmail(typedEmail);
  requireOwnWay(context, email);
  await countPassword(context, caller, email);
  const [found] = await context.db.select().from(user).where(eq(user.email, email));
  const isRight = await verify(found?.passwordHash ?? (await hashOfNobody()), password);
  if (!found?.passwordHash || !isRight) throw new Refusal("unauthenticated", "Invalid email or password");
  return beginSignIn(context.db, context.now(), found.id, "password", caller.agent);
}

/** A refusal that a form shows where it belongs. */
const fieldRefusal = (id: string, title: string, message: string): Refusal =>
  new Refusal("refused", message, { fields: [{ id, title, message }] });

/** How to do what only a session that is fresh may: with a new link, or at the provider where no link is sent. */
function freshSignInRefusal({ config }: Pick<Context, "config">, email: string): Refusal {
  const provider = requiredProvider(config, email);
  return provider
    ? new Refusal(
        "refused",
        `Please sign out and sign in with ${provider.name} again first. It is good for 15 minutes.`,
      )
    : fieldRefusal("link", "Sign-in link", "Please sign in with a new link first. It is good for 15 minutes.");
}

/** Whether the session began with a sign-in link, a passkey or by a provider so recently that it may do what otherwise needs the password. */
export const isFreshSignIn = (now: Date, session: Session): boolean =>
  session.via !== "password" && now.getTime() - session.createdAt.getTime() <= freshSessionMs;

/**
 * Makes sure that it is the person themself who asks: by the current password, or by a session that is fresh from a link or a passkey. Throws
 * a Refusal: `refused`, or `tooMany` after ten tries.
 */
export async function confirmPerson(
  context: Context,
  session: Session,
  currentPassword: string | undefined,
): Promise<void> {
  const { passwordHash, id, email } = session.user;
  if (isFreshSignIn(context.now(), session) && (currentPassword === undefined || !passwordHash)) return;
  if (!passwordHash) throw freshSignInRefusal(context, email);
  if (!currentPassword) throw new Refusal("refused", "Please enter your current password.");
  await countTry(context, confirmationsPerPerson, id);
  if (!(await verify(passwordHash, currentPassword))) throw new Refusal("refused", "The current password is wrong.");
}

/**
 * Sets or changes the password of the person who is signed in, signs their other sessions out, voids links on their way and
 * mails a notice. Returns how many sessions that ended. Throws a Refusal of kind `refused` for a password that is easy to guess or known from a leak, or where the person cannot show that it is
 * they who ask: by their current password or a session that is fresh from a link.
 */
export async function setPassword(
  context: Context,
  session: Session,
  browser: string | undefined,
  password: string,
  currentPassword: string | undefined,
): Promise<number> {
  const now = context.now();
  requireOwnWay(context, session.user.email);
  await confirmPerson(context, session, currentPassword);
  if (isEasyToGuess(password, session.user.email))
    throw fieldRefusal("password", "New password", "This password is too easy to guess. Choose another.");
  if (await context.breached.has(password))
    throw fieldRefusal(
      "password",
      "New password",
      "This password is known from a leak at another site. Choose another one, which you use nowhere else.",
    );
  const passwordHash = await hash(password, cost);
  return context.db.transaction(async (tx) => {
    await tx.update(user).set({ passwordHash }).where(eq(user.id, session.user.id));
    const ended = await endOtherSessions(tx, session);
    await forgetOtherBrowsers(tx, session.user.id, browser);
    await endChallenges(tx, session.user.id);
    await tx
      .update(signInLink)
      .set({ expiresAt: now })
      .where(and(eq(signInLink.email, session.user.email), isNull(signInLink.usedAt)));
    await queueMail(context, tx, {
      isProduct: false,
      userId: session.user.id,
      to: session.user.email,
      kind: "passwordChanged",
      ...passwordChangedMail(context.config.publicUrl),
    });
    return ended;
  });
}
