import { and, asc, eq, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import { creditEntry } from "../../kernel/db/schema.ts";
import type { Exported } from "../module.ts";

/** What a person's own credits came from and went to. */
export async function* exportCredits({ db }: Pick<Context, "db">, { userId }: Exported): AsyncGenerator<ZipEntry> {
  const { pool, amount, reason, createdAt } = creditEntry;
  const entries = await db
    .select({ pool, amount, reason, createdAt })
    .from(creditEntry)
    .where(and(eq(creditEntry.userId, userId), isNull(creditEntry.teamId)))
    .orderBy(asc(creditEntry.seq));
  yield jsonEntry("credits.json", entries);
}
