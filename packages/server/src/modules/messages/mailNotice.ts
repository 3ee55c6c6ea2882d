import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { queueMail } from "../../capabilities/mail/queueMail.ts";
import type { Database } from "../../kernel/db/open.ts";
import { messageRecipient, user } from "../../kernel/db/schema.ts";
import { choicesOf, type NoticeKind } from "./notifications.ts";

/** A message that is mailed as people chose. */
interface Notice {
  messageId: string;
  /** What the mail is, in a word, for those who look after the deployment. */
  kind: string;
  about: NoticeKind;
  subject: string;
  text: string;
  linkLabel: string;
  /** Where its link leads, as the account has it. */
  path: string | undefined;
}

/** What makes the mail of a message to a person unique, of a kind. */
export const noticeKey = (kind: string, messageId: string, userId: string): string => `${kind}:${messageId}:${userId}`;

/** Mails a message to those who want its kind at once, and has it wait for the daily mail of those who want it so. */
export async function mailNotice(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  userIds: string[],
  { messageId, kind, about, subject, text, linkLabel, path }: Notice,
): Promise<void> {
  const people = await tx
    .select({ id: user.id, email: user.email, chosen: user.notifications })
    .from(user)
    .where(and(inArray(user.id, userIds), user.wantsProductMail));
  const wanting = (time: string) => people.filter(({ chosen }) => choicesOf(chosen)[about] === time);
  const button = path === undefined ? undefined : { label: linkLabel, address: `${context.config.publicUrl}${path}` };
  for (const person of wanting("atOnce"))
    await queueMail(context, tx, {
      isProduct: true,
      userId: person.id,
      to: person.email,
      kind,
      subject,
      parts: { heading: subject, before: text.split(/\n\s*\n/), ...(button && { button }), after: [] },
      eventKey: noticeKey(kind, messageId, person.id),
    });
  const later = wanting("daily").map(({ id }) => id);
  if (later.length > 0)
    await tx
      .update(messageRecipient)
      .set({ digest: about })
      .where(and(eq(messageRecipient.messageId, messageId), inArray(messageRecipient.userId, later)));
}
