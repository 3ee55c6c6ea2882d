import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, proposedEdit, user } from "../../../kernel/db/schema.ts";
import { isId } from "../../../kernel/ids.ts";
import { notFound } from "../../../kernel/refusal.ts";

/** A proposed change as it is stored. */
export type EditRow = typeof proposedEdit.$inferSelect;

/** Longer, and whoever worked on a change has gone: in milliseconds. */
export const longestWork = 10 * 60_000;

/** What a person reads where the work on a change ended without one. */
const endedText = "The writer was interrupted. Please ask again.";

/** A proposed change of the account's. Throws a Refusal of kind `notFound`. */
export async function findEdit(db: Database, account: Pick<Account, "teamId">, id: string): Promise<EditRow> {
  if (!isId(id)) throw notFound("proposed change");
  const [found] = await db
    .select({ edit: proposedEdit })
    .from(proposedEdit)
    .innerJoin(document, eq(document.id, proposedEdit.documentId))
    .where(and(eq(proposedEdit.id, id), eq(document.teamId, account.teamId), isNull(document.deletedAt)));
  if (!found) throw notFound("proposed change");
  return found.edit;
}

/** Which text of a document: of a draft where there is no section. */
export const isOfText = ({ documentId, fieldId, sectionId }: Pick<EditRow, "documentId" | "fieldId" | "sectionId">) =>
  and(
    eq(proposedEdit.documentId, documentId),
    eq(proposedEdit.fieldId, fieldId),
    sectionId === null ? isNull(proposedEdit.sectionId) : eq(proposedEdit.sectionId, sectionId),
  );

/** Proposed by a writer. */
export const isWriters = ne(proposedEdit.writer, "person");

/** How many changes to one text are undecided at most: what is asked for anew takes the place of what was. */
const mostListed = 20;

/** The undecided changes to a text that writers proposed, the newest first. */
export async function undecided(
  db: Database,
  text: Pick<EditRow, "documentId" | "fieldId" | "sectionId">,
): Promise<EditRow[]> {
  return db
    .select()
    .from(proposedEdit)
    .where(and(isOfText(text), isWriters, inArray(proposedEdit.state, ["writing", "open"])))
    .orderBy(desc(proposedEdit.createdAt))
    .limit(mostListed);
}

async function namesOf(db: Database, ids: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (known.length === 0) return new Map();
  const rows = await db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Proposed changes as the contract has them. */
export async function presentEdits(
  db: Database,
  { userId }: Pick<Account, "userId">,
  rows: readonly EditRow[],
  now: Date,
): Promise<Schemas["ProposedEdit"][]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ askedBy, pieces }) => [askedBy, ...pieces.map(({ decidedBy }) => decidedBy)]),
  );
  return rows.map((row) => {
    const isOver = row.state === "writing" && now.getTime() - row.createdAt.getTime() > longestWork;
    const asker = row.askedBy === null ? undefined : names.get(row.askedBy);
    const failure = isOver ? endedText : row.failure;
    return {
      id: row.id,
      docId: row.documentId,
      fieldId: row.fieldId,
      ...(row.sectionId !== null && { sectionId: row.sectionId }),
      ...(row.task !== "suggest" && { task: row.task }),
      ...(row.words !== null && { words: row.words }),
      ...(row.criterion !== null && { criterion: row.criterion }),
      by: row.writer,
      ...(row.model !== null && { model: row.model }),
      ...(asker !== undefined && { askedBy: asker }),
      ...(row.note !== null && { note: row.note }),
      isOwn: row.askedBy === userId,
      state: isOver ? "failed" : row.state,
      ...(failure !== null && { failure }),
      revision: row.revision,
      start: row.start,
      exact: row.exact,
      prefix: row.prefix,
      suffix: row.suffix,
      pieces: row.pieces.map(({ decidedBy, ...piece }) => {
        const name = decidedBy === undefined ? undefined : names.get(decidedBy);
        return { ...piece, ...(name !== undefined && { decidedBy: name }) };
      }),
      leftOut: row.leftOut,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
