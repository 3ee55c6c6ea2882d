import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient } from "../../kernel/db/schema.ts";

/** Has people get a message that was stored in the same transaction; nobody where none are named. */
export async function addRecipients(
  tx: Database,
  { id, teamId, createdAt }: Pick<typeof message.$inferSelect, "id" | "teamId" | "createdAt">,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(messageRecipient).values(userIds.map((userId) => ({ messageId: id, userId, teamId, createdAt })));
}
