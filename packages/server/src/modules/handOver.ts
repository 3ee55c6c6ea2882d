import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "../kernel/db/open.ts";
import { type creditEntry, type task, type upload } from "../kernel/db/schema.ts";
import type { Leaver } from "./module.ts";

/**
 * Gives what the person brought to accounts that go on (`which` of the table's rows) to an heir in each: what a team has does not become
 * less when somebody goes.
 */
export async function handOver(
  tx: Database,
  { userId, doomed, heirOf }: Leaver,
  table: typeof creditEntry | typeof task | typeof upload,
  which: SQL,
): Promise<void> {
  const isTheirs = and(eq(table.userId, userId), which);
  const places = await tx.selectDistinct({ teamId: table.teamId }).from(table).where(isTheirs);
  for (const { teamId } of places) {
    if (teamId === null || doomed.includes(teamId)) continue;
    const heir = await heirOf(teamId);
    if (heir === undefined) continue;
    await tx
      .update(table)
      .set({ userId: heir })
      .where(and(isTheirs, eq(table.teamId, teamId)));
  }
}
