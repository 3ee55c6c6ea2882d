import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient } from "../../kernel/db/schema.ts";
import type { Leaver } from "../module.ts";

/** Forgets conversations with support, and what only the person was told; what they wrote to others stays. */
export async function forgetMessages(_context: Context, tx: Database, { userId }: Leaver): Promise<void> {
  const mine = tx
    .select({ id: messageRecipient.messageId })
    .from(messageRecipient)
    .where(eq(messageRecipient.userId, userId));
  const shared = tx
    .select({ id: messageRecipient.messageId })
    .from(messageRecipient)
    .where(ne(messageRecipient.userId, userId));
  const isSupport = and(eq(message.type, "help"), or(eq(message.fromUserId, userId), inArray(message.id, mine)));
  const isToldAlone = and(
    inArray(message.type, ["system", "AI", "notification"]),
    inArray(message.id, mine),
    sql`${message.id} not in ${shared}`,
  );
  await tx.delete(message).where(or(isSupport, isToldAlone));
}
