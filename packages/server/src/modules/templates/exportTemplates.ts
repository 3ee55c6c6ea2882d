import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import type { Database } from "../../kernel/db/open.ts";
import { bookmark, template } from "../../kernel/db/schema.ts";
import { safeName } from "../../kernel/text/safeName.ts";
import type { Exported, Place } from "../module.ts";

/** The templates that the person keeps at hand, but for those of teams that they left. */
async function bookmarksFile(db: Database, userId: string, places: Place[]): Promise<ZipEntry> {
  const kept = await db
    .select({
      templateId: template.id,
      name: template.name,
      funderName: template.funderName,
      bookmarkedAt: bookmark.createdAt,
      teamId: template.teamId,
    })
    .from(bookmark)
    .innerJoin(template, eq(template.id, bookmark.templateId))
    .where(eq(bookmark.userId, userId))
    .orderBy(asc(bookmark.createdAt), asc(template.id));
  const isTheirs = (teamId: string | null) => teamId === null || places.some(({ id }) => id === teamId);
  return jsonEntry(
    "bookmarks.json",
    kept.filter(({ teamId }) => isTheirs(teamId)).map(({ teamId: _teamId, ...each }) => each),
  );
}

/** A template as the person made it. */
function templateFile(row: typeof template.$inferSelect, account: string): ZipEntry {
  const { id, type, name, funderName, category, content, updatedAt, deletedAt } = row;
  const exported = { id, account, type, name, funderName, category, ...content, updatedAt, deletedAt };
  return jsonEntry(`templates/${safeName(name)}-${id}.json`, exported);
}

/** The templates that a person keeps at hand, and those of the personal account, or that they made in a team. */
export async function* exportTemplates(
  { db }: Pick<Context, "db">,
  { userId, places }: Exported,
): AsyncGenerator<ZipEntry> {
  yield await bookmarksFile(db, userId, places);
  for (const { id: teamId, name, personal } of places) {
    const templates = await db
      .select()
      .from(template)
      .where(and(eq(template.teamId, teamId), or(personal ? sql`true` : undefined, eq(template.createdBy, userId))))
      .orderBy(asc(template.name), asc(template.id));
    for (const row of templates) yield templateFile(row, name);
  }
}
