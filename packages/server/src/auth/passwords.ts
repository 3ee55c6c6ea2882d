import { hash, verify } from "@node-rs/argon2";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { signInLink, user } from "../db/schema.ts";
import { passwordChangedMail } from "../mail/passwordChangedMail.ts";
import { queueMail } from "../mail/queueMail.ts";
import { Refusal } from "../refusal.ts";
import { normaliseEmail } from "./accounts.ts";
import { countTry, passwordsPerEmail } from "./rateLimits.ts";
import { beginSession, endOtherSessions, type Session } from "./sessions.ts";

/** The OWASP password storage cheat sheet's first choice for argon2id (the library's default variant). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A session that began with a sign-in link this recently may set a new password without the old one. */
const linkSessionMs = 15 * 60_000;

let unknownAccountHash: Promise<string> | undefined;

/** Verifying against this takes as long as against a real one, so that time does not tell who has an account. */
const hashOfNobody = () => (unknownAccountHash ??= hash("nobody has this password", cost));

/** Whether the account of an address has a password; false for an unknown address, after the same work. */
export async function hasPassword(context: Pick<Context, "db">, email: string): Promise<boolean> {
  const [found] = await context.db
    .select({ hasPassword: sql<boolean>`coalesce(bool_or(${user.passwordHash} is not null), false)` })
    .from(user)
    .where(eq(user.email, normaliseEmail(email)));
  return found?.hasPassword ?? false;
}

/** Begins a session for the right password. Throws a Refusal: `unauthenticated`, or `tooMany` after ten tries. */
export async function signInWithPassword(
  context: Context,
  typedEmail: string,
  password: string,
): Promise<{ secret: string; userId: string }> {
  const email = normaliseEmail(typedEmail);
  await countTry(context, passwordsPerEmail, email);
  const [found] = await context.db.select().from(user).where(eq(user.email, email));
  const isRight = await verify(found?.passwordHash ?? (await hashOfNobody()), password);
  if (!found?.passwordHash || !isRight) throw new Refusal("unauthenticated", "Invalid email or password");
  return { secret: await beginSession(context.db, context.now(), found.id, "password"), userId: found.id };
}

/**
 * Sets or changes the password of the person who is signed in, signs their other sessions out, voids links on their way and
 * mails a notice. Throws a Refusal of kind `refused` where the current password is needed and missing or wrong.
 */
export async function setPassword(
  context: Context,
  session: Session,
  password: string,
  currentPassword: string | undefined,
): Promise<void> {
  const now = context.now();
  const isFreshFromLink = session.via === "link" && now.getTime() - session.createdAt.getTime() <= linkSessionMs;
  const existing = session.user.passwordHash;
  if (existing && (currentPassword !== undefined || !isFreshFromLink)) {
    if (!currentPassword) throw new Refusal("refused", "Please enter your current password.");
    await countTry(context, passwordsPerEmail, session.user.email);
    if (!(await verify(existing, currentPassword))) throw new Refusal("refused", "The current password is wrong.");
  }
  const passwordHash = await hash(password, cost);
  await context.db.transaction(async (tx) => {
    await tx.update(user).set({ passwordHash }).where(eq(user.id, session.user.id));
    await endOtherSessions(tx, session);
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
  });
}
