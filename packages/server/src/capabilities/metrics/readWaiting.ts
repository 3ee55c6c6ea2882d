import { count, eq, min } from "drizzle-orm";
import type { Kernel } from "../../kernel/kernel.ts";
import { mail, task } from "../../kernel/db/schema.ts";
import type { Waiting, WaitingByKind } from "./metrics.ts";

/** Counts what waits in the queue of all processes together. */
export async function readWaiting({ db, now }: Pick<Kernel, "db" | "now">): Promise<WaitingByKind> {
  const at = now().getTime();
  const waiting = (found: { count: number; oldest: Date | null } | undefined): Waiting => ({
    count: found?.count ?? 0,
    oldestSeconds: found?.oldest ? Math.max(0, (at - found.oldest.getTime()) / 1000) : 0,
  });
  const tasks = await db
    .select({ kind: task.kind, count: count(), oldest: min(task.createdAt) })
    .from(task)
    .where(eq(task.status, "queued"))
    .groupBy(task.kind);
  const [mails] = await db
    .select({ count: count(), oldest: min(mail.createdAt) })
    .from(mail)
    .where(eq(mail.status, "waiting"));
  const ofKind = (kind: (typeof task.$inferSelect)["kind"]) => waiting(tasks.find((each) => each.kind === kind));
  return {
    outline: ofKind("outline"),
    proposal: ofKind("proposal"),
    review: ofKind("review"),
    scout: ofKind("scout"),
    mail: waiting(mails),
  };
}
