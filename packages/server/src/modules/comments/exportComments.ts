import { and, asc, eq, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import { comment, commentThread, document, teamMember } from "../../kernel/db/schema.ts";
import type { Exported } from "../module.ts";

/** What a person has said about documents. */
export async function* exportComments(
  { db }: Pick<Context, "db">,
  { userId }: Pick<Exported, "userId">,
): AsyncGenerator<ZipEntry> {
  const { text, mentions, createdAt, editedAt } = comment;
  const said = await db
    .select({
      // What a document is called now is for those who still see it.
      document: sql<string | null>`case when ${teamMember.userId} is not null then ${document.name} end`,
      documentId: commentThread.documentId,
      fieldId: commentThread.fieldId,
      about: commentThread.exact,
      text,
      mentions,
      createdAt,
      editedAt,
      resolvedAt: commentThread.resolvedAt,
    })
    .from(comment)
    .innerJoin(commentThread, eq(commentThread.id, comment.threadId))
    .innerJoin(document, eq(document.id, commentThread.documentId))
    .leftJoin(teamMember, and(eq(teamMember.teamId, document.teamId), eq(teamMember.userId, userId)))
    .where(eq(comment.authorId, userId))
    .orderBy(asc(comment.createdAt), asc(comment.id));
  yield jsonEntry("comments.json", said);
}
