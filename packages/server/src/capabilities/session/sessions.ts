import { and, desc, eq, exists, gt, inArray, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { knownBrowser, session, team, teamMember, user } from "../../kernel/db/schema.ts";
import { hashSecret, newId, newSecret } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Agent } from "./agent.ts";

const day = 24 * 60 * 60_000;

/** How long a session lives after it was last used. */
export const sessionLifetimeMs = 60 * day;

/** How long a session lives at most, however often it is used. */
const longestSessionMs = 180 * day;

/** When a session ends that is used now. */
const endOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + sessionLifetimeMs, createdAt.getTime() + longestSessionMs));

/** A session is renewed at most once in this time, so that not every call writes. */
const renewalIntervalMs = day / 24;

/** A live session, with the person and the personal account behind it. */
export interface Session {
  tokenHash: string;
  /** How it began. */
  via: "link" | "password" | "passkey" | "provider";
  createdAt: Date;
  user: Pick<typeof user.$inferSelect, "id" | "email" | "passwordHash">;
  personalTeamId: string;
  /** Whether the person belongs to the team that was asked about, which nobody has deleted. */
  isMember: boolean;
  /** It was just prolonged: the browser should hear of it. */
  isRenewed: boolean;
}

/** In so many browsers a person is signed in at most: beyond them, the one ends that was used least lately. */
const mostSessions = 100;

/** Begins a session. Returns the secret for the cookie; only its hash is stored. */
export async function beginSession(
  db: Database,
  now: Date,
  userId: string,
  via: Session["via"],
  agent: Agent,
): Promise<string> {
  const beyond = db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .offset(mostSessions - 1);
  await db.delete(session).where(inArray(session.tokenHash, beyond));
  const secret = newSecret();
  const expiresAt = endOf(now, now);
  await db.insert(session).values({
    tokenHash: hashSecret(secret),
    id: newId(),
    userId,
    via,
    ...agent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return secret;
}

/** The live sessions of a person, the one that was used last first. At most `mostSessions`. */
export async function listSessions(
  { db, now }: Pick<Kernel, "db" | "now">,
  userId: string,
): Promise<(typeof session.$inferSelect)[]> {
  const oldestStart = new Date(now().getTime() - longestSessionMs);
  return db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now()), gt(session.createdAt, oldestStart)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .limit(mostSessions);
}

/** Ends a session of a person by its id. False where they have none of that id, or no longer. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

const readSession = prepareRead(
  "session",
  ["tokenHash", "now", "oldestStart", "teamId"],
  (db, { tokenHash, now, oldestStart, teamId }) => {
    const asked = alias(team, "asked");
    return db
      .select({
        via: session.via,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        user: { id: user.id, email: user.email, passwordHash: user.passwordHash },
        personalTeamId: team.id,
        isMember: exists(
          db
            .select({ id: asked.id })
            .from(teamMember)
            .innerJoin(asked, and(eq(asked.id, teamMember.teamId), isNull(asked.deletedAt)))
            .where(and(eq(teamMember.teamId, teamId), eq(teamMember.userId, user.id))),
        ).mapWith(Boolean),
      })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .innerJoin(team, eq(team.personalOf, user.id))
      .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), gt(session.createdAt, oldestStart)));
  },
);

/**
 * The live session behind a cookie's secret, prolonged where it is time; undefined where there is none. With a `teamId` it says
 * whether the person is a member of that team.
 */
export async function findSession(
  context: Pick<Kernel, "db" | "now">,
  secret: string,
  teamId?: string,
): Promise<Session | undefined> {
  const tokenHash = hashSecret(secret);
  const now = context.now();
  const [found] = await readSession(context.db, {
    tokenHash,
    now: now.toISOString(),
    oldestStart: new Date(now.getTime() - longestSessionMs).toISOString(),
    teamId: teamId ?? null,
  });
  if (!found) return undefined;
  const { lastSeenAt, ...live } = found;
  const isRenewed = now.getTime() - lastSeenAt.getTime() >= renewalIntervalMs;
  if (isRenewed)
    await context.db
      .update(session)
      .set({ lastSeenAt: now, expiresAt: endOf(live.createdAt, now) })
      .where(eq(session.tokenHash, tokenHash));
  return { tokenHash, ...live, isRenewed };
}

/** Ends the session behind a cookie's secret. Returns whose it was; undefined where there is none. */
export async function endSession(db: Database, secret: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.tokenHash, hashSecret(secret)))
    .returning({ userId: session.userId });
  return ended?.userId;
}

/** Signs a person out in every browser, which none of them is known by any more. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(session).where(eq(session.userId, userId));
  await db.delete(knownBrowser).where(eq(knownBrowser.userId, userId));
}

/** Signs a person out everywhere but here. Returns how many sessions that ended. */
export async function endOtherSessions(db: Database, current: Session): Promise<number> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, current.user.id), ne(session.tokenHash, current.tokenHash)))
    .returning({ userId: session.userId });
  return ended.length;
}
