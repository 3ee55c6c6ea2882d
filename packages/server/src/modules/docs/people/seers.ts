import { and, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, documentPerson, team, teamMember, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";

/** Somebody who sees a document. */
export interface Seer {
  id: string;
  name: string;
  /** The account in which they open it: the document's, or a guest's own. */
  teamId: string;
}

/** Those of some people who see a document now: members of its account, and its guests. */
export async function seersAmong(db: Database, now: Date, documentId: string, ids: readonly string[]): Promise<Seer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      memberOf: teamMember.teamId,
      personal: team.id,
    })
    .from(user)
    .innerJoin(document, eq(document.id, documentId))
    .innerJoin(team, eq(team.personalOf, user.id))
    .leftJoin(teamMember, and(eq(teamMember.teamId, document.teamId), eq(teamMember.userId, user.id)))
    .leftJoin(
      documentPerson,
      and(
        eq(documentPerson.documentId, document.id),
        eq(documentPerson.email, user.email),
        gt(documentPerson.endsAt, now),
      ),
    )
    .where(and(inArray(user.id, [...ids]), or(isNotNull(teamMember.userId), isNotNull(documentPerson.id))));
  return rows.map((row) => ({ id: row.id, name: calledBy(row), teamId: row.memberOf ?? row.personal }));
}

/** Does something for people in each of the accounts in which they open a document. */
export async function inEachAccount(
  seers: readonly Seer[],
  work: (teamId: string, userIds: string[]) => Promise<unknown>,
): Promise<void> {
  for (const teamId of new Set(seers.map((each) => each.teamId)))
    await work(
      teamId,
      seers.filter((each) => each.teamId === teamId).map(({ id }) => id),
    );
}

/** The guests of a document who have come: people to whom something can be said. */
export const guestsOf = ({ db, now }: Pick<Context, "db" | "now">, documentId: string) =>
  db
    .select({ id: user.id })
    .from(documentPerson)
    .innerJoin(user, eq(user.email, documentPerson.email))
    .where(
      and(
        eq(documentPerson.documentId, documentId),
        gt(documentPerson.endsAt, now()),
        isNotNull(documentPerson.openedAt),
      ),
    );
