import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, asc, eq, gt, inArray, isNull, like, lte, or, type SQL } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { Database } from "../db/open.ts";
import { template } from "../db/schema.ts";
import type { DocumentType } from "../db/values.ts";
import { isId } from "../ids.ts";
import { presentCard, type TemplateRow } from "./present.ts";
import { categorySlug, searchWords } from "./searchable.ts";
import { defaultTemplateIdByType } from "./seed/index.ts";

const mostCards = 500;

/** An id, or the default template of a document type; undefined where there is none. */
export async function findTemplate(
  db: Database,
  idOrType: string,
  teamId: string | undefined,
): Promise<TemplateRow | undefined> {
  const id = isId(idOrType) ? idOrType : defaultTemplateIdByType[idOrType as DocumentType];
  const [found] = await db
    .select()
    .from(template)
    .where(and(eq(template.id, id), visibleTo(teamId)));
  return found;
}

/** In the public library, and not withdrawn from it. */
const isPublished = and(isNull(template.teamId), isNull(template.withdrawnAt));

function visibleTo(teamId: string | undefined): SQL | undefined {
  return teamId === undefined ? isPublished : or(isPublished, eq(template.teamId, teamId));
}

/**
 * The cards of the library. `teamId` is the account that asks; its own templates are only found with `searchPublicAndOwn` or
 * `public=false`. Without `lapsed` those whose deadline has passed are left out.
 */
export async function listTemplates(
  { db, now }: Pick<Context, "db" | "now">,
  query: QueryOf<"listPublishedDocs">,
  teamId: string | undefined,
): Promise<Schemas["TemplateCard"][]> {
  const at = now();
  const own = teamId === undefined ? [] : [eq(template.teamId, teamId)];
  const conditions: (SQL | undefined)[] = [];
  if (query.public === false) {
    if (teamId === undefined) return [];
    conditions.push(...own);
  } else conditions.push(query.searchPublicAndOwn ? or(isPublished, ...own) : isPublished);
  if (query.templateIds !== undefined) conditions.push(inArray(template.id, query.templateIds.split(",")));
  if (query.lapsed === true) conditions.push(lte(template.endAt, at));
  else conditions.push(or(isNull(template.endAt), gt(template.endAt, at)));
  if (query.categoryId !== undefined) conditions.push(eq(template.categoryId, categorySlug(query.categoryId)));
  for (const word of searchWords(query.search ?? ""))
    conditions.push(like(template.searchText, `%${word.replace(/[\\%_]/g, "\\$&")}%`));
  // Bookmarks are not built yet, so nobody has any.
  if (query.bookmarked === true) return [];
  const rows = await db
    .select()
    .from(template)
    .where(and(...conditions))
    .orderBy(asc(template.position), asc(template.name), asc(template.id))
    .limit(query.limit ?? mostCards);
  return rows.map((row) => presentCard(row, at, false));
}
