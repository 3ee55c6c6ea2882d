import { and, eq } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient } from "../../kernel/db/schema.ts";

/** The event that a message about the end of a task tells of. */
export const taskEvent = (taskId: string): string => `task:${taskId}`;

/** The message that tells a person of the end of a task; undefined where they were told nothing, or a newer word took its place. */
export async function findTaskMessage(
  db: Database,
  { userId }: Pick<Account, "userId">,
  taskId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(messageRecipient, and(eq(messageRecipient.messageId, message.id), eq(messageRecipient.userId, userId)))
    .where(eq(message.eventKey, taskEvent(taskId)));
  return found?.id;
}
