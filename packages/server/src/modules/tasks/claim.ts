import { and, eq, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Claim } from "../../capabilities/queue/claim.ts";
import { task } from "../../kernel/db/schema.ts";
import { newMessage } from "./tasks.ts";

/** Somebody else holds the task now, or it is over: whatever this worker still does is for nothing. */
export class ClaimLostError extends Error {
  override name = "ClaimLostError";
}

/** The claim of one attempt at a task. */
export function holdClaim(context: Pick<Context, "db" | "now">, taskId: string, claim: string): Claim {
  const isMine = and(eq(task.id, taskId), eq(task.claim, claim), eq(task.status, "running"));
  let lastMessage: string | undefined;
  return {
    hold: (change, work) =>
      context.db.transaction(async (tx) => {
        const held = await tx
          .update(task)
          .set({ claim, ...change })
          .where(isMine)
          .returning({ id: task.id });
        if (held.length === 0) throw new ClaimLostError();
        await work(tx);
      }),
    async progress(percent, message) {
      const percentComplete = sql`greatest(${task.percentComplete}, ${Math.min(99, Math.max(0, percent))}::real)`;
      const isNew = message !== lastMessage;
      lastMessage = message;
      const held = await context.db
        .update(task)
        .set({ percentComplete, ...(isNew && newMessage(context.now(), message)) })
        .where(isMine)
        .returning({ id: task.id });
      if (held.length === 0) throw new ClaimLostError();
    },
  };
}
