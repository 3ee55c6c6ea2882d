import { and, isNull, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { knownBrowser, secondFactor, session, signInChallenge, signInLink } from "../../kernel/db/schema.ts";

const day = 24 * 60 * 60_000;
const week = 7 * day;

/**
 * Forgets sessions, browsers and challenges whose time is over, links a week after theirs, and apps for codes that were set up a day ago and never
 * used.
 */
export async function purgeSessions({ db, now, log }: Pick<Context, "db" | "now" | "log">): Promise<void> {
  const ended = await db.delete(session).where(lt(session.expiresAt, now())).returning({ userId: session.userId });
  if (ended.length > 0) log.info({ event: "sessionEnded", why: "expired", sessions: ended.length }, "sessions expired");
  await db.delete(knownBrowser).where(lt(knownBrowser.expiresAt, now()));
  await db.delete(signInLink).where(lt(signInLink.expiresAt, new Date(now().getTime() - week)));
  await db.delete(signInChallenge).where(lt(signInChallenge.expiresAt, now()));
  const isLeft = lt(secondFactor.createdAt, new Date(now().getTime() - day));
  await db.delete(secondFactor).where(and(isNull(secondFactor.onSince), isLeft));
}
