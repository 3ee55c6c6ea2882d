import type { Schemas } from "@grantwright/api-client";
import { mayDo, type DocumentRight } from "@grantwright/domain";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../../capabilities/context.ts";
import type { Account, DocumentAccess } from "../../../kernel/account.ts";
import { prepareRead } from "../../../kernel/db/prepareRead.ts";
import { document, documentPerson, team, teamMember } from "../../../kernel/db/schema.ts";
import { isId } from "../../../kernel/ids.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";

type Role = Schemas["DocumentRole"];

/** The account of a document. */
const home = alias(team, "home");

const why: Record<DocumentRight, string> = {
  read: "You cannot read this document.",
  comment: "You can read this document, and not say anything about it. Ask one of its owners.",
  write: "You cannot change this document. Ask one of its owners.",
  run: "Only people of the document's account who can change it can do this.",
  own: "Only owners of the document can do this.",
};

/** What a member may do: owners and admins of the team own all, otherwise what was said of them, or what they made. */
export function memberRole(
  member: { teamRole: "owner" | "admin" | "member"; userId: string },
  said: Role | null | undefined,
  createdBy: string | null,
): Role {
  if (member.teamRole !== "member") return "owner";
  return said ?? (createdBy === member.userId ? "owner" : "writer");
}

const readAccess = prepareRead(
  "access to document",
  ["documentId", "userId", "email", "teamId", "now"],
  (db, { documentId, userId, email, teamId, now }) =>
    db
      .select({
        teamId: document.teamId,
        createdBy: document.createdBy,
        teamRole: teamMember.role,
        right: documentPerson,
        personalOf: team.personalOf,
        home: { personalOf: home.personalOf, deletedAt: home.deletedAt },
      })
      .from(document)
      .leftJoin(teamMember, and(eq(teamMember.teamId, document.teamId), eq(teamMember.userId, userId)))
      .leftJoin(
        documentPerson,
        and(
          eq(documentPerson.documentId, document.id),
          or(
            eq(documentPerson.userId, userId),
            and(isNull(teamMember.userId), eq(documentPerson.email, email), gt(documentPerson.endsAt, now)),
          ),
        ),
      )
      .innerJoin(home, eq(home.id, document.teamId))
      // The account in which they ask.
      .innerJoin(team, eq(team.id, teamId))
      .where(eq(document.id, documentId)),
);

/**
 * What a person may do with a document, and its account: as a member in that account, as a guest in their own. Undefined for who may do
 * nothing. A deleted document is known, too.
 */
async function accessTo(
  { db, now }: Pick<Context, "db" | "now">,
  { userId, email, teamId }: Account,
  documentId: string,
): Promise<{ teamId: string; access: DocumentAccess; unopened?: string } | undefined> {
  const [found] = await readAccess(db, { documentId, userId, email, teamId, now: now().toISOString() });
  if (!found) return undefined;
  const { teamRole, right, createdBy } = found;
  const isInTeam = found.home.personalOf === null;
  if (teamRole) {
    if (found.teamId !== teamId) return undefined;
    return {
      teamId,
      access: { role: memberRole({ teamRole, userId }, right?.role, createdBy), isGuest: false, isInTeam },
    };
  }
  if (!right?.endsAt || found.personalOf !== userId || found.home.deletedAt) return undefined;
  return {
    teamId: found.teamId,
    access: { role: right.role, isGuest: true, isInTeam, endsAt: right.endsAt },
    ...(right.openedAt === null && { unopened: right.id }),
  };
}

/**
 * The account of a document and what the person may do with it. Throws a Refusal: `notFound` for who may do nothing, `refused` for who
 * may not do this.
 */
export async function enterDocument(
  context: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
  right: DocumentRight,
): Promise<Account> {
  const found = isId(documentId) ? await accessTo(context, account, documentId) : undefined;
  if (!found) throw notFound("document");
  const { teamId, access, unopened } = found;
  if (!mayDo(access, right)) throw new Refusal("refused", why[right]);
  if (unopened !== undefined)
    await context.db.update(documentPerson).set({ openedAt: context.now() }).where(eq(documentPerson.id, unopened));
  return { ...account, teamId, access };
}

/** Throws a Refusal of kind `refused` where who entered a document may not do something with it besides. */
export function requireRight({ access }: Pick<Account, "access">, right: DocumentRight): void {
  if (access && !mayDo(access, right)) throw new Refusal("refused", why[right]);
}
