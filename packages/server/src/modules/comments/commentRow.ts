import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { comment, commentThread, document, user } from "../../kernel/db/schema.ts";
import { isId } from "../../kernel/ids.ts";
import { notFound } from "../../kernel/refusal.ts";
import { calledBy } from "../../kernel/text/calledBy.ts";

/** A thread as it is stored. */
export type ThreadRow = typeof commentThread.$inferSelect;

/** A thread about a document of the account's. Throws a Refusal of kind `notFound`. */
export async function findThread(db: Database, account: Pick<Account, "teamId">, id: string): Promise<ThreadRow> {
  if (!isId(id)) throw notFound("comment");
  const [found] = await db
    .select({ thread: commentThread })
    .from(commentThread)
    .innerJoin(document, eq(document.id, commentThread.documentId))
    .where(and(eq(commentThread.id, id), eq(document.teamId, account.teamId), isNull(document.deletedAt)));
  if (!found) throw notFound("comment");
  return found.thread;
}

/** As findThread, and holds the thread until the transaction ends, so that changes come one after the other. */
export async function holdThread(tx: Database, account: Pick<Account, "teamId">, id: string): Promise<ThreadRow> {
  const { id: found } = await findThread(tx, account, id);
  const [held] = await tx.select().from(commentThread).where(eq(commentThread.id, found)).for("update");
  if (!held) throw notFound("comment");
  return held;
}

const columns = {
  id: comment.id,
  threadId: comment.threadId,
  authorId: comment.authorId,
  text: comment.text,
  mentions: comment.mentions,
  createdAt: comment.createdAt,
  editedAt: comment.editedAt,
  removedAt: comment.removedAt,
  name: user.name,
  email: user.email,
};

/** How many comments of a thread a list has: the first, and the newest. */
const mostListed = 10;

/** The comments of some threads in their order, and how many each has: all of them, or (`isListed`) the first and the newest. */
async function commentsOf(db: Database, threadIds: readonly string[], isListed: boolean) {
  const placed = db.$with("placed").as(
    db
      .select({
        placedId: sql<string>`${comment.id}`.as("placed_id"),
        place:
          sql<number>`row_number() over (partition by ${comment.threadId} order by ${comment.createdAt}, ${comment.id})`.as(
            "place",
          ),
        count: sql<number>`count(*) over (partition by ${comment.threadId})`.as("all_of_thread"),
      })
      .from(comment)
      .where(inArray(comment.threadId, [...threadIds])),
  );
  return db
    .with(placed)
    .select({ ...columns, count: sql`${placed.count}`.mapWith(Number) })
    .from(placed)
    .innerJoin(comment, eq(comment.id, placed.placedId))
    .leftJoin(user, eq(user.id, comment.authorId))
    .where(isListed ? sql`${placed.place} = 1 or ${placed.place} > ${placed.count} - ${mostListed - 1}` : undefined)
    .orderBy(asc(comment.createdAt), asc(comment.id));
}

type CommentRow = Awaited<ReturnType<typeof commentsOf>>[number];

function presentComment(row: CommentRow, userId: string): Schemas["Comment"] {
  return {
    id: row.id,
    ...(row.name !== null && row.email !== null && { by: calledBy({ name: row.name, email: row.email }) }),
    isOwn: row.authorId === userId,
    text: row.text,
    mentions: row.mentions,
    createdAt: row.createdAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    ...(row.removedAt && { isRemoved: true }),
  };
}

/** Threads as the contract has them, with all their comments, or (`isListed`) the first and the newest. */
export async function presentThreads(
  db: Database,
  { userId }: Pick<Account, "userId">,
  rows: readonly ThreadRow[],
  isListed: boolean,
): Promise<Schemas["CommentThread"][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const said = new Map(ids.map((id): [string, CommentRow[]] => [id, []]));
  for (const row of await commentsOf(db, ids, isListed)) said.get(row.threadId)?.push(row);
  const resolvers = [...new Set(rows.flatMap(({ resolvedBy }) => resolvedBy ?? []))];
  const people =
    resolvers.length === 0
      ? []
      : await db
          .select({ id: user.id, name: user.name, email: user.email })
          .from(user)
          .where(inArray(user.id, resolvers));
  const names = new Map(people.map((person) => [person.id, calledBy(person)]));
  return rows.map((row) => {
    const comments = said.get(row.id) ?? [];
    const resolver = row.resolvedBy === null ? undefined : names.get(row.resolvedBy);
    return {
      id: row.id,
      docId: row.documentId,
      fieldId: row.fieldId,
      ...(row.sectionId !== null && { sectionId: row.sectionId }),
      ...(row.versionId !== null && { versionId: row.versionId }),
      revision: row.revision,
      start: row.start,
      exact: row.exact,
      prefix: row.prefix,
      suffix: row.suffix,
      comments: comments.map((each) => presentComment(each, userId)),
      count: comments[0]?.count ?? 1,
      ...(row.resolvedAt && { resolvedAt: row.resolvedAt.toISOString() }),
      ...(row.resolvedAt && resolver !== undefined && { resolvedBy: resolver }),
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** One thread as the contract has it, with all its comments. */
export async function presentThread(
  db: Database,
  account: Pick<Account, "userId">,
  row: ThreadRow,
): Promise<Schemas["CommentThread"]> {
  const [presented] = await presentThreads(db, account, [row], false);
  return presented!;
}
