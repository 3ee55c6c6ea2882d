import type { Schemas } from "@grantwright/api-client";
import { and, asc, count, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { message, messageRecipient } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import {
  findMessage,
  isReceivedBy,
  isWrittenBy,
  messagesWhere,
  presentMessage,
  type Reader,
  visibleMessages,
} from "./messageRow.ts";

type ListType = "inbox" | "read" | "sent";

const usualLimit = 200;

/** What is in a list, and what orders it: by an index of what a person got, so that no more is read than is listed. */
const partOf = (listType: ListType, { userId, teamId }: Reader) => {
  const got = and(isReceivedBy(userId), eq(messageRecipient.teamId, teamId));
  const byGot = [desc(messageRecipient.createdAt), desc(messageRecipient.messageId)];
  return {
    inbox: { where: and(got, isNull(messageRecipient.readAt)), order: byGot },
    read: { where: and(got, isNotNull(messageRecipient.readAt)), order: byGot },
    sent: { where: isWrittenBy(userId), order: [desc(message.createdAt), desc(message.id)] },
  }[listType];
};

/** How many messages of the account the person has not read. */
function countUnread(db: Database, { userId, teamId }: Reader) {
  const unread = alias(messageRecipient, "unread");
  return db
    .select({ count: count() })
    .from(unread)
    .where(and(eq(unread.userId, userId), eq(unread.teamId, teamId), isNull(unread.readAt)));
}
const readUnread = prepareRead("unread messages", ["userId", "teamId"], countUnread);

const prepareList = (listType: ListType) =>
  prepareRead(`messages ${listType}`, ["userId", "teamId", "limit"], (db, { limit, ...reader }) => {
    const { where, order } = partOf(listType, reader);
    const unreadCount = sql`(${countUnread(db, reader)})`.mapWith(Number);
    return messagesWhere(db, reader, where, { unreadCount })
      .orderBy(...order)
      .limit(limit);
  });
const readList = { inbox: prepareList("inbox"), read: prepareList("read"), sent: prepareList("sent") };

/** What the person got and has not read, got and has read, or wrote, in the account that is worked in; the newest first. */
export async function listMessages(
  db: Database,
  { userId, teamId }: Account,
  { listType = "inbox", limit = usualLimit }: { listType?: ListType; limit?: number },
): Promise<Schemas["MessageList"]> {
  const rows = await readList[listType](db, { userId, teamId, limit });
  const unread = rows[0]?.unreadCount ?? (await readUnread(db, { userId, teamId }))[0]?.count;
  return { messages: rows.map(presentMessage), unreadCount: unread ?? 0 };
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
  return { thread: rows.map(presentMessage), requestedMessageId: id, parentMessageId };
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
  return presentMessage({ ...row, received: { ...row.received, readAt: moment } });
}

/** Marks what came to the person in the account up to a moment as read, and says how many are left unread. */
export async function markAllRead(
  context: Pick<Context, "db" | "now">,
  { userId, teamId }: Account,
  until: string,
): Promise<Schemas["UnreadCount"]> {
  const moment = new Date(until);
  if (Number.isNaN(moment.getTime())) throw new Refusal("invalid", "until must be a date-time.");
  await context.db
    .update(messageRecipient)
    .set({ readAt: context.now() })
    .where(
      and(
        eq(messageRecipient.userId, userId),
        eq(messageRecipient.teamId, teamId),
        isNull(messageRecipient.readAt),
        lte(messageRecipient.createdAt, moment),
      ),
    );
  const [unread] = await readUnread(context.db, { userId, teamId });
  return { unreadCount: unread?.count ?? 0 };
}
