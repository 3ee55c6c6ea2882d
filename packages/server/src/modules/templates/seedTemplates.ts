import { and, isNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { template } from "../../kernel/db/schema.ts";
import type { Field } from "../../kernel/db/values.ts";
import { categorySlug, searchable } from "../../kernel/text/searchable.ts";
import type { SectionSeed, TemplateSeed } from "./seed/templateSeed.ts";

function fieldOf({ key, ...section }: SectionSeed): Field {
  return { id: key, hidden: false, ...section };
}

function rowOf(seed: TemplateSeed, position: number, now: Date): typeof template.$inferInsert {
  const { id, type, name, funderName, category, sections, ...content } = seed;
  const { startAt, endAt } = seed.schedule;
  return {
    id,
    type,
    name,
    funderName,
    category,
    categoryId: categorySlug(category),
    searchText: searchable(
      [name, funderName, content.audience ?? "", category, content.location, content.description].join("\n"),
    ),
    startAt: startAt ? new Date(startAt) : null,
    endAt: endAt ? new Date(endAt) : null,
    position,
    content: { ...content, fields: sections.map(fieldOf) },
    updatedAt: now,
  };
}

/**
 * Makes the public library what is shipped: adds, changes and takes away. Documents keep the form they were begun with.
 * Several processes may do it at once.
 */
export async function seedTemplates(db: Database, now: Date, seeds: TemplateSeed[]): Promise<void> {
  const rows = seeds.map((seed, position) => rowOf(seed, position, now));
  const replaced = (column: string) => sql.raw(`excluded.${column}`);
  await db.transaction(async (tx) => {
    await tx
      .insert(template)
      .values(rows)
      .onConflictDoUpdate({
        target: template.id,
        set: {
          type: replaced("type"),
          name: replaced("name"),
          funderName: replaced("funder_name"),
          category: replaced("category"),
          categoryId: replaced("category_id"),
          searchText: replaced("search_text"),
          startAt: replaced("start_at"),
          endAt: replaced("end_at"),
          position: replaced("position"),
          content: replaced("content"),
          updatedAt: replaced("updated_at"),
        },
      });
    const shipped = rows.map(({ id }) => id);
    await tx.delete(template).where(and(isNull(template.teamId), notInArray(template.id, shipped)));
  });
}
