import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, isNull, like, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, template } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { searchWords } from "../../kernel/text/searchable.ts";
import { defaultTemplateIdByType } from "../templates/index.ts";

const mostTemplates = 500;

type AdminTemplate = Schemas["AdminTemplate"];

const columns = {
  id: template.id,
  name: template.name,
  type: template.type,
  funderName: template.funderName,
  category: template.category,
  endAt: template.endAt,
  withdrawnAt: template.withdrawnAt,
  documents:
    sql<number>`(select count(*) from ${document} d where d.template_id = template.id and d.deleted_at is null)`.mapWith(
      Number,
    ),
};

type Row = Omit<AdminTemplate, "endAt" | "isPublished"> & { endAt: Date | null; withdrawnAt: Date | null };

const present = ({ endAt, withdrawnAt, ...row }: Row): AdminTemplate => ({
  ...row,
  ...(endAt !== null && { endAt: endAt.toISOString() }),
  isPublished: withdrawnAt === null,
});

/** The templates of the public library, published or not. */
export async function listAllTemplates(
  db: Database,
  { search = "", limit = mostTemplates }: { search?: string; limit?: number },
): Promise<AdminTemplate[]> {
  const words = searchWords(search).map((word) => like(template.searchText, `%${word.replace(/[\\%_]/g, "\\$&")}%`));
  const rows = await db
    .select(columns)
    .from(template)
    .where(and(isNull(template.teamId), ...words))
    .orderBy(asc(template.position), asc(template.id))
    .limit(limit);
  return rows.map(present);
}

/**
 * Publishes a template or takes it out of the library; documents that were made from it go on. Throws a Refusal: `notFound`,
 * or `refused` for one that new documents of a type begin with.
 */
export async function changeTemplate(
  { db, now }: Pick<Context, "db" | "now">,
  id: string,
  isPublished: boolean,
): Promise<AdminTemplate> {
  const isPublic = and(eq(template.id, id), isNull(template.teamId));
  const [found] = await db.select(columns).from(template).where(isPublic);
  if (!found) throw notFound("template");
  if (!isPublished && Object.values(defaultTemplateIdByType).includes(id))
    throw new Refusal("refused", "New documents of this type begin with this template, so it has to stay.");
  const withdrawnAt = isPublished ? null : (found.withdrawnAt ?? now());
  await db.update(template).set({ withdrawnAt }).where(isPublic);
  return present({ ...found, withdrawnAt });
}
