import { and, eq, isNull, sql, sum, type Placeholder, type SQL } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { creditEntry, team, user } from "../../kernel/db/schema.ts";

/** The pool of credits that were bought or given; all others are kinds of free ones. */
export const boughtPool = "proposals";

/** What a person can still spend of their own. */
export interface CreditBalance {
  /** Bought ones. */
  proposals: number;
  /** Free ones by kind; a kind stays listed when it is used up. */
  free: Record<string, number>;
  total: number;
}

/** What came to and went from one pool, together. */
interface Pool {
  pool: string;
  left: number | null;
}

const isOwn = (userId: string | Placeholder) => and(eq(creditEntry.userId, userId), isNull(creditEntry.teamId));

/** What a person can still spend of their own, whatever team they work in. */
export async function creditBalance(db: Database, userId: string): Promise<CreditBalance> {
  const pools = await db
    .select({ pool: creditEntry.pool, left: sum(creditEntry.amount).mapWith(Number) })
    .from(creditEntry)
    .where(isOwn(userId))
    .groupBy(creditEntry.pool)
    .orderBy(creditEntry.pool);
  return balanceOf(pools);
}

/** The pools of a person's own as a part of a larger read, for balanceOf. */
export const ownPools = (userId: Placeholder): SQL<Pool[]> => sql`(
  select coalesce(json_agg(json_build_object('pool', own.pool, 'left', own."left") order by own.pool), '[]')
  from (select pool, sum(amount) as "left" from ${creditEntry} where ${isOwn(userId)} group by pool) as own)`;

/** What a person can still spend, from the pools of their own in the order of their names. */
export function balanceOf(pools: Pool[]): CreditBalance {
  const balance: CreditBalance = { proposals: 0, free: {}, total: 0 };
  for (const { pool, left } of pools) {
    const amount = Math.max(0, left ?? 0);
    if (pool === boughtPool) balance.proposals = amount;
    else balance.free[pool] = amount;
    balance.total += amount;
  }
  return balance;
}

/** What belongs to a team itself; 0 for a personal account, whose credits are the person's. */
export async function teamCredits(db: Database, teamId: string): Promise<number> {
  return Math.max(0, await sumOf(db, eq(creditEntry.teamId, teamId)));
}

/** As teamCredits, as a part of a larger read. */
export const teamPool = (teamId: Placeholder): SQL<number> =>
  sql`(select greatest(0, sum(${creditEntry.amount})) from ${creditEntry} where ${eq(creditEntry.teamId, teamId)})`.mapWith(
    Number,
  );

async function sumOf(db: Database, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ left: sum(creditEntry.amount).mapWith(Number) })
    .from(creditEntry)
    .where(where);
  return found?.left ?? 0;
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
 * Holds what a balance is counted from until the transaction ends, the team before the person, so that calls at the same time
 * spend one after the other and never wait for each other in a circle. Rows that refer to either can still be made meanwhile.
 */
export async function holdCredits(tx: Database, account: Pick<Account, "userId" | "teamId">): Promise<void> {
  await tx.select({ id: team.id }).from(team).where(eq(team.id, account.teamId)).for("no key update");
  await tx.select({ id: user.id }).from(user).where(eq(user.id, account.userId)).for("no key update");
}

/**
 * Spends one credit on a task: the team's first, then the person's free ones, then the bought ones; false where there is none.
 * Has to run in the transaction that makes the task.
 */
export async function spendCredit(
  tx: Database,
  now: Date,
  account: Pick<Account, "userId" | "teamId">,
  taskId: string,
): Promise<boolean> {
  await holdCredits(tx, account);
  const { userId } = account;
  const source = await firstSource(tx, account);
  if (!source) return false;
  await tx.insert(creditEntry).values({ userId, ...source, amount: -1, reason: "spend", taskId, createdAt: now });
  return true;
}

async function firstSource(
  tx: Database,
  { userId, teamId }: Pick<Account, "userId" | "teamId">,
): Promise<{ teamId: string | null; pool: string } | undefined> {
  if ((await teamCredits(tx, teamId)) > 0) return { teamId, pool: boughtPool };
  const own = await creditBalance(tx, userId);
  const free = Object.entries(own.free).find(([, left]) => left > 0)?.[0];
  if (free !== undefined) return { teamId: null, pool: free };
  return own.proposals > 0 ? { teamId: null, pool: boughtPool } : undefined;
}

/** Returns the credit that a task spent to where it came from. Does nothing for a task that spent none or was refunded. */
export async function returnCredit(tx: Database, now: Date, taskId: string): Promise<void> {
  const [spent] = await tx
    .select()
    .from(creditEntry)
    .where(and(eq(creditEntry.taskId, taskId), eq(creditEntry.reason, "spend")));
  if (!spent) return;
  const { userId, teamId, pool, amount } = spent;
  await tx
    .insert(creditEntry)
    .values({ userId, teamId, pool, amount: -amount, reason: "refund", taskId, createdAt: now })
    .onConflictDoNothing({ target: [creditEntry.taskId, creditEntry.reason] });
}
