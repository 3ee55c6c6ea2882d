import type { BodyOf, Schemas } from "@grantwright/api-client";
import { quoteOf } from "@grantwright/domain";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { comment, commentThread, section } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { storableText } from "../../kernel/text/storable.ts";
import { findText } from "../docs/index.ts";
import { holdThread, presentThread, type ThreadRow } from "./commentRow.ts";
import { mentionedAmong } from "./mentions.ts";
import { tellOfComment } from "./tellOfComment.ts";

type Needed = Pick<Context, "config" | "db" | "now" | "tasks">;

/** How many comments a thread has at most. */
const mostInThread = 200;

/** What somebody says, as it is stored. Throws a Refusal of kind `invalid` where that is nothing. */
function said(text: string): string {
  const kept = storableText(text).trim();
  if (kept === "") throw new Refusal("invalid", "Say something first.");
  return kept;
}

/** Notes that something of a thread is another: a trigger tells of it. */
async function touch(tx: Database, id: string, now: Date, values: Partial<ThreadRow> = {}): Promise<ThreadRow> {
  const [row] = await tx
    .update(commentThread)
    .set({ ...values, changedAt: now })
    .where(eq(commentThread.id, id))
    .returning();
  if (!row) throw notFound("comment");
  return row;
}

/**
 * Begins a thread about a part of a text, or about a section as a whole. Throws a Refusal: `notFound`, `invalid`, or `refused` where the
 * part does not stand there, or somebody is mentioned who does not see the document.
 */
export async function addComment(
  context: Needed,
  account: Account,
  documentId: string,
  { text, start, exact, mentions: mentionedIds, ...place }: BodyOf<"addComment">,
): Promise<Schemas["CommentThread"]> {
  const words = said(text);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const about = await findText(tx, account, documentId, place);
    if (about.text.slice(start, start + exact.length) !== exact)
      throw new Refusal(
        "refused",
        "This text was changed somewhere else in the meantime. Look at it, and comment again.",
      );
    const mentions = await mentionedAmong(tx, now, about.documentId, mentionedIds);
    const [written] =
      about.sectionId === null
        ? []
        : await tx.select({ versionId: section.versionId }).from(section).where(eq(section.id, about.sectionId));
    const commentId = newId();
    const [thread] = await tx
      .insert(commentThread)
      .values({
        id: newId(),
        documentId: about.documentId,
        versionId: written?.versionId ?? null,
        fieldId: about.fieldId,
        sectionId: about.sectionId,
        revision: about.revision,
        ...quoteOf(about.text, exact === "" ? 0 : start, exact === "" ? 0 : start + exact.length),
        createdAt: now,
        changedAt: now,
      })
      .returning();
    await tx
      .insert(comment)
      .values({ id: commentId, threadId: thread!.id, authorId: account.userId, text: words, mentions, createdAt: now });
    const mentioned = mentions.map(({ id }) => id);
    await tellOfComment(context, tx, account, thread!, { commentId, text: words, mentioned, isQuiet: true });
    return presentThread(tx, account, thread!);
  });
}

/** Answers in a thread, and opens it again. Throws a Refusal: `notFound`, `invalid` or `refused`. */
export async function answerComment(
  context: Needed,
  account: Account,
  threadId: string,
  { text, mentions: mentionedIds }: BodyOf<"answerComment">,
): Promise<Schemas["CommentThread"]> {
  const words = said(text);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { id, documentId } = await holdThread(tx, account, threadId);
    const [there] = await tx.select({ count: count() }).from(comment).where(eq(comment.threadId, id));
    if (there && there.count >= mostInThread)
      throw new Refusal("refused", "This thread is as long as it may be. Begin another comment.");
    const mentions = await mentionedAmong(tx, now, documentId, mentionedIds);
    const commentId = newId();
    await tx
      .insert(comment)
      .values({ id: commentId, threadId: id, authorId: account.userId, text: words, mentions, createdAt: now });
    const thread = await touch(tx, id, now, { resolvedAt: null, resolvedBy: null });
    const mentioned = mentions.map((person) => person.id);
    await tellOfComment(context, tx, account, thread, { commentId, text: words, mentioned });
    return presentThread(tx, account, thread);
  });
}

/** Resolves a thread, or opens it again. Throws a Refusal of kind `notFound`. */
export async function resolveComment(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  threadId: string,
  isResolved: boolean,
): Promise<Schemas["CommentThread"]> {
  const moment = now();
  return db.transaction(async (tx) => {
    const held = await holdThread(tx, account, threadId);
    // Who was first stays who did it.
    if (isResolved === (held.resolvedAt !== null)) return presentThread(tx, account, held);
    const values = isResolved
      ? { resolvedAt: moment, resolvedBy: account.userId }
      : { resolvedAt: null, resolvedBy: null };
    return presentThread(tx, account, await touch(tx, held.id, moment, values));
  });
}

/** A comment of the person's own. Throws a Refusal: `notFound`, or `forbidden` where somebody else said it. */
async function ownComment(tx: Database, { userId }: Account, threadId: string, id: string) {
  const [found] = await tx
    .select()
    .from(comment)
    .where(and(eq(comment.id, id), eq(comment.threadId, threadId), isNull(comment.removedAt)));
  if (!found) throw notFound("comment");
  if (found.authorId !== userId)
    throw new Refusal("forbidden", "Somebody else said this: only they can change it or take it back.");
  return found;
}

/** Changes what the person has said. Throws a Refusal: `notFound`, `forbidden`, `invalid` or `refused`. */
export async function changeComment(
  context: Needed,
  account: Account,
  threadId: string,
  commentId: string,
  { text, mentions: mentionedIds }: BodyOf<"changeComment">,
): Promise<Schemas["CommentThread"]> {
  const words = said(text);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { id, documentId } = await holdThread(tx, account, threadId);
    const own = await ownComment(tx, account, id, commentId);
    const mentions = await mentionedAmong(tx, now, documentId, mentionedIds);
    await tx.update(comment).set({ text: words, mentions, editedAt: now }).where(eq(comment.id, own.id));
    const thread = await touch(tx, id, now);
    const known = new Set(own.mentions.map((person) => person.id));
    const mentioned = mentions.map((person) => person.id).filter((person) => !known.has(person));
    await tellOfComment(context, tx, account, thread, { commentId: own.id, text: words, mentioned, isQuiet: true });
    return presentThread(tx, account, thread);
  });
}

/** Takes back what the person has said; the first of a thread with answers stays, without its words. Throws a Refusal: `notFound` or `forbidden`. */
export async function removeComment(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  threadId: string,
  commentId: string,
): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    const { id } = await holdThread(tx, account, threadId);
    const own = await ownComment(tx, account, id, commentId);
    const all = await tx
      .select({ id: comment.id, removedAt: comment.removedAt })
      .from(comment)
      .where(eq(comment.threadId, id))
      .orderBy(comment.createdAt, comment.id);
    const others = all.filter((each) => each.id !== own.id);
    if (others.every(({ removedAt }) => removedAt !== null)) {
      await tx.delete(commentThread).where(eq(commentThread.id, id));
      return;
    }
    await (all[0]?.id === own.id
      ? tx.update(comment).set({ text: "", mentions: [], removedAt: moment }).where(eq(comment.id, own.id))
      : tx.delete(comment).where(eq(comment.id, own.id)));
    await touch(tx, id, moment);
  });
}
