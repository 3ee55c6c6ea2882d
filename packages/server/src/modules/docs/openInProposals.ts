import { openPlaceMark, openPlacesOf } from "@grantwright/domain";
import { and, eq, inArray, isNull, not, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { document, section } from "../../kernel/db/schema.ts";

/** How many places of the proposals still ask for something, by document: those of what is written now, not of what it was made from. One that was sent is in no need of any. */
export async function openInProposals(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: document.id, text: section.text })
    .from(section)
    .innerJoin(document, eq(document.defaultVersion, section.versionId))
    .where(
      and(
        inArray(document.id, [...ids]),
        isNull(document.sentOn),
        not(section.hidden),
        sql`strpos(${section.text}, ${openPlaceMark}) > 0`,
      ),
    );
  const counts = new Map<string, number>();
  for (const { id, text } of found) counts.set(id, (counts.get(id) ?? 0) + openPlacesOf(text).length);
  return counts;
}
