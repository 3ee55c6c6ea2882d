import { and, eq, exists, gt, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { session, team, teamMember, user } from "../../kernel/db/schema.ts";
import { hashSecret, newSecret } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";

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
  via: "link" | "password";
  createdAt: Date;
  user: Pick<typeof user.$inferSelect, "id" | "email" | "passwordHash">;
  personalTeamId: string;
  /** Whether the person belongs to the team that was asked about, which nobody has deleted. */
  isMember: boolean;
  /** It was just prolonged: the browser should hear of it. */
  isRenewed: boolean;
}

/** Begins a session. Returns the secret for the cookie; only its hash is stored. */
export async function beginSession(db: Database, now: Date, userId: string, via: Session["via"]): Promise<string> {
  const secret = newSecret();
  const expiresAt = endOf(now, now);
  await db
    .insert(session)
    .values({ tokenHash: hashSecret(secret), userId, via, createdAt: now, lastSeenAt: now, expiresAt });
  return secret;
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

/** Ends the session behind a cookie's secret, if there is one. */
export async function endSession(db: Database, secret: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, hashSecret(secret)));
}

/** Signs a person out everywhere but here. */
export async function endOtherSessions(db: Database, current: Session): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, current.user.id), ne(session.tokenHash, current.tokenHash)));
}
