import type { Schemas } from "@grantwright/api-client";
import { mayDo } from "@grantwright/domain";
import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { comment, commentThread, documentPerson, teamMember, user } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { calledBy } from "../../kernel/text/calledBy.ts";
import { findDocument, guestsOf, seersAmong } from "../docs/index.ts";

/** How many people one answer has at most. */
const mostListed = 20;

/** Letters as a pattern of LIKE that stands for themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Who can be mentioned by a guest: who made the document and who has said something of it, not everybody of its account. */
const knownToGuests = (db: Database, { id, createdBy }: { id: string; createdBy: string | null }) =>
  or(
    createdBy === null ? undefined : eq(user.id, createdBy),
    inArray(
      user.id,
      db
        .select({ id: comment.authorId })
        .from(comment)
        .innerJoin(commentThread, eq(commentThread.id, comment.threadId))
        .where(eq(commentThread.documentId, id)),
    ),
  );

/** Others who see a document and can be mentioned, whose name has a word that begins so. Throws a Refusal of kind `notFound`. */
export async function listPeople(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
  begins = "",
): Promise<Schemas["MentionablePerson"][]> {
  const about = await findDocument(db, account, documentId);
  const members = db
    .select({ id: teamMember.userId })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .leftJoin(
      documentPerson,
      and(eq(documentPerson.documentId, about.id), eq(documentPerson.userId, teamMember.userId)),
    )
    .where(
      and(
        eq(teamMember.teamId, account.teamId),
        // Who only reads hears nothing of what is said; owners and admins of the account own all.
        or(ne(teamMember.role, "member"), isNull(documentPerson.role), ne(documentPerson.role, "reader")),
        account.access?.isGuest ? knownToGuests(db, about) : undefined,
      ),
    );
  const called = sql<string>`coalesce(nullif(trim(${user.name}), ''), ${user.email})`;
  const pattern = literally(begins.trim());
  const rows = await db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(
      and(
        inArray(user.id, union(members, guestsOf({ db, now }, about.id))),
        ne(user.id, account.userId),
        pattern === "" ? undefined : sql`(${called} ilike ${`${pattern}%`} or ${called} ilike ${`% ${pattern}%`})`,
      ),
    )
    .orderBy(asc(sql`lower(${called})`), asc(user.id))
    .limit(mostListed);
  const people = rows.map((row) => ({ id: row.id, name: calledBy(row) }));
  const alike = namesakesAmong(people).map(({ id }) => id);
  const known = new Map((await seersAmong(db, now(), about.id, alike)).map((seer) => [seer.id, seer]));
  const seesAddresses = account.access !== undefined && mayDo(account.access, "run");
  return people.map((person) => {
    const seer = known.get(person.id);
    if (!seer) return person;
    const { email, role, isGuest } = seer;
    return { ...person, ...(seesAddresses && { email }), role, isGuest };
  });
}

const folded = (name: string) => name.toLocaleLowerCase("en");

/** Those of some people whose name others of them have, too. */
function namesakesAmong<Person extends { name: string }>(people: readonly Person[]): Person[] {
  return people.filter(({ name }) => people.filter((other) => folded(other.name) === folded(name)).length > 1);
}

/** Who is mentioned, with their names, in the order of the ids. Throws a Refusal of kind `refused` where one does not see the document. */
export async function mentionedAmong(
  db: Database,
  now: Date,
  documentId: string,
  ids: readonly string[] = [],
): Promise<{ id: string; name: string }[]> {
  const found = await seersAmong(db, now, documentId, ids);
  if (found.length < new Set(ids).size)
    throw new Refusal("refused", "Somebody you mention does not see this document. Take the name out, and try again.");
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return [...new Set(ids)].map((id) => ({ id, name: names.get(id) ?? "" }));
}
