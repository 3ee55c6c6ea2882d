import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, documentPerson, sectionWork, teamMember, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { findDocument } from "../documentRow.ts";

const owner = alias(user, "owner");
const signer = alias(user, "signer");
const changer = alias(user, "changer");

interface Person {
  name: string;
  email: string;
}

/** Who did something, and when; undefined where nobody did. */
const doneBy = (person: Person | null, at: Date | null) =>
  at === null ? undefined : { ...(person && { by: calledBy(person) }), at: at.toISOString() };

/** Who does the sections of a document and how far they are, or one of them. Whoever has left the account, or is its guest no longer, does none any more. */
export async function presentSectionWork(
  db: Database,
  now: Date,
  documentId: string,
  fieldId?: string,
): Promise<Schemas["SectionWork"][]> {
  const rows = await db
    .select({
      work: sectionWork,
      owner: { id: owner.id, name: owner.name, email: owner.email },
      isThere: sql<boolean>`${teamMember.userId} is not null or ${documentPerson.id} is not null`,
      signer: { name: signer.name, email: signer.email },
      changer: { name: changer.name, email: changer.email },
    })
    .from(sectionWork)
    .innerJoin(document, eq(document.id, sectionWork.documentId))
    .leftJoin(teamMember, and(eq(teamMember.teamId, document.teamId), eq(teamMember.userId, sectionWork.ownerId)))
    .leftJoin(owner, eq(owner.id, sectionWork.ownerId))
    .leftJoin(
      documentPerson,
      and(
        eq(documentPerson.documentId, document.id),
        eq(documentPerson.email, owner.email),
        gt(documentPerson.endsAt, now),
      ),
    )
    .leftJoin(signer, eq(signer.id, sectionWork.signedBy))
    .leftJoin(changer, eq(changer.id, sectionWork.changedBy))
    .where(
      and(eq(sectionWork.documentId, documentId), fieldId === undefined ? undefined : eq(sectionWork.fieldId, fieldId)),
    )
    .orderBy(asc(sectionWork.fieldId));
  return rows.map(({ work, isThere, ...people }) => {
    const signedOff = doneBy(people.signer, work.signedAt);
    const changed = doneBy(people.changer, work.changedAt);
    return {
      fieldId: work.fieldId,
      ...(people.owner && isThere && { owner: { id: people.owner.id, name: calledBy(people.owner) } }),
      ...(work.dueOn !== null && { dueOn: work.dueOn }),
      state: work.state,
      ...(signedOff && { signedOff }),
      ...(changed && { changed }),
    };
  });
}

/** Who does which section of a document, until when, and how far each is. Throws a Refusal of kind `notFound`. */
export async function listSectionWork(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
): Promise<Schemas["SectionWork"][]> {
  const row = await findDocument(db, account, id);
  return presentSectionWork(db, now(), row.id);
}
