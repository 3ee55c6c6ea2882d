import type { Schemas } from "@grantwright/api-client";
import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import {
  findMessage,
  isReceivedBy,
  isWrittenBy,
  messagesWhere,
  presentMessage,
  presentMessages,
  visibleMessages,
} from "./messageRow.ts";

type ListType = "inbox" | "read" | "sent";

const usualLimit = 200;

const whereOf = (listType: ListType, userId: string) =>
  ({
    inbox: and(isReceivedBy(userId), isNull(messageRecipient.readAt)),
    read: and(isReceivedBy(userId), isNotNull(messageRecipient.readAt)),
    sent: isWrittenBy(userId),
  })[listType];

/** How many messages of the account the person has not read. */
async function countUnread(db: Database, { userId, teamId }: Account): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(messageRecipient)
    .innerJoin(message, eq(message.id, messageRecipient.messageId))
    .where(and(eq(messageRecipient.userId, userId), isNull(messageRecipient.readAt), eq(message.teamId, teamId)));
  return found?.unread ?? 0;
}

/** What the person got and has not read, got and has read, or wrote, in the account that is worked in; the newest first. */
export async function listMessages(
  db: Database,
  account: Account,
  { listType = "inbox", limit = usualLimit }: { listType?: ListType; limit?: number },
): Promise<Schemas["MessageList"]> {
  const rows = await messagesWhere(db, account, whereOf(listType, account.userId))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit);
  return { messages: await presentMessages(db, rows), unreadCount: await countUnread(db, account) };
}

/** The thread of a message, its first one first. Throws a Refusal of kind `notFound`. */
export async function readThread(db: Database, account: Account, id: string): Promise<Schemas["Thread"]> {
  const { message: requested } = await findMessage(db, account, id);
  const parentMessageId = requested.parentMessageId ?? requested.id;
  const isInThread = or(eq(message.id, parentMessageId), eq(message.parentMessageId, parentMessageId));
  const rows = await visibleMessages(db, account, isInThread).orderBy(
    sql`${message.parentMessageId} is not null`,
    asc(message.createdAt),
    asc(message.id),
  );
  return { thread: await presentMessages(db, rows), requestedMessageId: id, parentMessageId };
}

/**
 * Marks a message read or unread. The moment comes from the person's clock, which may be wrong: it is kept between the writing
 * and now. Throws a Refusal: `notFound`, `invalid`, or `refused` for what the person wrote.
 */
export async function markMessage(
  context: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
  readAt: string | null,
): Promise<Schemas["Message"]> {
  const row = await findMessage(context.db, account, id);
  if (!row.received) throw new Refusal("refused", "You wrote this message yourself: it is always read.");
  const given = readAt === null ? null : new Date(readAt).getTime();
  if (given !== null && Number.isNaN(given)) throw new Refusal("invalid", "readAt must be a date-time.");
  const least = row.message.createdAt.getTime();
  const moment = given === null ? null : new Date(Math.max(least, Math.min(given, context.now().getTime())));
  await context.db
    .update(messageRecipient)
    .set({ readAt: moment })
    .where(and(eq(messageRecipient.messageId, id), eq(messageRecipient.userId, account.userId)));
  return presentMessage(context.db, { ...row, received: { ...row.received, readAt: moment } });
}
