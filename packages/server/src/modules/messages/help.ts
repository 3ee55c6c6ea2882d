import type { Schemas } from "@grantwright/api-client";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { queueMail } from "../../capabilities/mail/queueMail.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient, user } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { addRecipients } from "./addRecipients.ts";
import { contentOf, type MessageRow } from "./messageRow.ts";
import { pathIn } from "./tell.ts";

/*
 * A conversation with support is made of messages of type `help`: those of the person have them as `fromUserId`, those of
 * support have nobody, and the person as the one who gets them. Its first message is a help request, or a notification.
 */

const paragraphs = (text: string): string[] => text.split(/\r?\n\s*\n/);

const urgency = { low: "", medium: "", high: "Urgent: " };

/** Tells support by mail of what a person wrote; an answer to the mail goes to the person. */
export async function mailSupport(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  account: Account,
  { _id, subject, priority, fromUser }: Schemas["Message"],
  typed: string,
): Promise<void> {
  const { supportEmail, publicUrl } = context.config;
  await queueMail(context, tx, {
    isProduct: false,
    to: supportEmail,
    kind: "helpRequest",
    subject: `${urgency[priority as keyof typeof urgency] ?? ""}${subject}`,
    replyTo: account.email,
    parts: {
      heading: subject,
      before: [`${fromUser.name} (${account.email}) wrote:`, ...paragraphs(typed)],
      button: { label: "Answer in Grantwright", address: `${publicUrl}/superadmin/help` },
      after: [],
    },
    eventKey: `help:${_id}`,
  });
}

/**
 * Answers a person who asked for help: it comes into their inbox, in the account from which they asked, and by mail. `id` is
 * of any message that the person wrote to support. Returns the id of the answer. Throws a Refusal: `notFound`, or `refused`
 * where the person has no account any more.
 */
export async function answerHelp(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  admin: { name: string },
  id: string,
  typed: string,
): Promise<string> {
  const [request] = await tx
    .select()
    .from(message)
    .where(and(eq(message.id, id), eq(message.type, "help")));
  if (!request) throw notFound("help request");
  const person = await askerOf(tx, request);
  const answerId = newId();
  const { teamId, subject } = request;
  const createdAt = context.now();
  await tx.insert(message).values({
    id: answerId,
    teamId,
    parentMessageId: request.parentMessageId ?? request.id,
    type: "help",
    priority: "low",
    subject,
    content: contentOf(typed),
    metadata: {},
    fromUserId: null,
    fromName: `${admin.name} (Support)`,
    createdAt,
  });
  await addRecipients(tx, { id: answerId, teamId, createdAt }, [person.id]);
  await queueMail(context, tx, {
    isProduct: false,
    userId: person.id,
    to: person.email,
    kind: "helpAnswered",
    subject: `Answer: ${subject}`,
    parts: {
      heading: subject,
      before: paragraphs(typed),
      button: {
        label: "Open the conversation",
        address: `${context.config.publicUrl}${await pathIn(tx, teamId, "/messages")}`,
      },
      after: [],
    },
    eventKey: `help:${answerId}`,
  });
  return answerId;
}

/** Whose conversation with support a message belongs to. */
async function askerOf(tx: Database, row: MessageRow["message"]): Promise<{ id: string; email: string }> {
  const [asker] =
    row.fromUserId === null
      ? await tx
          .select({ id: user.id, email: user.email })
          .from(messageRecipient)
          .innerJoin(user, eq(user.id, messageRecipient.userId))
          .where(eq(messageRecipient.messageId, row.id))
      : await tx.select({ id: user.id, email: user.email }).from(user).where(eq(user.id, row.fromUserId));
  if (!asker) throw new Refusal("refused", "This person has no account any more.");
  return asker;
}
