import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Database } from "./db/open.ts";
import { idempotency } from "./db/schema.ts";
import type { Kernel } from "./kernel.ts";
import { Refusal } from "./refusal.ts";

/** How long a key answers the same. */
const idempotencyLifetimeMs = 24 * 60 * 60_000;

/** A creating call that may come twice. */
export interface CreatingCall {
  userId: string;
  /** The operation and what it is about. */
  scope: string;
  /** The caller's key; without one the call is worked on each time. */
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work of a creating call in one transaction, once for a key: a repeated call gets the first one's answer, and one
 * that comes at the same time waits for it. An answer that `isKept` denies is not remembered. Throws a Refusal of kind
 * `refused` where the key came with another body.
 */
export async function answerOnce<Answer extends object>(
  context: Pick<Kernel, "db" | "now">,
  call: CreatingCall,
  isKept: (answer: Answer) => boolean,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const { userId, scope, key } = call;
  if (key === undefined) return context.db.transaction(work);
  const requestHash = createHash("sha256")
    .update(JSON.stringify(call.body ?? null))
    .digest("hex");
  const now = context.now();
  const isThisKey = and(eq(idempotency.userId, userId), eq(idempotency.scope, scope), eq(idempotency.key, key));
  return context.db.transaction(async (tx) => {
    const expired = new Date(now.getTime() - idempotencyLifetimeMs);
    await tx.delete(idempotency).where(and(isThisKey, lt(idempotency.createdAt, expired)));
    const [claimed] = await tx
      .insert(idempotency)
      .values({ userId, scope, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    if (!claimed) {
      const [first] = await tx.select().from(idempotency).where(isThisKey);
      if (!first?.answer) throw new Error("The first call with this key left no answer.");
      if (first.requestHash !== requestHash)
        throw new Refusal("refused", "This Idempotency-Key was used for another request.");
      return first.answer as Answer;
    }
    const answer = await work(tx);
    if (isKept(answer)) await tx.update(idempotency).set({ answer }).where(isThisKey);
    else await tx.delete(idempotency).where(isThisKey);
    return answer;
  });
}

/** Forgets the answers that no call can ask for again. */
export async function purgeAnswers({ db, now }: Pick<Kernel, "db" | "now">): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now().getTime() - idempotencyLifetimeMs)));
}
