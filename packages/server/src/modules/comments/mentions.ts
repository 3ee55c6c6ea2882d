import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { teamMember, user } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { calledBy } from "../../kernel/text/calledBy.ts";
import { findDocument } from "../docs/index.ts";
import { membersAmong } from "../teams/index.ts";

/** How many people one answer has at most. */
const mostListed = 20;

/** Letters as a pattern of LIKE that stands for themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Others who see a document and can be mentioned, whose name has a word that begins so. Throws a Refusal of kind `notFound`. */
export async function listPeople(
  db: Database,
  account: Account,
  documentId: string,
  begins = "",
): Promise<Schemas["MentionedPerson"][]> {
  await findDocument(db, account, documentId);
  const called = sql<string>`coalesce(nullif(trim(${user.name}), ''), ${user.email})`;
  const pattern = literally(begins.trim());
  const rows = await db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(
      and(
        eq(teamMember.teamId, account.teamId),
        ne(user.id, account.userId),
        pattern === "" ? undefined : sql`(${called} ilike ${`${pattern}%`} or ${called} ilike ${`% ${pattern}%`})`,
      ),
    )
    .orderBy(asc(sql`lower(${called})`), asc(user.id))
    .limit(mostListed);
  return rows.map((row) => ({ id: row.id, name: calledBy(row) }));
}

/** Who is mentioned, with their names. Throws a Refusal of kind `refused` where one does not see the document. */
export async function mentionedAmong(
  db: Database,
  account: Pick<Account, "teamId">,
  ids: readonly string[] = [],
): Promise<{ id: string; name: string }[]> {
  const found = await membersAmong(db, account, ids);
  if (found.length < new Set(ids).size)
    throw new Refusal("refused", "Somebody you mention does not see this document. Take the name out, and try again.");
  return found;
}
