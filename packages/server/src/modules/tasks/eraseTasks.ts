import { and, asc, eq, inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { activeStates } from "../../kernel/db/activeStates.ts";
import type { Database } from "../../kernel/db/open.ts";
import { task } from "../../kernel/db/schema.ts";
import { handOver } from "../handOver.ts";
import type { Leaver } from "../module.ts";

/** Holds the work that is under way for a person. */
export async function holdTasks(tx: Database, { userId }: Pick<Leaver, "userId">): Promise<void> {
  const isActive = and(eq(task.userId, userId), inArray(task.status, activeStates));
  await tx.select({ id: task.id }).from(task).where(isActive).orderBy(asc(task.id)).for("update");
}

/** Hands over the work that is under way. */
export const handOverTasks = (_context: Context, tx: Database, leaver: Leaver): Promise<void> =>
  handOver(tx, leaver, task, inArray(task.status, activeStates));
