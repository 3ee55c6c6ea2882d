import { asc, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import { auditEntry } from "../../kernel/db/schema.ts";
import type { Exported } from "../module.ts";

/** What the audit log has of a person's doing. */
export async function* exportAudited(
  { db }: Pick<Context, "db">,
  { userId }: Pick<Exported, "userId">,
): AsyncGenerator<ZipEntry> {
  const { at, event, teamId, network, detail } = auditEntry;
  const entries = await db
    .select({ at, event, teamId, network, detail })
    .from(auditEntry)
    .where(eq(auditEntry.actorId, userId))
    .orderBy(asc(auditEntry.seq));
  yield jsonEntry("audit.json", entries);
}
