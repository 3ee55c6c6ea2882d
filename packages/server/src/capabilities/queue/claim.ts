import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "../../kernel/db/open.ts";
import type { task } from "../../kernel/db/schema.ts";

/** A stored task. */
export type TaskRow = typeof task.$inferSelect;

/** A worker's hold on a task: every write goes through it, so that of two workers only one ever writes. */
export interface Claim {
  /** Does something together with a change of the task's row, in one transaction. Throws a ClaimLostError. */
  hold(change: PgUpdateSetSource<typeof task>, work: (tx: Database) => Promise<void>): Promise<void>;
  /** Stores how far the work is. Throws a ClaimLostError. */
  progress(percent: number, message: string): Promise<void>;
}
