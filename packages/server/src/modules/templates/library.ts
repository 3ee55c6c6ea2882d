import type { QueryOf, Schemas } from "@grantwright/api-client";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  like,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { bookmark, template } from "../../kernel/db/schema.ts";
import type { DocumentType, TemplateContent } from "../../kernel/db/values.ts";
import { isId } from "../../kernel/ids.ts";
import { categorySlug, searchWords } from "../../kernel/text/searchable.ts";
import { presentCard, type TemplateRow } from "./present.ts";
import { defaultTemplateIdByType } from "./seed/index.ts";

const mostCards = 500;

/** In the public library, and not withdrawn from it. */
const isPublished = and(isNull(template.teamId), isNull(template.withdrawnAt));

const isKept = isNull(template.deletedAt);

const visibleTo = (teamId: string | undefined): SQL | undefined =>
  and(isKept, teamId === undefined ? isPublished : or(isPublished, eq(template.teamId, teamId)));

/** Open at a moment: without a deadline, or before it. */
const isOpenAt = (at: Date) => or(isNull(template.endAt), gt(template.endAt, at));

const bookmarkOf = (userId: string) => and(eq(bookmark.templateId, template.id), eq(bookmark.userId, userId));

/** An id, or the default template of a document type; undefined where there is none, or none that the account may see. */
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

/** What a card shows of a template: without its sections and the like, which may be long. */
const cardColumns = {
  ...getTableColumns(template),
  content: sql<TemplateContent>`${template.content} - '{fields,examples,documentChecklist,pastFundedProjects}'::text[]`,
};

const sectionCount = sql<number>`jsonb_array_length(${template.content}->'fields')`;

/** Which library is meant: the public one, the account's own templates, or both. */
function libraryOf(query: QueryOf<"listPublishedDocs">, teamId: string | undefined): SQL | undefined {
  if (query.public === false) return teamId === undefined ? sql`false` : eq(template.teamId, teamId);
  return query.searchPublicAndOwn || query.bookmarked ? visibleTo(teamId) : isPublished;
}

function conditionsOf(query: QueryOf<"listPublishedDocs">, account: Account | undefined, at: Date) {
  const { templateIds, types, categoryId, search = "", lapsed, bookmarked } = query;
  return [
    isKept,
    libraryOf(query, account?.teamId),
    lapsed === true ? lte(template.endAt, at) : isOpenAt(at),
    templateIds === undefined ? undefined : inArray(template.id, templateIds.split(",")),
    types === undefined ? undefined : inArray(template.type, types.split(",") as DocumentType[]),
    categoryId === undefined ? undefined : eq(template.categoryId, categorySlug(categoryId)),
    ...searchWords(search).map((word) => like(template.searchText, `%${word.replace(/[\\%_]/g, "\\$&")}%`)),
    bookmarked === true ? sql`${bookmark.userId} is not null` : undefined,
    bookmarked === false ? isNull(bookmark.userId) : undefined,
  ];
}

/** Missed ones begin with the last, open ones with the next to close; what never closes follows as the library has it. */
function orderOf({ lapsed }: QueryOf<"listPublishedDocs">): SQL[] {
  const place = [asc(template.position), asc(template.name), asc(template.id)];
  return [lapsed ? desc(template.endAt) : sql`${template.endAt} asc nulls last`, ...place];
}

/**
 * The cards of the library. The account's own templates are only found with `searchPublicAndOwn`, `bookmarked` or `public=false`.
 * Without `lapsed` those whose deadline has passed are left out.
 */
export async function listTemplates(
  { db, now }: Pick<Context, "db" | "now">,
  query: QueryOf<"listPublishedDocs">,
  account: Account | undefined,
): Promise<Schemas["TemplateCard"][]> {
  const at = now();
  const rows = await db
    .select({ row: cardColumns, bookmarkedBy: bookmark.userId, sectionCount })
    .from(template)
    .leftJoin(bookmark, account ? bookmarkOf(account.userId) : sql`false`)
    .where(and(...conditionsOf(query, account, at)))
    .orderBy(...orderOf(query))
    .limit(query.limit ?? mostCards)
    .offset(query.offset ?? 0);
  return rows.map(({ row, bookmarkedBy, sectionCount: sections }) =>
    presentCard(row, at, account?.teamId, bookmarkedBy !== null, sections),
  );
}

/** The categories of the public library in which something is open, by name, with how much. */
export async function listCategories({ db, now }: Pick<Context, "db" | "now">): Promise<Schemas["Category"][]> {
  return db
    .select({ id: template.categoryId, name: sql<string>`min(${template.category})`, count: count() })
    .from(template)
    .where(and(isKept, isPublished, isOpenAt(now()), ne(template.categoryId, "")))
    .groupBy(template.categoryId)
    .orderBy(sql`min(${template.category})`);
}
