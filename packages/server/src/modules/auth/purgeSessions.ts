import { lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { knownBrowser, session, signInLink } from "../../kernel/db/schema.ts";

const week = 7 * 24 * 60 * 60_000;

/** Forgets sessions and browsers whose time is over, and links a week after theirs. */
export async function purgeSessions({ db, now, log }: Pick<Context, "db" | "now" | "log">): Promise<void> {
  const ended = await db.delete(session).where(lt(session.expiresAt, now())).returning({ userId: session.userId });
  if (ended.length > 0) log.info({ event: "sessionEnded", why: "expired", sessions: ended.length }, "sessions expired");
  await db.delete(knownBrowser).where(lt(knownBrowser.expiresAt, now()));
  await db.delete(signInLink).where(lt(signInLink.expiresAt, new Date(now().getTime() - week)));
}
