import { asc, eq } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { document } from "../../kernel/db/schema.ts";
import type { Leaver } from "../module.ts";

/** Holds the documents of a personal account. */
export async function holdDocuments(tx: Database, { personalTeamId }: Pick<Leaver, "personalTeamId">): Promise<void> {
  const own = eq(document.teamId, personalTeamId);
  await tx.select({ id: document.id }).from(document).where(own).orderBy(asc(document.id)).for("update");
}
