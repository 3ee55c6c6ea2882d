import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient, team, teamMember, user } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { addRecipients } from "./addRecipients.ts";
import { mailSupport } from "./help.ts";
import { contentOf, findMessage, presentMessage, type MessageRow } from "./messageRow.ts";
import { isProductType } from "./tell.ts";

type Needed = Pick<Context, "config" | "now" | "tasks">;

type NewMessage = Pick<MessageRow["message"], "type" | "subject" | "content"> &
  Partial<Pick<MessageRow["message"], "priority" | "parentMessageId">>;

/** Stores what a person wrote, for those who are to get it. */
async function store(
  context: Needed,
  tx: Database,
  account: Account,
  recipientIds: string[],
  values: NewMessage,
): Promise<Schemas["Message"]> {
  const { userId, teamId } = account;
  const [author] = await tx.select({ name: user.name }).from(user).where(eq(user.id, userId));
  if (!author) throw new Error("The author of a message vanished.");
  const id = newId();
  const createdAt = context.now();
  await tx.insert(message).values({
    id,
    teamId,
    priority: "low",
    metadata: {},
    ...values,
    fromUserId: userId,
    fromName: author.name,
    createdAt,
  });
  await addRecipients(tx, { id, teamId, createdAt }, recipientIds);
  return presentMessage(await findMessage(tx, account, id));
}

/** Those of the people who are members of the account now; everybody but the person where none are named. */
async function membersAmong(tx: Database, account: Account, ids?: string[]): Promise<string[]> {
  const members = await tx
    .select({ id: teamMember.userId })
    .from(teamMember)
    .where(
      and(
        eq(teamMember.teamId, account.teamId),
        ne(teamMember.userId, account.userId),
        ids && inArray(teamMember.userId, ids),
      ),
    );
  return members.map(({ id }) => id);
}

/**
 * Writes to members of the team, or to all others. Throws a Refusal: `refused` in the personal account, in a team of one or to
 * oneself; `notFound` for somebody who is no member.
 */
export async function sendMessage(
  context: Needed,
  tx: Database,
  account: Account,
  { subject, content, recipientIds }: BodyOf<"sendMessage">,
): Promise<Schemas["Message"]> {
  const [personal] = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.id, account.teamId), eq(team.personalOf, account.userId)));
  if (personal) throw new Refusal("refused", "There is nobody to write to in your personal account.");
  if (recipientIds?.includes(account.userId)) throw new Refusal("refused", "You cannot write to yourself.");
  const to = await membersAmong(tx, account, recipientIds);
  if (recipientIds && to.length < recipientIds.length) throw notFound("member");
  if (to.length === 0) throw new Refusal("refused", "There is nobody else in this team yet.");
  return store(context, tx, account, to, { type: "user", subject, content: contentOf(content) });
}

/** Asks those who look after the deployment for help, and mails it to them. */
export async function sendHelpRequest(
  context: Needed,
  tx: Database,
  account: Account,
  { subject, content, priority }: BodyOf<"sendHelpRequest">,
): Promise<Schemas["Message"]> {
  const values = { type: "help" as const, subject, content: contentOf(content), priority };
  const stored = await store(context, tx, account, [], values);
  await mailSupport(context, tx, account, stored, content);
  return stored;
}

/** Whether somebody works in the account: who does something in a document may be its guest, or the person theirs. */
async function isHere(tx: Database, { teamId }: Account, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const found = await tx
    .select({ id: teamMember.userId })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.userId, userId)));
  return found.length > 0;
}

/** Who else takes part in a thread: everybody who wrote or got a message of it and still works in the account. */
async function othersInThread(tx: Database, account: Account, parentId: string): Promise<string[]> {
  const isInThread = or(eq(message.id, parentId), eq(message.parentMessageId, parentId));
  const authors = await tx.select({ id: message.fromUserId }).from(message).where(isInThread);
  const readers = await tx
    .select({ id: messageRecipient.userId })
    .from(message)
    .innerJoin(messageRecipient, eq(messageRecipient.messageId, message.id))
    .where(isInThread);
  const ids = [...authors, ...readers].flatMap(({ id }) => (id === null ? [] : [id]));
  return membersAmong(tx, account, ids);
}

/**
 * Adds a reply to the thread of a message. It goes to everybody else who takes part; in a conversation with support, and to a
 * notification that nobody is behind, it goes to support. Throws a Refusal: `notFound`, or `refused` for messages that cannot be
 * answered.
 */
export async function replyToMessage(
  context: Needed,
  tx: Database,
  account: Account,
  { parentMessageId, content }: BodyOf<"replyToMessage">,
): Promise<Schemas["Message"]> {
  const { message: asked } = await findMessage(tx, account, parentMessageId);
  const parentId = asked.parentMessageId ?? asked.id;
  const [parent] = await tx
    .select()
    .from(message)
    .where(and(eq(message.id, parentId), isNull(message.parentMessageId)));
  if (!parent) throw notFound("message");
  if (parent.type === "system" || parent.type === "AI")
    throw new Refusal("refused", "This message cannot be answered.");
  const values = { subject: parent.subject, content: contentOf(content), parentMessageId: parentId };
  if (parent.type === "help" || (isProductType(parent.type) && parent.fromUserId === null)) {
    const stored = await store(context, tx, account, [], { ...values, type: "help" });
    await mailSupport(context, tx, account, stored, content);
    return stored;
  }
  if (isProductType(parent.type) && !(await isHere(tx, account, parent.fromUserId)))
    throw new Refusal("refused", "They do not work in this account. Answer them in the document.");
  const others = await othersInThread(tx, account, parentId);
  if (others.length === 0) throw new Refusal("refused", "Nobody else takes part in this conversation any more.");
  return store(context, tx, account, others, { ...values, type: "user" });
}
