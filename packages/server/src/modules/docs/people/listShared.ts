import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import { document, documentPerson, team, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { shownName, titleOf } from "../documentRow.ts";

/** How many documents one answer has at most. */
const mostListed = 100;

/** Documents that a person is a guest of, the last edited first. */
export async function listShared(
  { db, now }: Pick<Context, "db" | "now">,
  { email }: Pick<Account, "email">,
  { limit = mostListed, offset = 0 }: NonNullable<QueryOf<"listShared">> = {},
): Promise<Schemas["SharedDocument"][]> {
  const rows = await db
    .select({
      id: document.id,
      name: sql<string>`left(${document.name}, ${sql.raw(String(shownName))})`,
      templateName: sql<string>`${document.template}->>'name'`,
      isRevision: sql<boolean>`${document.defaultVersion} is not null`,
      updatedAt: document.updatedAt,
      role: documentPerson.role,
      endsAt: documentPerson.endsAt,
      by: { name: user.name, email: user.email },
    })
    .from(documentPerson)
    .innerJoin(document, and(eq(document.id, documentPerson.documentId), isNull(document.deletedAt)))
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .leftJoin(user, eq(user.id, documentPerson.createdBy))
    .where(and(eq(documentPerson.email, email), gt(documentPerson.endsAt, now())))
    .orderBy(desc(document.updatedAt), desc(document.id))
    .limit(Math.min(limit, mostListed))
    .offset(offset);
  return rows.map(({ id, isRevision, role, by, endsAt, updatedAt, ...named }) => ({
    id,
    title: titleOf(named),
    isRevision,
    role: role as Schemas["GuestRole"],
    ...(by && { by: calledBy(by) }),
    endsAt: endsAt!.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}
