import type { Schemas } from "@grantwright/api-client";
import { and, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient, user } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { textToHtml } from "../../kernel/text/textToHtml.ts";
import { isProductType, productName } from "./tell.ts";

/** A stored message as one person sees it. */
export interface MessageRow {
  message: typeof message.$inferSelect;
  /** That the person got it, and when they read it; null for what they wrote. */
  received: typeof messageRecipient.$inferSelect | null;
}

/** What the person wrote: not what only tells of what they did. */
export const isWrittenBy = (userId: string): SQL | undefined =>
  and(eq(message.fromUserId, userId), inArray(message.type, ["user", "help"]));

/** That the person got it. */
export const isReceivedBy = (userId: string): SQL => eq(messageRecipient.userId, userId);

/**
 * Messages of the account. `where` has to say that the person got or wrote them; visibleMessages does, and the lists say it more
 * closely, so that the database can go by an index.
 */
export function messagesWhere(db: Database, account: Account, where: SQL | undefined) {
  return db
    .select({ message, received: messageRecipient })
    .from(message)
    .leftJoin(
      messageRecipient,
      and(eq(messageRecipient.messageId, message.id), eq(messageRecipient.userId, account.userId)),
    )
    .where(and(eq(message.teamId, account.teamId), where))
    .$dynamic();
}

/** Messages of the account that the person got, wrote or is behind: nobody sees others, in threads neither. */
export const visibleMessages = (db: Database, account: Account, where: SQL | undefined) =>
  messagesWhere(db, account, and(or(isReceivedBy(account.userId), eq(message.fromUserId, account.userId)), where));

/** One of them. Throws a Refusal of kind `notFound`. */
export async function findMessage(db: Database, account: Account, id: string): Promise<MessageRow> {
  const [found] = await visibleMessages(db, account, eq(message.id, id));
  if (!found) throw notFound("message");
  return found;
}

/** What a person typed, as HTML. Throws a Refusal of kind `invalid` where nothing of it can be shown. */
export function contentOf(typed: string): string {
  const html = textToHtml(typed);
  if (html === "") throw new Refusal("invalid", "The message is empty.");
  return html;
}

/** The names of those who got messages, by message; a conversation with support names nobody. */
async function recipientNames(db: Database, rows: MessageRow[]): Promise<Map<string, string[]>> {
  const ids = rows.map((row) => row.message.id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: message.id,
      names: sql<string[]>`json_agg(${user.name} order by ${user.name}, ${user.id})`,
    })
    .from(message)
    .innerJoin(messageRecipient, eq(messageRecipient.messageId, message.id))
    .innerJoin(user, eq(user.id, messageRecipient.userId))
    .where(and(inArray(message.id, ids), ne(message.type, "help")))
    .groupBy(message.id);
  return new Map(found.map(({ id, names }) => [id, names]));
}

/** Messages as the contract has them. What one wrote oneself counts as read. */
export async function presentMessages(db: Database, rows: MessageRow[]): Promise<Schemas["Message"][]> {
  const names = await recipientNames(db, rows);
  return rows.map(({ message: row, received }) => {
    const readAt = received ? received.readAt : row.createdAt;
    const isFromPerson = !isProductType(row.type);
    return {
      _id: row.id,
      type: row.type,
      priority: row.priority,
      subject: row.subject,
      content: row.content,
      createdAt: row.createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      fromUser: {
        name: isFromPerson ? row.fromName : productName,
        ...(isFromPerson && row.fromUserId !== null && { userId: row.fromUserId }),
      },
      recipients: (names.get(row.id) ?? []).map((name) => ({ name })),
      metadata: row.metadata,
      parentMessageId: row.parentMessageId,
    };
  });
}

/** One message as the contract has it. */
export async function presentMessage(db: Database, row: MessageRow): Promise<Schemas["Message"]> {
  const [presented] = await presentMessages(db, [row]);
  if (!presented) throw new Error("A message was not presented.");
  return presented;
}
