import { and, eq, isNotNull } from "drizzle-orm";
import type { Agent } from "../../../capabilities/session/agent.ts";
import { beginSession } from "../../../capabilities/session/sessions.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { secondFactor } from "../../../kernel/db/schema.ts";
import { beginChallenge } from "./challenges.ts";

/** What came of a first step that was right: a session, or the secret of what waits for the second step. */
export type SignInBegun = { userId: string } & ({ session: string } | { challenge: string });

/** Whether a person signs in with two steps. */
async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const isOn = and(eq(secondFactor.userId, userId), isNotNull(secondFactor.onSince));
  const found = await db.select({ userId: secondFactor.userId }).from(secondFactor).where(isOn);
  return found.length > 0;
}

/**
 * What follows a first step: whoever has shown a password, a link or the like signs in through here, and nowhere else. A session for who has
 * no second factor, otherwise something that waits for it.
 */
export async function beginSignIn(
  db: Database,
  now: Date,
  userId: string,
  via: "link" | "password",
  agent: Agent,
): Promise<SignInBegun> {
  return (await hasSecondFactor(db, userId))
    ? { userId, challenge: await beginChallenge(db, now, { purpose: "secondStep", userId, via }) }
    : { userId, session: await beginSession(db, now, userId, via, agent) };
}
