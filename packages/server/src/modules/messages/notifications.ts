import { eq, sql } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Database } from "../../kernel/db/open.ts";
import { user } from "../../kernel/db/schema.ts";

type Choices = Schemas["NotificationChoices"];

/** What a message is about, as people choose by it whether it is mailed. */
export type NoticeKind = keyof Choices;

/** What holds for who chose nothing: what was mailed before there was a choice goes at once, the rest not at all. */
const usual: Choices = {
  mentions: "atOnce",
  answers: "none",
  sections: "atOnce",
  tasks: "atOnce",
  deadlines: "atOnce",
  opportunities: "atOnce",
  team: "none",
};

/** Each kind with what is chosen for it. */
export const choicesOf = (chosen: Partial<Choices>): Choices => ({ ...usual, ...chosen });

/** When messages of each kind are mailed to a person who agreed to mails. */
export async function readNotifications(db: Database, userId: string): Promise<Choices> {
  const [found] = await db.select({ chosen: user.notifications }).from(user).where(eq(user.id, userId));
  return choicesOf(found?.chosen ?? {});
}

/** Changes some of the choices in one statement, so that two tabs lose nothing of each other; answers all of them. */
export async function changeNotifications(db: Database, userId: string, change: Partial<Choices>): Promise<Choices> {
  const [changed] = await db
    .update(user)
    .set({ notifications: sql`${user.notifications} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(user.id, userId))
    .returning({ chosen: user.notifications });
  return choicesOf(changed?.chosen ?? {});
}
