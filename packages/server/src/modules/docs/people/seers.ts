import { mayDo, type DocumentRight, type DocumentRoleName } from "@grantwright/domain";
import { and, eq, gt, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, documentPerson, team, teamMember, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { memberRole } from "./access.ts";

/** Somebody who may do something with a document. */
export interface Seer {
  id: string;
  name: string;
  email: string;
  /** The account in which they open it: the document's, or a guest's own. */
  teamId: string;
  role: DocumentRoleName;
  isGuest: boolean;
}

/** Those of some people who may do something with a document now: members of its account, and its guests. */
export async function seersAmong(
  db: Database,
  now: Date,
  documentId: string,
  ids: readonly string[],
  right: DocumentRight = "comment",
): Promise<Seer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      memberOf: teamMember.teamId,
      teamRole: teamMember.role,
      personal: team.id,
      said: documentPerson.role,
      createdBy: document.createdBy,
    })
    .from(user)
    .innerJoin(document, eq(document.id, documentId))
    .innerJoin(team, eq(team.personalOf, user.id))
    .leftJoin(teamMember, and(eq(teamMember.teamId, document.teamId), eq(teamMember.userId, user.id)))
    .leftJoin(
      documentPerson,
      and(
        eq(documentPerson.documentId, document.id),
        or(
          eq(documentPerson.userId, user.id),
          and(isNull(teamMember.userId), eq(documentPerson.email, user.email), gt(documentPerson.endsAt, now)),
        ),
      ),
    )
    .where(and(inArray(user.id, [...ids]), or(isNotNull(teamMember.userId), isNotNull(documentPerson.id))));
  const accessOf = ({ id, teamRole, said, createdBy }: (typeof rows)[number]) =>
    teamRole
      ? { role: memberRole({ teamRole, userId: id }, said, createdBy), isGuest: false }
      : { role: said ?? ("reader" as const), isGuest: true };
  return rows
    .map((row) => ({
      id: row.id,
      name: calledBy(row),
      email: row.email,
      teamId: row.memberOf ?? row.personal,
      ...accessOf(row),
    }))
    .filter((seer) => mayDo(seer, right));
}

/** Says who may attach files to a document: whoever may do what its account pays for. */
export const attachersAmong =
  ({ db, now }: Pick<Context, "db" | "now">) =>
  async (documentId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await seersAmong(db, now(), documentId, ids, "run")).map(({ id }) => id));

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

/** The guests of a document who have come and may say something: people to whom something can be said. */
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
        ne(documentPerson.role, "reader"),
      ),
    );
