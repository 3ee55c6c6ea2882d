import type { QueryOf, Schemas } from "@grantwright/api-client";
import { progressOf } from "@grantwright/domain";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { activeStates } from "../../kernel/db/activeStates.ts";
import { folded } from "../../kernel/db/folded.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, documentPerson, task, team, teamMember, template } from "../../kernel/db/schema.ts";
import { creditBalance } from "../credits/index.ts";
import { keyDatesInLists } from "../templates/index.ts";
import { endOf } from "./changeInputs.ts";
import { closesAt, isOfTemplate } from "./closing.ts";
import { shownName, titleOf } from "./documentRow.ts";
import { openInProposals } from "./openInProposals.ts";
import { memberRole } from "./people/access.ts";

const mostDocuments = 500;

/** How many words of a search are looked for. */
const mostWords = 20;

/** Which documents of an account are listed, in which order, and which page of them. */
type Asked = QueryOf<"listDocs">;

/** Each word of a search has to occur in the name or the funder. */
const conditionsOf = ({ search = "" }: Asked): SQL[] =>
  search
    .replaceAll("\0", "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => sql`strpos(${document.searchText}, ${folded(sql`${word}::text`)}) > 0`);

/** What closes next comes first; what never closes stands before what has closed, the last of that first. */
function orderOf({ sort }: Asked, now: Date): SQL[] {
  const newest = [desc(document.updatedAt), desc(document.id)];
  if (sort === "name") return [asc(document.searchText), asc(document.id)];
  if (sort !== "deadline") return newest;
  const at = sql`${now.toISOString()}::timestamptz`;
  return [
    sql`case when ${closesAt} > ${at} then 0 when ${closesAt} is null then 1 else 2 end`,
    sql`case when ${closesAt} > ${at} then ${closesAt} end`,
    sql`${closesAt} desc nulls last`,
    ...newest,
  ];
}

/** The account's drafts (without a version) or proposals (with one), the last edited first unless it is asked otherwise. */
export async function listDocuments(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  kind: "drafts" | "proposals",
  query: Asked = {},
): Promise<Schemas["DocumentListItem"][]> {
  const hasVersion = kind === "drafts" ? isNull(document.defaultVersion) : isNotNull(document.defaultVersion);
  // What is shown of a document is worked out for those of the page alone, not for all that are sorted.
  const page = db
    .select({
      id: document.id,
      deadline: sql<string | null>`${closesAt}`.as("deadline"),
      keyDates: sql<Schemas["KeyDates"] | null>`${template.content}->'keyDates'`.as("key_dates"),
      place: sql`row_number() over (order by ${sql.join(orderOf(query, now()), sql`, `)})`.as("place"),
    })
    .from(document)
    .leftJoin(template, isOfTemplate)
    .where(and(eq(document.teamId, account.teamId), isNull(document.deletedAt), hasVersion, ...conditionsOf(query)))
    .orderBy(sql`place`)
    .limit(query.limit ?? mostDocuments)
    .offset(query.offset ?? 0)
    .as("page");
  const rows = await db
    .select({
      id: document.id,
      name: sql<string>`left(${document.name}, ${sql.raw(String(shownName))})`,
      type: document.type,
      parentId: document.parentId,
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
      isRevision: sql<boolean>`${document.defaultVersion} is not null`,
      isValid: document.isValid,
      hasReview: sql<boolean>`${document.review} is not null`,
      cleanShare: document.cleanShare,
      openPlaces: document.openPlaces,
      sectionCount: sql<number>`(
        select count(*)::int from jsonb_array_elements(${document.fields}) as field
        where not (field->>'auto')::boolean and not (field->>'hidden')::boolean
      )`,
      sentOn: document.sentOn,
      currentSection: document.currentSection,
      excerpt: document.excerpt,
      description: sql<string>`right(${document.description}, 400)`,
      templateName: sql<string>`${document.template}->>'name'`,
      templateId: document.templateId,
      deadline: page.deadline,
      keyDates: page.keyDates,
      funderName: sql<string | null>`${document.template}->>'funderName'`,
      activeTaskId: task.id,
      createdBy: document.createdBy,
      said: documentPerson.role,
    })
    .from(page)
    .innerJoin(document, eq(document.id, page.id))
    .leftJoin(task, and(eq(task.documentId, document.id), inArray(task.status, activeStates)))
    .leftJoin(
      documentPerson,
      and(eq(documentPerson.documentId, document.id), eq(documentPerson.userId, account.userId)),
    )
    .orderBy(page.place);
  const [place] = await db
    .select({ role: teamMember.role, personalOf: team.personalOf })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(and(eq(teamMember.teamId, account.teamId), eq(teamMember.userId, account.userId)));
  const hasCredits = (await creditBalance(db, account.userId)).total > 0;
  const written = rows.filter(({ isRevision }) => isRevision).map(({ id }) => id);
  const open = await openInProposals(db, written);
  return rows.map((found) => {
    const {
      description,
      isValid,
      cleanShare,
      funderName,
      parentId,
      templateId,
      deadline,
      keyDates,
      sentOn,
      createdBy,
      said,
      ...row
    } = found;
    return {
      ...row,
      openPlaces: row.isRevision ? (open.get(row.id) ?? 0) : row.openPlaces,
      ...(place && {
        access: {
          role: memberRole({ teamRole: place.role, userId: account.userId }, said, createdBy),
          isGuest: false,
          isInTeam: place.personalOf === null,
        },
      }),
      ...(sentOn !== null && { sentOn }),
      sectionsToWrite: row.sectionCount - Math.round(cleanShare * row.sectionCount),
      title: titleOf(row),
      ...(parentId !== null && { parentId }),
      ...(templateId !== null && { templateId }),
      ...(deadline !== null && { deadline: new Date(deadline).toISOString() }),
      ...(keyDates !== null && { keyDates: keyDatesInLists(keyDates) }),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      progress: progressOf({
        isRevision: row.isRevision,
        exists: true,
        isReady: isValid && hasCredits,
        hasReview: row.hasReview,
        isValid,
        sectionCount: row.sectionCount,
        sectionsWithoutErrors: Math.round(cleanShare * row.sectionCount),
      }),
      excerpt: row.excerpt || endOf(description),
      funderName: funderName ?? "",
    };
  });
}

/** How many documents an account has. */
export async function countDocuments(db: Database, teamId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(document)
    .where(and(eq(document.teamId, teamId), isNull(document.deletedAt)));
  return found?.count ?? 0;
}
