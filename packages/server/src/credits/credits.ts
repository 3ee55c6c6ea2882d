import { and, eq, sum } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { creditEntry, user } from "../db/schema.ts";

const boughtPool = "proposals";

/** What a person can still spend. */
export interface CreditBalance {
  /** Bought ones. */
  proposals: number;
  /** Free ones by kind; a kind stays listed when it is used up. */
  free: Record<string, number>;
  total: number;
}

/** What a person can still spend. */
export async function creditBalance(db: Database, userId: string): Promise<CreditBalance> {
  const pools = await db
    .select({ pool: creditEntry.pool, left: sum(creditEntry.amount).mapWith(Number) })
    .from(creditEntry)
    .where(eq(creditEntry.userId, userId))
    .groupBy(creditEntry.pool)
    .orderBy(creditEntry.pool);
  const balance: CreditBalance = { proposals: 0, free: {}, total: 0 };
  for (const { pool, left } of pools) {
    const amount = Math.max(0, left ?? 0);
    if (pool === boughtPool) balance.proposals = amount;
    else balance.free[pool] = amount;
    balance.total += amount;
  }
  return balance;
}

/** Gives a person credits of a kind. */
export async function grantCredits(
  db: Database,
  now: Date,
  userId: string,
  pool: string,
  amount: number,
): Promise<void> {
  await db.insert(creditEntry).values({ userId, pool, amount, reason: "grant", createdAt: now });
}

/**
 * Spends one credit on a task, free ones first; false where there is none. Has to run in the transaction that makes the
 * task: it holds the person's row, so that calls at the same time spend one after the other.
 */
export async function spendCredit(tx: Database, now: Date, userId: string, taskId: string): Promise<boolean> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
  const balance = await creditBalance(tx, userId);
  const free = Object.entries(balance.free).find(([, left]) => left > 0)?.[0];
  const pool = free ?? (balance.proposals > 0 ? boughtPool : undefined);
  if (!pool) return false;
  await tx.insert(creditEntry).values({ userId, pool, amount: -1, reason: "spend", taskId, createdAt: now });
  return true;
}

/** Returns the credit that a task spent to where it came from. Does nothing for a task that spent none or was refunded. */
export async function returnCredit(tx: Database, now: Date, taskId: string): Promise<void> {
  const [spent] = await tx
    .select()
    .from(creditEntry)
    .where(and(eq(creditEntry.taskId, taskId), eq(creditEntry.reason, "spend")));
  if (!spent) return;
  await tx
    .insert(creditEntry)
    .values({
      userId: spent.userId,
      pool: spent.pool,
      amount: -spent.amount,
      reason: "refund",
      taskId,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [creditEntry.taskId, creditEntry.reason] });
}
