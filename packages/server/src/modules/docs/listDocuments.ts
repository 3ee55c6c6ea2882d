import type { Schemas } from "@grantwright/api-client";
import { progressOf } from "@grantwright/domain";
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { activeStates } from "../../kernel/db/activeStates.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, task } from "../../kernel/db/schema.ts";
import { creditBalance } from "../credits/index.ts";
import { endOf } from "./changeInputs.ts";
import { shownName, titleOf } from "./documentRow.ts";

const mostDocuments = 500;

/** The account's drafts (without a version) or proposals (with one), the last edited first. */
export async function listDocuments(
  { db }: Pick<Context, "db">,
  account: Account,
  kind: "drafts" | "proposals",
  limit = mostDocuments,
): Promise<Schemas["DocumentListItem"][]> {
  const hasVersion = kind === "drafts" ? isNull(document.defaultVersion) : isNotNull(document.defaultVersion);
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
      sectionCount: sql<number>`(
        select count(*)::int from jsonb_array_elements(${document.fields}) as field
        where not (field->>'auto')::boolean and not (field->>'hidden')::boolean
      )`,
      sentOn: document.sentOn,
      currentSection: document.currentSection,
      excerpt: document.excerpt,
      description: sql<string>`right(${document.description}, 400)`,
      templateName: sql<string>`${document.template}->>'name'`,
      templateId: sql<string | null>`${document.template}->>'id'`,
      deadline: sql<string | null>`${document.template}->>'deadline'`,
      funderName: sql<string | null>`${document.template}->>'funderName'`,
      activeTaskId: task.id,
    })
    .from(document)
    .leftJoin(task, and(eq(task.documentId, document.id), inArray(task.status, activeStates)))
    .where(and(eq(document.teamId, account.teamId), isNull(document.deletedAt), hasVersion))
    .orderBy(desc(document.updatedAt), desc(document.id))
    .limit(limit);
  const hasCredits = (await creditBalance(db, account.userId)).total > 0;
  return rows.map((found) => {
    const { description, isValid, cleanShare, funderName, parentId, templateId, deadline, sentOn, ...row } = found;
    return {
      ...row,
      ...(sentOn !== null && { sentOn }),
      sectionsToWrite: row.sectionCount - Math.round(cleanShare * row.sectionCount),
      title: titleOf(row),
      ...(parentId !== null && { parentId }),
      ...(templateId !== null && { templateId }),
      ...(deadline !== null && { deadline }),
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
