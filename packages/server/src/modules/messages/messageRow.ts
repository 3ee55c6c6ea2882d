import type { Schemas } from "@grantwright/api-client";
import { and, eq, inArray, or, sql, type Placeholder, type SQL } from "drizzle-orm";
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
  /** The names of those who got it; none in a conversation with support. */
  recipientNames: string[];
}

/** Who reads, and in which account. */
export type Reader = Record<keyof Pick<Account, "userId" | "teamId">, string | Placeholder>;

/** What the person wrote: not what only tells of what they did. */
export const isWrittenBy = (userId: Reader["userId"]): SQL | undefined =>
  and(eq(message.fromUserId, userId), inArray(message.type, ["user", "help"]));

/** That the person got it. */
export const isReceivedBy = (userId: Reader["userId"]): SQL => eq(messageRecipient.userId, userId);

/** In a list of messages this is worked out for those that are listed, and for no others. */
const namesOfRecipients = sql<string[]>`(
  select coalesce(json_agg(${user.name} order by ${user.name}, ${user.id}), '[]')
  from ${messageRecipient} as recipient join ${user} on ${user.id} = recipient.user_id
  where recipient.message_id = ${message.id} and ${message.type} <> 'help')`;

/**
 * Messages of the account. `where` has to say that the person got or wrote them; visibleMessages does, and the lists say it more
 * closely, so that the database can go by an index. `besides` is read with each of them.
 */
export function messagesWhere<Besides extends Record<string, SQL>>(
  db: Database,
  reader: Reader,
  where: SQL | undefined,
  besides: Besides,
) {
  return db
    .select({ message, received: messageRecipient, recipientNames: namesOfRecipients, ...besides })
    .from(message)
    .leftJoin(
      messageRecipient,
      and(eq(messageRecipient.messageId, message.id), eq(messageRecipient.userId, reader.userId)),
    )
    .where(and(eq(message.teamId, reader.teamId), where))
    .$dynamic();
}

/** Messages of the account that the person got, wrote or is behind: nobody sees others, in threads neither. */
export const visibleMessages = (db: Database, account: Account, where: SQL | undefined) =>
  messagesWhere(db, account, and(or(isReceivedBy(account.userId), eq(message.fromUserId, account.userId)), where), {});

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

/** A message as the contract has it. What one wrote oneself counts as read. */
export function presentMessage({ message: row, received, recipientNames }: MessageRow): Schemas["Message"] {
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
    recipients: recipientNames.map((name) => ({ name })),
    metadata: row.metadata,
    parentMessageId: row.parentMessageId,
  };
}
