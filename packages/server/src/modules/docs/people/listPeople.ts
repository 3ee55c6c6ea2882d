import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, documentPerson, teamMember, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { findDocument } from "../documentRow.ts";
import { memberRole } from "./access.ts";

/** How many members one answer has at most, beside the guests. */
const mostListed = 500;

const called = sql`lower(coalesce(nullif(trim(${user.name}), ''), ${user.email}))`;

/** The members of a document's account with what they may do, or one of them. */
async function members(
  db: Database,
  { userId, teamId }: Account,
  documentId: string,
  only?: string,
): Promise<Schemas["DocumentPerson"][]> {
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      teamRole: teamMember.role,
      said: documentPerson.role,
      createdBy: document.createdBy,
    })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .innerJoin(document, eq(document.id, documentId))
    .leftJoin(documentPerson, and(eq(documentPerson.documentId, document.id), eq(documentPerson.userId, user.id)))
    .where(and(eq(teamMember.teamId, teamId), only === undefined ? undefined : eq(user.id, only)))
    .orderBy(asc(called), asc(user.id))
    .limit(mostListed);
  return rows.map(({ teamRole, said, createdBy, ...row }) => ({
    id: row.id,
    name: calledBy(row),
    email: row.email,
    role: memberRole({ teamRole, userId: row.id }, said, createdBy),
    isGuest: false,
    isFixed: teamRole !== "member",
    isOwn: row.id === userId,
  }));
}

/** The guests of a document, or one of them. */
async function guests(
  db: Database,
  { userId }: Account,
  documentId: string,
  now: Date,
  only?: string,
): Promise<Schemas["DocumentPerson"][]> {
  const rows = await db
    .select({ right: documentPerson, id: user.id, name: user.name })
    .from(documentPerson)
    .leftJoin(user, eq(user.email, documentPerson.email))
    .where(
      and(
        eq(documentPerson.documentId, documentId),
        gt(documentPerson.endsAt, now),
        only === undefined ? undefined : eq(documentPerson.id, only),
      ),
    )
    .orderBy(asc(documentPerson.createdAt), asc(documentPerson.id))
    .limit(mostListed);
  return rows.map(({ right, id, name }) => {
    const email = right.email ?? "";
    return {
      id: right.id,
      // Whether an address is somebody's here, and whose, is told by those who come.
      name: right.openedAt && name !== null ? calledBy({ name, email }) : email,
      email,
      role: right.role,
      isGuest: true,
      isFixed: false,
      isOwn: id === userId,
      ...(right.endsAt && { endsAt: right.endsAt.toISOString() }),
      ...(right.openedAt && { openedAt: right.openedAt.toISOString() }),
    };
  });
}

/** Who may do what with a document, owners first. Throws a Refusal of kind `notFound`. */
export async function listPeopleOf(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
): Promise<Schemas["DocumentPerson"][]> {
  const { id } = await findDocument(db, account, documentId);
  const all = await members(db, account, id);
  const isOwner = ({ role }: Schemas["DocumentPerson"]) => role === "owner";
  return [...all.filter(isOwner), ...all.filter((each) => !isOwner(each)), ...(await guests(db, account, id, now()))];
}

/** Somebody who may do something with a document, by the id that the list has; undefined where nobody has it. */
export async function findPersonOf(
  db: Database,
  account: Account,
  documentId: string,
  id: string,
  now: Date,
): Promise<Schemas["DocumentPerson"] | undefined> {
  const [member] = await members(db, account, documentId, id);
  if (member) return member;
  const [guest] = await guests(db, account, documentId, now, id);
  return guest;
}
